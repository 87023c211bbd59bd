/** By scripts/vite-pictures.ts. */
declare module 'virtual:landing-pictures' {
  type Widths = readonly { url: string; width: number }[]
  /** The widest file of each first. */
  const pictures: { cover: { widths: Widths; avif: Widths }; card: { widths: Widths } }
  export default pictures
}
