import { useMatches } from 'react-router'

/** Whether the address leads to no page (web/router.tsx), so that no place is marked as the one where one is. */
export const useIsLost = (): boolean => useMatches().at(-1)?.handle === 'lost'
