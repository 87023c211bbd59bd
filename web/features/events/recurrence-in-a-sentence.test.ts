import { expect, test } from 'vitest'
import { choiceOf } from '../../../contract/recurrence.ts'
import { recurrenceSentence } from './recurrence-sentence.ts'

const at = { start: '2031-05-13T18:00', zone: 'Europe/Berlin' }

test.each([
  ['FREQ=DAILY', 'Every day'],
  ['FREQ=DAILY;INTERVAL=3;COUNT=1', 'Every 3 days, once'],
  ['FREQ=WEEKLY', 'Every week on Tuesday'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,FR', 'Every 2 weeks on Monday, Wednesday, and Friday'],
  ['FREQ=MONTHLY;BYMONTHDAY=15;COUNT=10', 'Every month on day 15, 10 times'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'Every month on its last day'],
  ['FREQ=MONTHLY;BYDAY=2TU', 'Every month on the second Tuesday'],
  ['FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR', 'Every 2 months on the last Friday'],
  ['FREQ=YEARLY;UNTIL=20351231', 'Every year on May 13, until December 31, 2035'],
  ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', 'Every year on the fourth Thursday of November'],
  ['FREQ=YEARLY;INTERVAL=4;BYMONTH=2;BYMONTHDAY=-1', 'Every 4 years on the last day of February'],
])('%s is “%s”', (rule, sentence) => {
  const choice = choiceOf(rule, at)
  expect(choice && recurrenceSentence(choice)).toBe(sentence)
})
