import { safeStorage } from '../../lib/device/safe-storage.ts'
import type { WeekContent } from './week-content.ts'

/** A record in local storage, of each member: the Monday of the last week whose cover they saw here, and that cover. */
const recordOf = (memberId: string) => `week_shown_${memberId}`

/** The width that most screens show a cover in. Another one would have to be fetched first. */
const usualWidth = 800

/** The address of a cover as it is remembered. */
export const coverOf = ({ coverImageUrl, coverAvif, coverSizes }: WeekContent): string | null =>
  (coverAvif ?? coverSizes).find(({ width }) => width === usualWidth)?.url ?? coverImageUrl

/** The cover that a member saw last, if that was in an earlier week and another one. */
export function lastCover(memberId: string, week: string, cover: string): string | undefined {
  const [shownIn = '', last] = safeStorage.getItem(recordOf(memberId))?.split(' ') ?? []
  return shownIn < week && last !== cover ? last : undefined
}

/** Remembers what a member has seen. */
export function rememberCover(memberId: string, week: string, cover: string): void {
  safeStorage.setItem(recordOf(memberId), `${week} ${cover}`)
}
