/** By scripts/vite-pictures.ts. */
declare module 'virtual:quiet-week' {
  const cover: Required<
    Pick<
      import('./week-content.ts').WeekContent,
      'coverImageUrl' | 'coverSizes' | 'coverAvif' | 'coverLqip' | 'coverNight'
    >
  >
  export default cover
}
