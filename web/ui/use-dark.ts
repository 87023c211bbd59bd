import { useMedia } from '../lib/use-media.ts'

/** Whether the page is dark: by the member's choice, or else by the system's. */
export function useDark(): boolean {
  const bySystem = useMedia('(prefers-color-scheme: dark)')
  const { scheme } = document.documentElement.dataset
  return scheme ? scheme === 'dark' : bySystem
}
