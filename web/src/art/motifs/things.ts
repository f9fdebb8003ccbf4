/** What somebody made. See `../motifs.ts`. */
export const THINGS = {
  arrow: `
    <path fill="a" d="M50 0 74 36 57 28V100H43V28L26 36Z"/>
    <path fill="b" d="M50 0 26 36 43 28V60H50ZM43 62 28 74V94L43 84ZM57 62 72 74V94L57 84Z"/>`,
  blade: `
    <path fill="a" d="M50 0 62 18 58 66H42L38 18Z"/>
    <path fill="b" d="M50 0 38 18 42 66H50Z"/>
    <path fill="a" d="M22 62 50 68 78 62 74 76 50 80 26 76ZM44 80H56V92L50 100 44 92Z"/>`,
  cage: `
    <path fill="k" opacity=".2" d="M16 28H84V88H16Z"/>
    <path fill="a" d="M12 30C14 10 86 10 88 30ZM44 0H56V14H44ZM10 86H90V98H10Z"/>
    <path fill="b" d="M16 30H24V86H16ZM36 30H44V86H36ZM56 30H64V86H56ZM76 30H84V86H76Z"/>`,
  chain: `
    <path fill="a" fill-rule="evenodd" d="M6 24C6 10 42 10 42 24V48C42 62 6 62 6 48ZM16 26V46C16 50 32 50 32
      46V26C32 22 16 22 16 26ZM58 52C58 38 94 38 94 52V78C94 92 58 92 58 78ZM68 54V76C68 80 84 80 84 76V54C84 50 68
      50 68 54Z"/>
    <path fill="b" d="M20 40 34 32 82 64 74 74 66 74 28 50Z"/>`,
  coin: `
    <path fill="a" fill-rule="evenodd" d="M50 2A48 48 0 1 1 49.9 2ZM37 37V63H63V37Z"/>
    <path fill="b" fill-rule="evenodd" d="M50 12A38 38 0 1 1 49.9 12ZM50 21A29 29 0 1 0 50.1 21Z"/>
    <path fill="k" opacity=".8" d="M37 37H63V63H37Z"/>`,
  crown: `
    <path fill="a" d="M8 84 0 24 28 50 50 6 72 50 100 24 92 84Z"/>
    <path fill="b" d="M8 84H92V98H8ZM0 24 28 50 24 84H8ZM50 6 72 50 62 84 50 60Z"/>
    <path fill="k" d="M50 62 57 71 50 80 43 71Z"/>`,
  hourglass: `
    <path fill="a" d="M18 0H82V12H18ZM18 88H82V100H18Z"/>
    <path fill="b" d="M26 12H74C74 34 58 42 56 50 58 58 74 66 74 88H26C26 66 42 58 44 50 42 42 26 34 26 12Z"/>
    <path fill="k" d="M34 26H66C62 36 54 40 50 48 46 40 38 36 34 26ZM50 62C58 70 66 76 68 86H32C34 76 42 70 50
      62Z"/>`,
  key: `
    <path fill="a" fill-rule="evenodd" d="M50 0A25 25 0 1 1 49.9 0ZM50 13A12 12 0 1 0 50.1 13Z"/>
    <path fill="a" d="M43 46H57V70H78V80H57V86H72V98H43Z"/>
    <path fill="b" d="M43 46H50V98H43ZM50 0A25 25 0 0 0 27 34L37 28A12 12 0 0 1 50 13Z"/>`,
  mirror: `
    <path fill="a" fill-rule="evenodd" d="M50 0C78 0 90 22 88 46 86 66 72 78 58 80L60 100H40L42 80C28 78 14 66 12
      46 10 22 22 0 50 0ZM50 10C30 10 22 26 24 44 26 60 36 70 50 70 64 70 74 60 76 44 78 26 70 10 50 10Z"/>
    <path fill="k" d="M50 10C30 10 22 26 24 44 26 60 36 70 50 70 64 70 74 60 76 44 78 26 70 10 50 10Z"/>
    <path fill="b" d="M34 22 52 14 30 58ZM46 40 62 24 42 66Z"/>`,
  scroll: `
    <path fill="a" d="M20 14H80V86H20Z"/>
    <path fill="b" d="M12 6H88V22H12ZM12 78H88V94H12Z"/>
    <path fill="k" d="M30 34H70V38H30ZM30 46H64V50H30ZM30 58H70V62H30Z"/>`,
  shield: `
    <path fill="a" d="M50 2C64 12 80 16 94 16 94 56 80 84 50 100 20 84 6 56 6 16 20 16 36 12 50 2Z"/>
    <path fill="b" d="M50 2V100C20 84 6 56 6 16 20 16 36 12 50 2Z"/>
    <path fill="k" opacity=".75" d="M50 26 68 46 50 78 32 46Z"/>`,
  skein: `
    <path fill="none" stroke="a" stroke-width="7" stroke-linecap="round" d="M60 84C76 98 84 78 99 92"/>
    <path fill="a" d="M48 2A44 44 0 1 1 47.9 2Z"/>
    <path fill="b" d="M12 34C20 14 44 4 64 8L24 70C12 62 8 48 12 34Z"/>
    <path fill="none" stroke="k" stroke-width="3.4" stroke-linecap="round" d="M64 8 24 70M50 6 14 60M36 8 8 48M34
      74C36 48 58 30 88 36M44 82C46 60 64 46 90 50M58 84C58 70 72 60 86 62"/>`,
  spire: `
    <path fill="a" d="M50 0 58 34 66 40 70 100H30L34 40 42 34Z"/>
    <path fill="b" d="M50 0 42 34 34 40 30 100H44Z"/>
    <path fill="a" d="M14 52 22 70V100H6V70ZM86 46 94 66V100H78V66Z"/>`,
  totem: `
    <path fill="a" d="M32 100V8L50 0 68 8V100ZM10 24 34 18V36L14 38ZM90 24 66 18V36L86 38Z"/>
    <path fill="k" d="M38 22 47 26V32L38 29ZM62 22 53 26V32L62 29ZM40 42H60L56 50H44ZM38 62 47 66V72L38 69ZM62 62
      53 66V72L62 69ZM40 82H60V90H40Z"/>`,
};
