import { sql } from 'kysely'
import type { PlannedWeek } from '../../../contract/theme-schedule.ts'
import { weeksApart } from '../../../contract/theme-schedule.ts'
import { addDays } from '../../../contract/week.ts'
import type { Db, Deps } from '../../deps.ts'
import { toThemes } from './present.ts'
import { weeksSince } from './rules.ts'

type Row = {
  week: string
  scheduled: string | null
  note: string | null
  decided: string | null
  turn: string | null
}

/** For each week in a row what is scheduled, what was decided, and whose turn it would be. */
async function listRows(db: Db, from: string, weeks: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with library as (
      select id, row_number() over (order by position, created_at, id) - 1 as place, count(*) over () as size
      from themes where not is_draft
    ), weeks as (
      select (${from}::date + 7 * place)::date as week from generate_series(0, ${weeks}::int - 1) as place
    )
    select weeks.week::text, planned.theme_id as scheduled, planned.note, decided.theme_id as decided,
      library.id as turn
    from weeks
    left join theme_schedule as planned using (week)
    left join theme_weeks as decided using (week)
    left join library on library.place = mod((weeks.week - date '1970-01-05') / 7, library.size)
    order by weeks.week`.execute(db)
  return rows
}

/**
 * What members who chose nothing of their own see in each of some weeks, and why. What lies before `running` was seen
 * already: it is told if it was scheduled or decided, and nothing else is.
 */
export async function planWeeks(
  deps: Pick<Deps, 'db' | 'picture'>,
  { from, weeks, running }: { from: string; weeks: number; running: string },
): Promise<PlannedWeek[]> {
  // With those before them, of which a theme may be too near.
  const before = weeksApart - 1
  const rows = await listRows(deps.db, addDays(from, -7 * before), weeks + before)
  const planned = rows.map(({ week, scheduled, decided, turn, note }) => {
    const settled = scheduled ?? decided
    const id = settled ?? (week >= running ? turn : null)
    const why = scheduled ? 'scheduled' : decided ? 'decided' : 'turn'
    return { week, id, why: id === null ? null : (why as PlannedWeek['why']), note }
  })
  const since = weeksSince(planned.map(({ id }) => id))
  const ids = [...new Set(planned.slice(before).flatMap(({ id }) => id ?? []))]
  const themes = await deps.db
    .selectFrom('themes')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const told = new Map((await toThemes(deps, themes)).map((theme) => [theme.id, theme]))
  return planned
    .map(({ week, id, why, note }, at) => ({
      weekStartISO: week,
      theme: told.get(id ?? '') ?? null,
      why,
      note,
      weeksSince: since[at] ?? null,
    }))
    .slice(before)
}
