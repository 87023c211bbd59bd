/** A grid of covers of which some are chosen, and one of its cells. */
export const packGrid =
  'grid max-h-[42dvh] grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-2 overflow-y-auto overscroll-contain rounded-md border border-line bg-paper p-2'
export const packCell =
  'grid content-start gap-1 rounded-md border-2 border-transparent p-1 has-checked:border-accent has-checked:bg-accent-soft'
