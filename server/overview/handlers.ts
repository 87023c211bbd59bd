import { sql } from 'kysely'
import { type Overview, weeksLookedAt } from '../../contract/overview.ts'
import { weekOf } from '../../contract/week.ts'
import type { Deps } from '../deps.ts'
import { findNextEvent } from '../features/events/next-event.ts'
import { planWeeks } from '../features/themes/weeks.ts'
import { handlers } from '../handlers.ts'
import { today, toStored } from '../kernel/clock.ts'
import { countFailedLetters } from './failed-letters.ts'
import { countOpenReports } from './open-reports.ts'

/** A night without a backup, and some hours in which the next may still be made. */
const overdueHours = 36

/** What an administrator sees first. */
export const overviewHandlers = (deps: Deps) => {
  const { db, clock } = deps

  /** This week's theme, and which of the coming weeks has one set for it. */
  async function themes(week: string): Promise<Pick<Overview, 'theme' | 'weeks'>> {
    const planned = await planWeeks(deps, { from: week, weeks: weeksLookedAt, running: week })
    return {
      theme: planned[0]?.theme ?? null,
      weeks: planned.map(({ weekStartISO, theme, why }) => ({
        weekStartISO,
        theme: why === 'scheduled' ? theme : null,
        turn: why === 'scheduled' ? null : theme,
      })),
    }
  }

  async function backup(now: Temporal.Instant): Promise<Overview['backup']> {
    const last = await deps.lastBackup()
    if (last === undefined) return null
    const since = last ?? (await installedAt())
    const isOverdue = since.until(now).total('hours') > overdueHours
    return { at: last && toStored(last), isOverdue }
  }

  /** When the database was made: since then there is something to back up. */
  async function installedAt(): Promise<Temporal.Instant> {
    const { rows } = await sql<{ at: string }>`select min(applied_at) as at from migrations`.execute(db)
    return Temporal.Instant.from(rows[0]?.at ?? '')
  }

  return handlers({
    'GET /admin/overview': async ({ zone }) => {
      const now = clock.now()
      const [ofThemes, reports, nextEvent, letters, lastBackup] = await Promise.all([
        themes(weekOf(today(now, zone).toString())),
        countOpenReports(db),
        findNextEvent(db, now),
        countFailedLetters(db, now),
        backup(now),
      ])
      return { ...ofThemes, reports, nextEvent, letters, backup: lastBackup }
    },
  })
}
