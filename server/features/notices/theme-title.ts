import type { Deps } from '../../deps.ts'
import { Refusal } from '../../kernel/http/refusal.ts'
import { getThemeOfWeek, oneInLanguage } from '../themes/queries.ts'

type Needs = Pick<Deps, 'db' | 'starterWords'>

/** The title of a member's theme of a week, in their language; undefined if there is none. */
export const themeTitle = (
  needs: Needs,
  { memberId, week, language }: { memberId: string; week: string; language: string },
): Promise<string | undefined> =>
  getThemeOfWeek(needs.db, needs.db, { memberId, week }).then(
    async (row) => (await oneInLanguage(needs, row, language)).title,
    (error: unknown) => {
      if (error instanceof Refusal) return undefined
      throw error
    },
  )
