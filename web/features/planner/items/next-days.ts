import { t } from '../../../../contract/t.ts'
import { addDays } from '../../../../contract/week.ts'

/** The days that an item of `date` is most likely moved to, each with the words that say so. */
export function nextDays(date: string, today: string): { to: string; words: string }[] {
  if (date > today) return [{ to: addDays(date, 1), words: t('Move to the day after') }]
  const tomorrow = { to: addDays(today, 1), words: t('Move to tomorrow') }
  return date < today ? [{ to: today, words: t('Move to today') }, tomorrow] : [tomorrow]
}
