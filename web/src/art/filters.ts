/** One light for everything: from above left. Each filter roughens the edge, raises the shape like a relief, lights it,
 * and cuts the light into a few flat tones, like a print. Dear to draw: only ever baked (`bake.ts`). */
export const FILTERS = {
  // rock, coal, plate, fungus
  stone: `
    <filter id="stone" x="-8%" y="-8%" width="116%" height="116%" color-interpolation-filters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency=".016 .026" numOctaves="3" seed="7" result="n"/>
    <feDisplacementMap in="SourceGraphic" in2="n" scale="9" result="s"/>
    <feGaussianBlur in="s" stdDeviation="9" result="b"/>
    <feComposite in="b" in2="n" operator="arithmetic" k1=".3" k2=".7" result="h"/>
    <feDiffuseLighting in="h" surfaceScale="24" diffuseConstant=".98" lighting-color="#fff" result="l">
      <feDistantLight azimuth="225" elevation="36"/></feDiffuseLighting>
    <feComponentTransfer in="l" result="p">
      <feFuncR type="discrete" tableValues=".06 .1 .26 .5 .8 1.1 1.35"/>
      <feFuncG type="discrete" tableValues=".06 .1 .25 .48 .78 1.05 1.24"/>
      <feFuncB type="discrete" tableValues=".12 .17 .33 .53 .8 1 1.08"/></feComponentTransfer>
    <feGaussianBlur in="p" stdDeviation=".7" result="q"/>
    <feComposite in="s" in2="q" operator="arithmetic" k1="1.4" result="t"/>
    <feComposite in="t" in2="s" operator="in"/>
    </filter>`,
  // cloth, hair, beard: folds run downwards
  cloth: `
    <filter id="cloth" x="-8%" y="-8%" width="116%" height="116%" color-interpolation-filters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency=".028 .006" numOctaves="2" seed="4" result="n"/>
    <feDisplacementMap in="SourceGraphic" in2="n" scale="7" result="s"/>
    <feGaussianBlur in="s" stdDeviation="8" result="b"/>
    <feComposite in="b" in2="n" operator="arithmetic" k1=".5" k2=".5" result="h"/>
    <feDiffuseLighting in="h" surfaceScale="26" diffuseConstant=".93" lighting-color="#fff" result="l">
      <feDistantLight azimuth="222" elevation="38"/></feDiffuseLighting>
    <feComponentTransfer in="l" result="p">
      <feFuncR type="discrete" tableValues=".06 .12 .28 .5 .8 1.05 1.3"/>
      <feFuncG type="discrete" tableValues=".06 .12 .26 .48 .78 1 1.2"/>
      <feFuncB type="discrete" tableValues=".12 .18 .34 .54 .8 .98 1.08"/></feComponentTransfer>
    <feGaussianBlur in="p" stdDeviation=".8" result="q"/>
    <feComposite in="s" in2="q" operator="arithmetic" k1="1.4" result="t"/>
    <feComposite in="t" in2="s" operator="in"/>
    </filter>`,
  // skin, bone, metal, fur: what is smooth
  skin: `
    <filter id="skin" x="-8%" y="-8%" width="116%" height="116%" color-interpolation-filters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="11" result="n"/>
    <feDisplacementMap in="SourceGraphic" in2="n" scale="3" result="s"/>
    <feGaussianBlur in="s" stdDeviation="7" result="b"/>
    <feComposite in="b" in2="n" operator="arithmetic" k1=".12" k2=".8" result="h"/>
    <feDiffuseLighting in="h" surfaceScale="23" diffuseConstant=".9" lighting-color="#fff" result="l">
      <feDistantLight azimuth="220" elevation="40"/></feDiffuseLighting>
    <feComponentTransfer in="l" result="p">
      <feFuncR type="discrete" tableValues=".08 .14 .32 .56 .84 1.05 1.3"/>
      <feFuncG type="discrete" tableValues=".08 .13 .28 .52 .8 1 1.2"/>
      <feFuncB type="discrete" tableValues=".14 .2 .36 .56 .8 .96 1.08"/></feComponentTransfer>
    <feGaussianBlur in="p" stdDeviation=".8" result="q"/>
    <feComposite in="s" in2="q" operator="arithmetic" k1="1.35" result="t"/>
    <feComposite in="t" in2="s" operator="in"/>
    </filter>`,
  // light
  glow: `
    <filter id="glow" x="-150%" y="-150%" width="400%" height="400%">
    <feGaussianBlur stdDeviation="7" result="b"/>
    <feMerge><feMergeNode in="b"/><feMergeNode in="b"/><feMergeNode in="SourceGraphic"/></feMerge>
    </filter>`,
  // motifs of pictures
  cut: `
    <filter id="cut" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB">
    <feTurbulence type="fractalNoise" baseFrequency=".05 .07" numOctaves="2" seed="7" result="n"/>
    <feDisplacementMap in="SourceGraphic" in2="n" scale="2.6" result="s"/>
    <feGaussianBlur in="s" stdDeviation="2.6" result="b"/>
    <feComposite in="b" in2="n" operator="arithmetic" k1=".2" k2=".75" result="h"/>
    <feDiffuseLighting in="h" surfaceScale="9" diffuseConstant=".95" lighting-color="#fff" result="l">
      <feDistantLight azimuth="225" elevation="38"/></feDiffuseLighting>
    <feComponentTransfer in="l" result="p">
      <feFuncR type="discrete" tableValues=".08 .14 .32 .6 .85 1.05 1.3"/>
      <feFuncG type="discrete" tableValues=".08 .13 .3 .57 .82 1 1.2"/>
      <feFuncB type="discrete" tableValues=".14 .2 .38 .6 .82 .96 1.08"/></feComponentTransfer>
    <feGaussianBlur in="p" stdDeviation=".35" result="q"/>
    <feComposite in="s" in2="q" operator="arithmetic" k1="1.35" result="t"/>
    <feComposite in="t" in2="s" operator="in"/>
    </filter>`,
  // the light behind them
  soft: `
    <filter id="soft" x="-50%" y="-50%" width="200%" height="200%">
    <feGaussianBlur stdDeviation="14"/>
    </filter>`,
};
export type Filter = keyof typeof FILTERS;
