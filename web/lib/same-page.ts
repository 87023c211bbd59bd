import { useLocation, useNavigationType } from 'react-router'

/** What {@link useSamePage} reads in the state of a navigation. */
export const samePage = { isSamePage: true }

/**
 * Whether the page has stayed as it was and only its address is another, as whoever navigated says in the state. The
 * history keeps that state; who comes back to the address opens its page anew.
 */
export function useSamePage(): boolean {
  const state: unknown = useLocation().state
  const isReplaced = useNavigationType() === 'REPLACE'
  return isReplaced && typeof state === 'object' && state !== null && 'isSamePage' in state
}
