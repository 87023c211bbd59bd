/** By scripts/vite-pictures.ts. */
declare module 'virtual:event-pictures' {
  type Widths = readonly { url: string; width: number }[]
  /** The widest file of each first. */
  const pictures: Record<
    import('../../../contract/event-kind.ts').EventKind,
    { url: string; widths: Widths; lqip: string; night?: { widths: Widths; lqip: string } }
  >
  export default pictures
}
