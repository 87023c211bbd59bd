import { formatLocale } from './locale.ts'

/** How a time of day is written everywhere: as the reader's locale does, which decides between 12 and 24 hours. */
export const clockParts = { hour: 'numeric', minute: '2-digit' } as const

/** The time of day of a moment on this device, or in `timeZone`: '6:30 PM', '18:30'. */
export const clock = (moment: Date, timeZone?: string): string =>
  moment.toLocaleTimeString(formatLocale(), { ...clockParts, timeZone })

/** The same for a wall clock's `HH:MM`. */
export const clockOf = (time: string): string => clock(new Date(`2000-01-01T${time}:00Z`), 'UTC')
