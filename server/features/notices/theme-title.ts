import type { Deps } from '../../deps.ts'
import { Refusal } from '../../kernel/http/refusal.ts'
import { getThemeOfWeek, inLanguage } from '../themes/queries.ts'

type Needs = Pick<Deps, 'db' | 'starterWords'>

/** The title of a member's theme of a week, in their language; undefined if there is none. */
export const themeTitle = (
  needs: Needs,
  asked: { memberId: string; week: string; language: string },
): Promise<string | undefined> =>
  getThemeOfWeek(needs.db, needs.db, asked).then(
    (row) => inLanguage(needs, row, asked.language).title,
    (error: unknown) => {
      if (error instanceof Refusal) return undefined
      throw error
    },
  )
