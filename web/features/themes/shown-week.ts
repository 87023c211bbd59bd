import type { WeekContent } from './week-content.ts'

/** The cover that a member saw last on this device, and in which week. */
export type ShownWeek = { week: string; src: string; lqip: string | null }

/** The record in local storage. */
const recordOf = (memberId: string) => `week_shown_${memberId}`

/** The width that most screens show a cover in. Another one would have to be fetched first. */
const usualWidth = 800

/** What is to be remembered of a week; undefined for one without a cover. */
export function shownWeek(
  week: string,
  { coverImageUrl, coverSizes, coverLqip }: WeekContent,
): ShownWeek | undefined {
  const src = coverSizes.find(({ width }) => width === usualWidth)?.url ?? coverImageUrl
  return src ? { week, src, lqip: coverLqip } : undefined
}

/** The cover that a member saw last, if that was in another week and it is another cover. */
export function lastCover(memberId: string, now: ShownWeek): ShownWeek | undefined {
  try {
    const last: ShownWeek | null = JSON.parse(localStorage.getItem(recordOf(memberId)) ?? 'null')
    return last && last.week < now.week && last.src !== now.src ? last : undefined
  } catch {
    return undefined
  }
}

/** Remembers what a member has seen. */
export const rememberCover = (memberId: string, now: ShownWeek): void =>
  localStorage.setItem(recordOf(memberId), JSON.stringify(now))
