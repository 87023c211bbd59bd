import type { Db } from '../../deps.ts'
import { Refusal } from '../../kernel/http/refusal.ts'
import { getThemeOfWeek } from '../themes/queries.ts'

/** The title of a member's theme of a week; undefined if there is none. */
export const themeTitle = (db: Db, memberId: string, week: string): Promise<string | undefined> =>
  getThemeOfWeek(db, db, { memberId, week }).then(
    ({ title }) => title,
    (error: unknown) => {
      if (error instanceof Refusal) return undefined
      throw error
    },
  )
