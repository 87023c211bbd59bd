// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readAll } from '../../fixtures/read.ts'
import { Unreadable } from '../unreadable.ts'

const folder = join(import.meta.dirname, '../../fixtures/calendars')

/**
 * What comes in from calendars as other programs write them, after public bug reports: days and times in Berlin, ✗ what is
 * refused, ? what is suggested where the zone or the encoding is asked for.
 */
const calendars: Readonly<Record<string, string[]>> = {
  '01-utf8-split-by-folding': ['26-12-01 10:00 Müsli kaufen'],
  '02-exdate-date-of-timed': [
    '26-12-01 19:00–20:00 Choir',
    '26-12-02 19:00–20:00 Choir',
    '26-12-04 19:00–20:00 Choir',
    '26-12-05 19:00–20:00 Choir',
  ],
  '03-exdate-timed-of-allday': [
    '26-12-01 - Holiday',
    '26-12-02 - Holiday',
    '26-12-04 - Holiday',
    '26-12-05 - Holiday',
  ],
  '04-exdate-utc-start-zone-no-vtimezone': [
    '26-12-01 19:00–20:00 Yoga',
    '26-12-02 19:00–20:00 Yoga',
    '26-12-04 19:00–20:00 Yoga',
    '26-12-05 19:00–20:00 Yoga',
  ],
  '05-recurrence-id-utc-no-vtimezone': [
    '26-12-01 19:00–20:00 Yoga',
    '26-12-02 19:00–20:00 Yoga',
    '26-12-03 21:00–22:00 Yoga moved',
    '26-12-04 19:00–20:00 Yoga',
  ],
  '06-recurrence-id-utc-with-vtimezone': [
    '26-12-01 19:00–20:00 Yoga',
    '26-12-02 19:00–20:00 Yoga',
    '26-12-03 21:00–22:00 Yoga moved',
    '26-12-04 19:00–20:00 Yoga',
  ],
  '08-recurrence-id-date-of-timed': [
    '26-12-01 08:00–09:00 Shift',
    '26-12-02 14:00–15:00 Shift swapped',
    '26-12-03 08:00–09:00 Shift',
    '26-12-04 08:00–09:00 Shift',
  ],
  '09-until-date-of-timed': [
    '26-12-01 21:30–22:30 Run',
    '26-12-02 21:30–22:30 Run',
    '26-12-03 21:30–22:30 Run',
    '26-12-04 21:30–22:30 Run',
  ],
  '10-until-utc-western-zone': [
    '26-12-02 04:00–04:30 Standup',
    '26-12-03 04:00–04:30 Standup',
    '26-12-04 04:00–04:30 Standup',
    '26-12-05 04:00–04:30 Standup',
  ],
  '12-tzid-odd-with-vtimezone': ['26-12-01 19:00–20:00 Dentist'],
  '13-tzid-odd-with-vtimezone': ['26-12-01 19:00–20:00 Dentist'],
  '14-tzid-odd-with-vtimezone': ['26-12-01 19:00–20:00 Dentist'],
  '15-tzid-odd-no-vtimezone': ['26-12-01 19:00–20:00 Dentist 15'],
  '17-tzid-odd-no-vtimezone': ['26-12-01 19:00–20:00 Dentist 17'],
  '19-tzid-odd-no-vtimezone': ['26-12-01 19:00–20:00 Dentist 19'],
  '20-tzid-odd-no-vtimezone': ['26-12-01 19:00–20:00 Dentist 20'],
  '21-tzid-odd-no-vtimezone': ['26-12-01 19:00–20:00 Dentist 21'],
  '22-tzid-odd-no-vtimezone': ['26-12-01 19:00–20:00 Dentist 22'],
  '23-tzid-odd-no-vtimezone': ['26-12-01 19:00–20:00 Dentist 23'],
  '24-tzid-odd-no-vtimezone': ['26-12-02 04:00–05:00 Dentist 24'],
  '25-tzid-odd-no-vtimezone': ['26-12-01 19:00–20:00 Dentist 25'],
  '26-x-wr-timezone-floating': ['26-12-02 01:00–02:00 Lecture', '? America/New_York'],
  '27-end-before-start': ['26-12-01 20:00 Backwards', '26-12-01 20:00 Minus', '26-12-01 20:00 Zero'],
  '28-allday-end-same-day': [
    '26-12-01 - Same',
    '26-12-05 - Before',
    '26-12-10 - Length',
    '26-12-11 - Length',
    '26-12-15 - Mixed',
  ],
  '29-midnight-to-midnight': ['26-12-01 - Fair', '26-12-02 - Fair', '26-12-03 - Fair'],
  '30-bom-lf': ['26-12-01 20:00 Tea'],
  '31-cr-only': ['26-12-01 20:00 Tea'],
  '32-blank-lines': ['26-12-01 20:00 Tea'],
  '33-bysetpos-last-workday': [
    '26-11-30 17:00 bysetpos-last-workday',
    '26-12-31 17:00 bysetpos-last-workday',
    '27-01-29 17:00 bysetpos-last-workday',
    '… 12',
  ],
  '34-last-friday': [
    '26-10-30 17:00 last-friday',
    '26-11-27 17:00 last-friday',
    '26-12-25 17:00 last-friday',
    '… 13',
  ],
  '35-feb29-yearly': ['nothing'],
  '36-monthly-31': ['26-10-31 - monthly-31', '26-12-31 - monthly-31', '27-01-31 - monthly-31', '… 8'],
  '37-wkst-su-biweekly': [
    '26-11-29 - wkst-su-biweekly',
    '26-12-01 - wkst-su-biweekly',
    '26-12-13 - wkst-su-biweekly',
    '26-12-15 - wkst-su-biweekly',
    '26-12-27 - wkst-su-biweekly',
    '26-12-29 - wkst-su-biweekly',
  ],
  '38-dst-weekly-berlin': [
    '26-10-26 14:00 dst-weekly-berlin',
    '26-11-02 15:00 dst-weekly-berlin',
    '26-11-09 15:00 dst-weekly-berlin',
    '… 56',
  ],
  '39-exrule-rdate': [
    '26-12-01 17:00 exrule-rdate',
    '26-12-08 17:00 exrule-rdate',
    '26-12-25 17:00 exrule-rdate',
    '26-12-26 17:00 exrule-rdate',
  ],
  '40-rdate-period': ['26-12-01 18:00 rdate-period', '26-12-10 18:00–20:00 rdate-period'],
  '41-rrule-trailing-semicolon': [
    '26-12-01 18:00 rrule-trailing-semicolon',
    '26-12-08 18:00 rrule-trailing-semicolon',
    '26-12-15 18:00 rrule-trailing-semicolon',
  ],
  '42-rrule-lowercase': [
    '26-12-01 18:00 rrule-lowercase',
    '26-12-08 18:00 rrule-lowercase',
    '26-12-15 18:00 rrule-lowercase',
  ],
  '43-rrule-yearly-monthday-only': ['26-12-24 - rrule-yearly-monthday-on'],
  '44-rrule-count-and-until': [
    '26-12-01 18:00 rrule-count-and-until',
    '26-12-02 18:00 rrule-count-and-until',
    '26-12-03 18:00 rrule-count-and-until',
  ],
  '45-rrule-interval-0': [
    '26-12-01 18:00 rrule-interval-0',
    '26-12-02 18:00 rrule-interval-0',
    '26-12-03 18:00 rrule-interval-0',
  ],
  '46-rrule-hourly': [
    '26-12-01 09:00 rrule-hourly',
    '26-12-01 17:00 rrule-hourly',
    '26-12-02 01:00 rrule-hourly',
  ],
  '47-exdate-is-start': ['26-12-08 18:00 exdate-is-start', '26-12-15 18:00 exdate-is-start'],
  '48-two-rrules': ['26-12-01 18:00 two-rrules', '26-12-08 18:00 two-rrules', '27-01-01 18:00 two-rrules'],
  '49-until-before-start': ['nothing'],
  '50-same-uid-different-events': [
    '26-12-01 09:00–10:00 Math',
    '26-12-01 11:00–12:00 Art',
    '26-12-02 11:00–12:00 Music',
  ],
  '51-older-sequence-last': ['26-12-01 19:00–20:00 New time'],
  '52-params': ['26-12-01 19:00 Kaffee; Tee, Kuchen\nzwei'],
  '53-emoji': ['26-12-01 19:00 👩‍👩‍👧 Tag 🇹🇷'],
  '54-control-chars': ['26-12-01 19:00 Bell\u0007 and  nul', '26-12-01 20:00 Good'],
  '55-method-cancel': ['26-12-01 20:00 On'],
  '56-this-and-future': [
    '26-12-01 09:00–10:00 Swim',
    '26-12-02 09:00–10:00 Swim',
    '26-12-03 11:00–12:00 Swim later',
    '26-12-04 11:00–12:00 Swim later',
    '26-12-05 11:00–12:00 Swim later',
  ],
  '57-exception-orphan': ['26-12-01 09:00 Swim', '26-12-02 09:00 Swim', '26-12-20 11:00 Swim extra'],
  '58-vtodo': [
    '26-12-03 11:00 Done by property ✓',
    '26-12-01 - Water plants',
    '26-12-08 - Water plants',
    '26-12-15 - Water plants',
    '26-12-02 - Due weekly',
    '26-12-09 - Due weekly',
    '26-12-16 - Due weekly',
  ],
  '59-date-without-value': ['26-12-01 - Plain date'],
  '60-dashed-date': ['26-12-01 19:00 Dashed', '26-12-01 19:00 No seconds', '26-12-01 20:00 Good'],
  '61-vtimezone-equals': ['26-12-01 20:00–20:30 Demo'],
  '62-no-uid': ['26-12-01 19:00 A', '26-12-01 20:00 A'],
  '63-two-calendars': ['26-12-01 19:00 One', '26-12-01 20:00 Two'],
  '64-latin1': ['26-12-01 19:00 Müsli – 5 €', '? windows-1252'],
  '65-dst-gap': [
    '27-03-28 03:30 Gap',
    '26-10-25 02:30–03:30 Fold',
    '27-03-26 02:30–02:45 Daily gap',
    '27-03-27 02:30–02:45 Daily gap',
    '27-03-28 03:30–03:45 Daily gap',
    '27-03-29 02:30–02:45 Daily gap',
    '27-03-30 02:30–02:45 Daily gap',
  ],
  '66-odd-zones': [
    '26-11-30 23:15 Chatham',
    '26-12-01 02:00 Lord Howe',
    '26-12-01 00:00 Apia',
    '26-12-01 07:15 Nepal',
  ],
  '67-valarm': ['26-12-01 19:00 Alarm day before', '26-12-01 19:00 Alarm none'],
  '68-long-title': ['26-12-01 19:00 Sitzung Sitzung Sitzung '],
  '69-declined': ['26-12-01 19:00 Meeting I declined'],
  '70-exdate-of-modified': ['26-12-01 - Old', '26-12-15 - Old', '26-12-22 - Old'],
  '71-until-utc-eastern-zone-no-vtimezone': [
    '26-12-01 19:00–20:00 Choir',
    '26-12-02 19:00–20:00 Choir',
    '26-12-03 19:00–20:00 Choir',
    '26-12-04 19:00–20:00 Choir',
  ],
  '72-slash-new-york': ['26-12-02 01:00–02:00 Webinar', '26-12-03 01:00–02:00 Webinar two'],
  '73-unfolded-description': ['26-12-01 19:00–20:00 Lecture', '26-12-02 20:00 Good'],
  '74-header-garbage': ['26-12-02 20:00 Good'],
  '77-exdate-list-and-tz': [
    '26-12-01 09:30–11:00 Class',
    '26-12-15 09:30–11:00 Class',
    '26-12-29 09:30–11:00 Class',
    '27-01-05 09:30–11:00 Class',
  ],
  '78-x-wr-timezone-other-question': ['26-12-01 11:00 Floating', '26-12-01 11:00 Zoned', '? Asia/Tokyo'],
  '79-recurring-due-only': [
    '26-12-01 18:00 Pay rent',
    '27-01-01 18:00 Pay rent',
    '27-02-01 18:00 Pay rent',
    '… 12',
  ],
  '80-yearly-birthday-1604': ['26-12-10 - Birthday Ada'],
  '81-monthly-negative-monthday': [
    '26-11-30 - Month end',
    '26-12-31 - Month end',
    '27-01-31 - Month end',
    '27-02-28 - Month end',
  ],
  '83-monthly-5th-monday': ['26-11-30 - Fifth', '27-03-29 - Fifth', '27-05-31 - Fifth', '27-08-30 - Fifth'],
  '84-daily-byday-bymonth': [
    '27-01-01 08:00 Workdays in January',
    '27-01-04 08:00 Workdays in January',
    '27-01-05 08:00 Workdays in January',
    '… 21',
  ],
  '85-google-cancelled-exception': ['26-12-01 10:00–11:00 Team', '26-12-15 10:00–11:00 Team'],
  '87-duration-units': ['26-12-07 - Week long', '26-12-08 - Week long', '26-12-09 - Week long', '… 9'],
  '89-moved-first': ['26-12-01 10:00–11:00 Dentist', '26-12-03 10:00–11:00 Call', '26-12-04 12:00 Lunch'],
  '89-moved-second': ['26-12-02 10:00–11:00 Dentist', '26-12-03 15:00–16:00 Call'],
  '90-empty-rdate-in-vtimezone': ['26-12-02 19:00–20:00 Lecture'],
  '93-google-allday-moved': ['26-12-02 - Market', '26-12-10 - Market', '26-12-16 - Market'],
}

async function itemsIn(name: string): Promise<string[]> {
  try {
    const found = await readAll(readFileSync(join(folder, `${name}.ics`)), `${name}.ics`)
    const items = found.of('planner').map(({ row }) => {
      const times = `${row.time ?? '-'}${row.endTime ? `–${row.endTime}` : ''}`
      return `${row.date.slice(2)} ${times} ${row.text.slice(0, 24)}${row.completed ? ' ✓' : ''}`
    })
    return [
      ...(items.length > 7 ? [...items.slice(0, 3), `… ${items.length}`] : items),
      ...found.refused.map((one) => `✗ ${one}`),
      ...found.summary.questions.map(({ suggestion, about }) => `? ${suggestion}${about && ` ${about}`}`),
    ]
  } catch (error) {
    if (error instanceof Unreadable) return ['nothing']
    throw error
  }
}

test.each(Object.entries(calendars))('%s', async (name, items) => {
  expect(await itemsIn(name)).toEqual(items)
})

test('every calendar of the fixtures is tried', () => {
  expect(readdirSync(folder).map((name) => name.replace('.ics', ''))).toEqual(Object.keys(calendars))
})
