import { type Compilable, type Expression, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { dailyNotes, dayCount, PlannerItem, plannerReminder } from '../../../contract/planner.ts'
import { addDays, daysBetween } from '../../../contract/week.ts'
import type { Db } from '../../deps.ts'
import { compilable, compiledQuery } from '../../kernel/database/compiled-query.ts'
import { SerializedJson } from '../../kernel/database/serialized-json.ts'
import { Refusal, refuse } from '../../kernel/http/refusal.ts'
import { changeDay } from './day-changes.ts'
import { listOfDay } from './occurrences.ts'
import { remindersIn } from './reminders.ts'
import { countRepeatChange, listRules, type RuleRow, ruleFromJson, rulesOf } from './repeating-items.ts'

export { getGoals, saveGoals, tickGoal } from './goals.ts'
export { listItemReminders, listWeeklyReminders } from './reminders.ts'
export { storedDay } from './stored-day.ts'
export { countRepeatChange, listRules }

type DailyNotes = z.output<typeof dailyNotes>
type DayCount = z.output<typeof dayCount>
type PlannerReminder = z.output<typeof plannerReminder>
type DayRange = { from: string; to: string }

/** The list of a day; of a day that was never saved nothing is stored. Its version counts changes of repeating items too. */
export async function getDailyNotes(db: Db, memberId: string, date: string): Promise<DailyNotes> {
  const [day] = await loadDays(db, memberId, { from: date, to: date })
  return day ?? { date, notes: [], version: 0 }
}

/**
 * The items that are written down for the days before a day, newest first, up to a number of days and about a number of
 * bytes. `isCut` tells that there may be older ones. What comes by rule alone is left out.
 */
export async function listWrittenItems(
  db: Db,
  memberId: string,
  { before, days, bytes }: { before: string; days: number; bytes: number },
): Promise<{ days: { date: string; items: PlannerItem[] }[]; isCut: boolean }> {
  const size = sql<number>`octet_length(items::text)`
  const rows = await db
    .selectFrom(
      db
        .selectFrom('daily_notes')
        .select(['date', 'items'])
        .select(sql<number>`sum(${size}) over (order by date desc) - ${size}`.as('newer_bytes'))
        .where('member_id', '=', memberId)
        .where('date', '<', before)
        .orderBy('date', 'desc')
        .limit(days)
        .as('newest'),
    )
    .select('date')
    .select(sql<PlannerItem[] | null>`case when newer_bytes < ${bytes} then items end`.as('items'))
    .orderBy('date', 'desc')
    .execute()
  const read = rows.flatMap(({ date, items }) => (items ? [{ date, items }] : []))
  return { days: read, isCut: rows.length === days || read.length < rows.length }
}

type DayRow = { date: string; items: PlannerItem[]; version: number }
type Stored = { days: DayRow[]; repeats: number | null; rules: RuleRow[] }

/** The lists of a range of days, each with what comes by rule. Days without anything are left out. */
export const listDays = async (db: Db, memberId: string, range: DayRange): Promise<DailyNotes[]> =>
  (await loadDays(db, memberId, range)).filter(({ notes }) => notes.length > 0)

/** The lists of all days of a range. It is one statement, so the rules are those of the version that it tells. */
async function loadDays(db: Db, memberId: string, { from, to }: DayRange): Promise<DailyNotes[]> {
  const [found = { days: [], repeats: null, rules: [] }] = await storedDays(db, { memberId, from, to })
  const rules = found.rules.map(ruleFromJson)
  const stored = new Map(found.days.map((day) => [day.date, day]))
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, after) => {
    const date = addDays(from, after)
    const { items, version } = stored.get(date) ?? { items: [], version: 0 }
    return { date, notes: listOfDay(items, rules, date), version: version + (found.repeats ?? 0) }
  })
}

const storedDays = compiledQuery((db: Db, { memberId, from, to }: DayRange & { memberId: string }) => {
  const mayCome = rulesOf(db, memberId, { from, to })
  return compilable<Stored>(
    db,
    sql`select
    (select coalesce(jsonb_agg(jsonb_build_object('date', date, 'items', items, 'version', version)), '[]')
      from daily_notes where member_id = ${memberId} and date between ${from} and ${to}) as days,
    (select version from repeat_versions where member_id = ${memberId}) as repeats,
    (select coalesce(jsonb_agg(to_jsonb(rule)), '[]') from ${mayCome} as rule) as rules`,
  )
})

/**
 * Replaces the list of a day and gives its new version; undefined, and nothing changed, when `basedOn` is no longer
 * the version that is stored. An occurrence that is not in the list is left out of its rule.
 */
export async function saveDailyNotes(
  db: Db,
  memberId: string,
  sent: { date: string; notes: PlannerItem[]; basedOn: number | undefined },
): Promise<number | undefined> {
  const version = await saveWithoutRepeats(db, memberId, sent)
  if (version !== undefined) return version
  const saved = await changeDay(db, memberId, sent.date, (_, version) =>
    sent.basedOn === undefined || sent.basedOn === version
      ? sent.notes
      : refuse(409, 'This day was changed on another device. Load it again to keep both.'),
  )
  return saved instanceof Refusal ? undefined : saved.version
}

