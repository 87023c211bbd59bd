import { expect, test } from 'vitest'
import { recurrenceInWords } from './recurrence-words.ts'

// A Sunday, at 23:30 in Lisbon.
const event = { start: '2026-11-22T23:30:00Z', allDay: false, timezone: 'Europe/Lisbon' }

test.each([
  ['FREQ=WEEKLY;BYDAY=SU', 'Europe/Lisbon', 'Every Sunday'],
  ['RRULE:FREQ=WEEKLY;UNTIL=20271231', 'Europe/Lisbon', 'Every Sunday'],
  // Half past midnight in Berlin is on the day after.
  ['FREQ=WEEKLY;BYDAY=SU', 'Europe/Berlin', 'Every Monday'],
  ['FREQ=WEEKLY;BYDAY=MO,WE', 'Europe/Berlin', 'Tue, Thu'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU', 'Europe/Lisbon', 'Every 2 weeks on Tue, Sun'],
  ['FREQ=DAILY;COUNT=10', 'Europe/Lisbon', 'Every day'],
  ['FREQ=MONTHLY', 'Europe/Lisbon', 'Every month on day 22'],
  ['FREQ=MONTHLY;BYDAY=4SU;UNTIL=20271231T235959Z', 'Europe/Lisbon', 'Every month on the fourth Sunday'],
  ['FREQ=MONTHLY;INTERVAL=2;BYDAY=-1SU;COUNT=5', 'Europe/Lisbon', 'Every 2 months on the last Sunday'],
  ['FREQ=YEARLY', 'Europe/Lisbon', 'Every year on November 22'],
  // The fourth Sunday there is a Monday, though not always the fourth.
  ['FREQ=MONTHLY;BYDAY=4SU', 'Europe/Berlin', 'Every month'],
  ['FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1', 'Europe/Lisbon', 'Every month'],
  ['FREQ=YEARLY;BYDAY=20MO', 'Europe/Lisbon', 'Comes back regularly'],
])('%s is told to a reader in %s as %s', (rule, zone, words) => {
  expect(recurrenceInWords(event, rule, zone)).toBe(words)
})
