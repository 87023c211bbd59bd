import type { Page } from '@playwright/test'
import type { Body } from './api.ts'
import type { Member } from './fixtures.ts'

/** A day before today, in the zone of the tests' browser. */
export const daysAgo = (days: number): Temporal.PlainDate =>
  Temporal.Now.plainDateISO('Europe/Berlin').subtract({ days })

/** Saves a check-in at an hour of a day, through the API. */
export const saveAt = (
  { call }: Member,
  date: Temporal.PlainDate,
  time: string,
  body: Omit<Body<'POST /mood'>, 'date' | 'created_at'>,
) =>
  call('POST /mood', {
    body: {
      ...body,
      date: date.toString(),
      created_at: date.toZonedDateTime({ timeZone: 'Europe/Berlin', plainTime: time }).toInstant().toString(),
    },
  })

export const field = (page: Page) => page.getByRole('grid', { name: 'The weather you came through' })
/** The cell of a day, by its name: the day and its moods. */
export const cell = (page: Page, date: Temporal.PlainDate) =>
  field(page).getByRole('button', {
    name: `${date.toLocaleString('en-US', {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      ...(date.year === daysAgo(0).year ? {} : { year: 'numeric' }),
    })}, `,
  })
/** The slip of a touched pebble. */
export const slip = (page: Page) => page.locator('[data-slip]')
export const history = (page: Page) => page.getByRole('list', { name: 'Recent Check-ins' })
export const choose = (page: Page, mood: string) =>
  page.getByRole('radio', { name: mood }).check({ force: true })