/**
 * Replaces the list of a day of a member who never had repeating items. It is one statement: of two devices one waits for
 * the other, and then sees its version. Undefined, and nothing changed, for other members and other versions.
 */
async function saveWithoutRepeats(
  db: Db,
  memberId: string,
  { date, notes, basedOn }: { date: string; notes: PlannerItem[]; basedOn: number | undefined },
): Promise<number | undefined> {
  const [row] = await savedWithoutRepeats(db, { memberId, date, items: JSON.stringify(notes), basedOn })
  return row?.version
}

const savedWithoutRepeats = compiledQuery(
  (
    db: Db,
    {
      memberId,
      date,
      items,
      basedOn,
    }: { memberId: string; date: string; items: string; basedOn: number | undefined },
  ) =>
    db
      .insertInto('daily_notes')
      .columns(['member_id', 'date', 'items', 'version'])
      .expression(
        sql`select ${memberId}::uuid, ${date}::date, ${items}::jsonb, 1
        where not exists (select from repeat_versions where member_id = ${memberId})`,
      )
      .onConflict((conflict) => {
        const update = conflict.columns(['member_id', 'date']).doUpdateSet((eb) => ({
          items,
          version: eb('daily_notes.version', '+', 1),
          updated_at: sql`now()`,
        }))
        return basedOn === undefined ? update : update.where('daily_notes.version', '=', basedOn)
      })
      .returning('version'),
)

/** When the list of each day of a range was last changed; days of which nothing is stored are left out. */
export async function whenDaysChanged(
  db: Db,
  memberId: string,
  { from, to }: DayRange,
): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('daily_notes')
    .select(['date', 'updated_at'])
    .where('member_id', '=', memberId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute()
  return new Map(rows.map(({ date, updated_at }) => [date, new Date(updated_at)]))
}

/** How many items each day of a range has; days without any are left out. */
export async function countDailyNotes(
  db: Db,
  memberId: string,
  range: DayRange,
): Promise<SerializedJson<DayCount[]> | DayCount[]> {
  const counted = listed(await countsUnlessRepeating(db, { memberId, ...range }))
  if (counted) return counted
  const days = await listDays(db, memberId, range)
  return days.flatMap(({ date, notes }) => (notes.length > 0 ? [{ date, count: notes.length }] : []))
}

const countsUnlessRepeating = compiledQuery(
  (db: Db, { memberId, from, to }: DayRange & { memberId: string }) =>
    unlessRepeating(
      db,
      memberId,
      db
        .selectFrom('daily_notes')
        .select(['date', sql<number>`jsonb_array_length(items)`.as('count')])
        .where('member_id', '=', memberId)
        .where('date', '>=', from)
        .where('date', '<=', to)
        .where(sql<boolean>`items <> '[]'`)
        .orderBy('date'),
    ),
)

/** The JSON of a list. Null for a member who has repeating items, or had some. */
type ListUnlessRepeating<O> = { list: string | null; of?: O }

/**
 * What {@link listAsJson} writes of the stored days of a member, for whom nothing else comes by rule: the days of others
 * hold more than what is stored.
 */
const unlessRepeating = <O>(
  db: Db,
  memberId: string,
  query: Expression<O>,
): Compilable<ListUnlessRepeating<O>> =>
  compilable(
    db,
    sql`select case when not exists (select from repeat_versions where member_id = ${memberId})
      then (select coalesce(json_agg(one), '[]')::text from ${query} as one) end as list`,
  )

function listed<O>([row]: ListUnlessRepeating<O>[]): SerializedJson<O[]> | undefined {
  return row?.list == null ? undefined : new SerializedJson(row.list)
}

/** The items of a range that are to be reminded of and not done, by day and time. */
export async function listPlannerReminders(
  db: Db,
  memberId: string,
  range: DayRange,
  limit: number,
): Promise<SerializedJson<PlannerReminder[]> | PlannerReminder[]> {
  const reminders = listed(await remindersUnlessRepeating(db, { memberId, ...range, limit }))
  if (reminders) return reminders
  const wanted = (await listDays(db, memberId, range)).flatMap(({ date, notes }) => remindersIn(date, notes))
  const place = ({ date, time, id }: PlannerReminder) => `${date} ${time} ${id}`
  return wanted.toSorted((a, b) => (place(a) < place(b) ? -1 : 1)).slice(0, limit)
}

const remindersUnlessRepeating = compiledQuery(
  (db: Db, { memberId, from, to, limit }: DayRange & { memberId: string; limit: number }) =>
    unlessRepeating(
      db,
      memberId,
      db
        .selectFrom('daily_notes')
        .innerJoinLateral(
          sql<{ id: string; text: string; time: string }>`(
            select item ->> 'id' as id, item ->> 'text' as text, item ->> 'time' as time
            from jsonb_path_query(items,
              '$[*] ? (@.reminder == true && @.completed == false && @.time != null)') as item)`.as('wanted'),
          (join) => join.onTrue(),
        )
        .select(['date', 'wanted.id', 'wanted.text', 'wanted.time'])
        .where('member_id', '=', memberId)
        .where('date', '>=', from)
        .where('date', '<=', to)
        .orderBy('date')
        .orderBy('wanted.time')
        .orderBy('wanted.id')
        .limit(limit),
    ),
)
