const two = (part: number) => String(part).padStart(2, '0')

/** The first day of the month a day lies in. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** The same day some months later or, when negative, earlier; the last of the month where it has no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const count = year * 12 + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1]
  const last = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate()
  return `${String(toYear).padStart(4, '0')}-${two(toMonth)}-${two(Math.min(date, last))}`
}
