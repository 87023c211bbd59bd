/**
 * The address of a feed as others reach it. A server that was not told its public address says `localhost`, which is
 * not where it is for a member who opened it from elsewhere.
 */
export function publicAddress(url: string, here: string): string {
  const { hostname, pathname } = new URL(url)
  return hostname === 'localhost' && new URL(here).hostname !== 'localhost' ? `${here}${pathname}` : url
}

/** The address that a calendar of this device subscribes to when it is opened. */
export const webcalAddress = (url: string): string => url.replace(/^https?:/, 'webcal:')

/** Where Google Calendar subscribes to an address. Undefined for one that Google cannot read: it comes by https alone. */
export const googleAddress = (url: string): string | undefined =>
  url.startsWith('https:')
    ? `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcalAddress(url))}`
    : undefined
