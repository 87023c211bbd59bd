import { safeTabStorage } from '../../lib/device/safe-storage.ts'
import type { Course } from './course.ts'

/*
 * The step at which a member left a practice, so that a reload of this tab goes on there. Only the last practice is
 * remembered.
 */
const keyOf = (memberId: string) => `practice_place_${memberId}`
const nameOf = ({ themeId, title }: Course) => `${themeId} ${title}`

/** The step to go on at, counted from 0; 0 if nothing is remembered of this course. */
export function leftPlace(memberId: string, course: Course): number {
  try {
    const [place, name] = JSON.parse(safeTabStorage.getItem(keyOf(memberId)) ?? '[]')
    return name === nameOf(course) && place < course.steps.length ? place : 0
  } catch {
    return 0
  }
}

/** Remembers a step. The first one is nothing to remember. */
export function rememberPlace(memberId: string, course: Course, place: number): void {
  if (place > 0) safeTabStorage.setItem(keyOf(memberId), JSON.stringify([place, nameOf(course)]))
  else if (leftPlace(memberId, course) > 0) safeTabStorage.removeItem(keyOf(memberId))
}
