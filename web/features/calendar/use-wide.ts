import { useMedia } from '../../lib/use-media.ts'

/** Whether there is room for a month with its events in it (the `md` breakpoint). */
export const useWide = (): boolean => useMedia('(width >= 56.25rem)')
