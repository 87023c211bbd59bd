import { t } from '../../contract/t.ts'
import { addDays } from '../../contract/week.ts'

const two = (part: number) => String(part).padStart(2, '0')

/** The calendar day of a moment on this device, as `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`

/** Today on this device. */
export const today = (): string => dayOf(new Date())

/** A day in words of the member's locale: Today, Yesterday, or 'Fri, Nov 20, 2026'. */
export function dayInWords(day: string): string {
  if (day === today()) return t('Today')
  if (day === addDays(today(), -1)) return t('Yesterday')
  return new Date(`${day}T12:00:00`).toLocaleDateString(undefined, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  })
}
