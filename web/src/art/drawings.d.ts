/** The SVG files of a folder by their sealed names; made by `sealing.ts`. */
declare module "virtual:drawings/*" {
  const drawings: Readonly<Record<string, string>>;
  export default drawings;
}
