import { describe, expect, test } from 'vitest'
import { readTyped } from './typed-item.ts'

/** A Monday. */
const today = '2026-11-23'
const read = (line: string) => {
  const { words: _, ...found } = readTyped(line, today) ?? { words: '' }
  return found
}

test.each([
  ['Buy bread 18:30', { text: 'Buy bread', time: '18:30' }],
  ['Buy bread at 6:30pm', { text: 'Buy bread', time: '18:30' }],
  ['Buy bread 6.30 p.m.', { text: 'Buy bread', time: '18:30' }],
  ['6 pm buy bread', { text: 'buy bread', time: '18:00' }],
  ['12am lock the door', { text: 'lock the door', time: '00:00' }],
  ['Lunch 12 pm', { text: 'Lunch', time: '12:00' }],
  ['Yoga 6-7:30pm', { text: 'Yoga', time: '18:00', endTime: '19:30' }],
  ['Lunch from 11 to 1 pm with Ana', { text: 'Lunch with Ana', time: '11:00', endTime: '13:00' }],
  ['Market tomorrow 9:00 – 12:30', { text: 'Market', time: '09:00', endTime: '12:30', day: '2026-11-24' }],
  ['Choir 7pm until 8:30', { text: 'Choir', time: '19:00', endTime: '20:30' }],
  ['Work 9am-5', { text: 'Work', time: '09:00', endTime: '17:00' }],
  ['Lunch 11am to 1:30', { text: 'Lunch', time: '11:00', endTime: '13:30' }],
  ['Shift 9am-17:00', { text: 'Shift', time: '09:00', endTime: '17:00' }],
  // To the next day, which is no end.
  ['Party 10 to 2am', { text: 'Party', time: '22:00' }],
  ['Yoga 11:30-12:30am', { text: 'Yoga', time: '23:30' }],
  ['Talk at 10:00 to 20 people', { text: 'Talk to 20 people', time: '10:00' }],
  ['Meeting 9:00 to 10 on Friday', { text: 'Meeting', time: '09:00', endTime: '10:00', day: '2026-11-27' }],
  ['Meeting 9:00 to 10, then lunch', { text: 'Meeting then lunch', time: '09:00', endTime: '10:00' }],
  ['Read 2-3 chapters 18:00-19:00', { text: 'Read 2-3 chapters', time: '18:00', endTime: '19:00' }],
  ['Read pages 10 to 12 from 6 to 7 pm', { text: 'Read pages 10 to 12', time: '18:00', endTime: '19:00' }],
  ['Dinner at 19:00 with Ana', { text: 'Dinner with Ana', time: '19:00' }],
  ['9:05, call the bank', { text: 'call the bank', time: '09:05' }],
  ['tomorrow 09:00 call the plumber', { text: 'call the plumber', time: '09:00', day: '2026-11-24' }],
  ['Call the plumber tomorrow', { text: 'Call the plumber', day: '2026-11-24' }],
  ['Call the plumber, tomorrow at 9 am', { text: 'Call the plumber', time: '09:00', day: '2026-11-24' }],
  ['Choir on Friday at 19:00', { text: 'Choir', time: '19:00', day: '2026-11-27' }],
  ['Choir on friday with Ana', { text: 'Choir with Ana', day: '2026-11-27' }],
  ['SUNDAY: rest', { text: 'rest', day: '2026-11-29' }],
  ['Monday plan the week', { text: 'plan the week', day: today }],
  ['Water the fern today', { text: 'Water the fern', day: today }],
  [
    'every Monday 18:30 yoga',
    { text: 'yoga', time: '18:30', repeat: { every: 'week', interval: 1, weekdays: [1] } },
  ],
  [
    'Choir on Tuesdays and Thursdays at 19:00',
    { text: 'Choir', time: '19:00', repeat: { every: 'week', interval: 1, weekdays: [2, 4] } },
  ],
  [
    'Swim every Monday, Wednesday and Friday with Ana',
    { text: 'Swim with Ana', repeat: { every: 'week', interval: 1, weekdays: [1, 3, 5] } },
  ],
  ['every day 8am tablets', { text: 'tablets', time: '08:00', repeat: { every: 'day', interval: 1 } }],
  ['Tidy up every other week', { text: 'Tidy up', repeat: { every: 'week', interval: 2 } }],
  [
    'Water the plants every other day, tomorrow',
    { text: 'Water the plants', day: '2026-11-24', repeat: { every: 'day', interval: 2 } },
  ],
  ['Every weekday walk', { text: 'walk', repeat: { every: 'week', interval: 1, weekdays: [1, 2, 3, 4, 5] } }],
])('“%s” is %j', (line, found) => expect(read(line)).toEqual(found))

describe('nothing is taken out of', () => {
  test.each([
    'Buy bread',
    // Without anything else there would be no item.
    '18:30',
    'tomorrow',
    ' Friday 9:00 ',
    // No time of day.
    'Score 25:10',
    'Read pages 10 to 12',
    'Chapters 2-3',
    'Score 3:75',
    'Lap 3:16:20',
    'Pay 18.50',
    'Version 1.18:30',
    '13 pm',
    'Meet 5 amazing people',
    // A name in the middle may be a part of the title.
    'Read Friday to Ana',
    "Today's news",
    'Buy tomorrowland tickets',
    'Daily report',
    'Call everyday people',
    'every day',
    'Every Mondayish thing',
  ])('“%s”', (line) => expect(readTyped(line, today)).toBeUndefined())
})

test('a reading is known by its words, whatever else is typed', () => {
  const words = (line: string) => readTyped(line, today)?.words
  expect(words('Buy bread Tomorrow 18:30')).toBe('tomorrow 18:30')
  expect(words('Buy white bread tomorrow 18:30')).toBe('tomorrow 18:30')
  expect(words('Buy bread 18:45')).not.toBe('tomorrow 18:30')
})

test('a date of every month is the first from the day of the line on', () => {
  expect(readTyped('Rent every month on the 1st', today, '2027-02-10')?.day).toBe('2027-03-01')
})
