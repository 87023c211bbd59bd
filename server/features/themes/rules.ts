import { addDays, weekOf } from '../../../contract/week.ts'
import { today } from '../../kernel/clock.ts'

/**
 * A text as a search compares it: without accents and capitals (Unicode's compatibility decomposition, then
 * capitals, which also make one of ß and ss, of ς and σ, and of the Turkish ı and i). It is done here and not by
 * the database, whose letters depend on the locale it was made with.
 */
const searchForm = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()

/** A test for texts of which one holds what a person searches for; every character stands for itself. */
export function holds(search: string): (...texts: string[]) => boolean {
  const wanted = searchForm(search.trim())
  return (...texts) => texts.some((text) => searchForm(text).includes(wanted))
}

/** Whole seconds until the next week begins in a zone. */
export function secondsToNextWeek(now: Temporal.Instant, zone: string): number {
  const monday = addDays(weekOf(today(now, zone).toString()), 7)
  const begins = Temporal.PlainDate.from(monday).toZonedDateTime(zone).toInstant()
  return Math.ceil(begins.since(now).total('seconds'))
}
