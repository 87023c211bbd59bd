import { sql } from 'kysely'
import { type Overview, weeksLookedAt } from '../../contract/overview.ts'
import { opens } from '../../contract/roles.ts'
import { weekOf } from '../../contract/week.ts'
import type { Deps } from '../deps.ts'
import type { Viewer } from '../features/cases/queries.ts'
import { findNextEvent } from '../features/events/next-event.ts'
import { countOpenAppeals } from '../features/moderation/appeals.ts'
import { countFlaggedCases, countReportedCases } from '../features/moderation/queue.ts'
import { planWeeks } from '../features/themes/weeks.ts'
import { handlers } from '../handlers.ts'
import { today, toStored } from '../kernel/clock.ts'
import { isBackupOverdue } from '../operator/figures.ts'
import { countFailedLetters } from './failed-letters.ts'

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
    return { at: last && toStored(last), isOverdue: await isBackupOverdue(db, last, now) }
  }

  async function whatStops(): Promise<Overview['stopped']> {
    if (!deps.hasRoom()) return 'full'
    const { rows } = await sql<{ is: boolean }>`
      select current_setting('transaction_read_only') = 'on' as is`.execute(db)
    return rows[0]?.is ? 'read-only' : null
  }

  async function curation(now: Temporal.Instant, zone: string): Promise<Overview> {
    const [ofThemes, nextEvent] = await Promise.all([
      themes(weekOf(today(now, zone).toString())),
      findNextEvent(db, now),
    ])
    return { ...ofThemes, nextEvent }
  }

  async function moderation(viewer: Viewer): Promise<Overview> {
    const [reports, flagged, appeals] = await Promise.all([
      countReportedCases(db, viewer),
      countFlaggedCases(db, viewer),
      countOpenAppeals(db, viewer),
    ])
    return { reports, waiting: { flagged, appeals } }
  }

  async function operation(now: Temporal.Instant): Promise<Overview> {
    const [letters, lastBackup] = await Promise.all([countFailedLetters(db, now), backup(now)])
    return { letters, backup: lastBackup }
  }

  return handlers({
    'GET /admin/overview': async ({ zone, member }) => {
      const { role } = member
      const now = clock.now()
      const [stopped, ofCuration, ofModeration, ofOperation] = await Promise.all([
        whatStops(),
        opens(role, 'curator') ? curation(now, zone) : {},
        opens(role, 'moderator') ? moderation(member) : {},
        opens(role, 'admin') ? operation(now) : {},
      ])
      return { stopped, ...ofCuration, ...ofModeration, ...ofOperation }
    },
  })
}
