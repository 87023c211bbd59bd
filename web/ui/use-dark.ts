import { createContext, use } from 'react'
import { useMedia } from '../lib/use-media.ts'

/** For a part of the page that is shown in a scheme of its own. */
export const OwnScheme = createContext<'light' | 'dark' | undefined>(undefined)

/** Whether the page is dark: by the member's choice, or else by the system's. */
export function useDark(): boolean {
  const bySystem = useMedia('(prefers-color-scheme: dark)')
  const scheme = use(OwnScheme) ?? document.documentElement.dataset.scheme
  return scheme ? scheme === 'dark' : bySystem
}
