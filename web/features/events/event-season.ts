import { dayOfEvent, type Timed } from './event-day.ts'

const seasons = ['winter', 'spring', 'summer', 'autumn'] as const

/** The season of the northern half of the Earth in which an event starts, by whole months. */
export const seasonOf = (event: Timed, zone: string) =>
  seasons[Math.floor((Number(dayOfEvent(event, zone).slice(5, 7)) % 12) / 3)]
