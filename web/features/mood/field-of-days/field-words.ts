import { moods } from '../../../../contract/moods.ts'
import { t, translate } from '../../../../contract/t.ts'
import { type Text, texts } from '../../../../contract/texts.ts'
import { weekdayOf } from '../../../../contract/week.ts'
import type { MoodDay } from '../optimistic-moods.ts'

/** From so many days with a mood on, something is said of them. */
export const enoughDays = 14
/** A weekday is told of from so many of its days on, and only where it stands out by this share. */
const enoughOfWeekday = 4
const standsOut = 0.15
/** A mood that was there on this share of the days was there mostly. */
const mostly = 0.4

const mostlyWords: Readonly<Record<string, Text>> = {
  happy: texts('Mostly happy.'),
  calm: texts('Mostly calm.'),
  anxious: texts('Often anxious, and you came through.'),
  sad: texts('Often sad, and you came through.'),
  energetic: texts('Mostly energetic.'),
}
const lightestDay = texts([
  'Mondays are your lightest day.',
  'Tuesdays are your lightest day.',
  'Wednesdays are your lightest day.',
  'Thursdays are your lightest day.',
  'Fridays are your lightest day.',
  'Saturdays are your lightest day.',
  'Sundays are your lightest day.',
])

const isLight = (mood: string) => mood === 'happy' || mood === 'calm' || mood === 'energetic'
const lightOf = ({ moods }: MoodDay) => moods.filter(isLight).length / moods.length
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The weekday whose days were lighter than the others, from 1 for Monday, if one was. */
function lightestWeekday(days: readonly MoodDay[]): number | undefined {
  const overall = mean(days.map(lightOf))
  const byWeekday = [...Map.groupBy(days, ({ date }) => weekdayOf(date))]
    .filter(([, of]) => of.length >= enoughOfWeekday)
    .map(([weekday, of]) => ({ weekday, light: mean(of.map(lightOf)) }))
    .sort((one, other) => other.light - one.light)
  const [first, second] = byWeekday
  return first && second && first.light > second.light && first.light - overall >= standsOut
    ? first.weekday
    : undefined
}

/** A quiet sentence or two about days with moods, never a score; undefined while there are too few. */
export function fieldWords(days: readonly MoodDay[]): string | undefined {
  if (days.length < enoughDays) return undefined
  const share = (mood: string) => days.filter((day) => day.moods.includes(mood)).length / days.length
  const [most = ''] = [...moods].sort((one, other) => share(other) - share(one))
  const weather = mostlyWords[most]
  const first = weather && share(most) >= mostly ? translate(weather) : t('All kinds of weather.')
  const weekday = lightestWeekday(days)
  const second = weekday === undefined ? undefined : lightestDay[weekday - 1]
  return second ? `${first} ${translate(second)}` : first
}

/** What stands in the place of words while there are too few days for any. `isPast` is of a page behind the present one. */
export function wordsOfFew(count: number, { isPast = false } = {}): string {
  if (count === 0)
    return isPast ? t('No check-ins in these months.') : t('Your first pebble will lie in the ring.')
  return t('From {count} days with a check-in on, a few quiet words about them stand here.', {
    count: enoughDays,
  })
}
