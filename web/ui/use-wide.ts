import { useMedia } from '../lib/use-media.ts'

/** Whether there is room for more than one column (the `md` breakpoint), for what is not to be rendered twice. */
export const useWide = (): boolean => useMedia('(width >= 56.25rem)')
