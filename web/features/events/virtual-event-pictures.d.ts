/** By scripts/vite-pictures.ts. */
declare module 'virtual:event-pictures' {
  /** The widest file of each first. */
  const pictures: Record<
    import('../../../contract/event-kind.ts').EventKind,
    { url: string; widths: readonly { url: string; width: number }[]; lqip: string }
  >
  export default pictures
}
