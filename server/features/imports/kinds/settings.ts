import { isDeepStrictEqual } from 'node:util'
import type { Updateable } from 'kysely'
import type { ImportedRow } from '../../../../contract/imports.ts'
import type { Db } from '../../../deps.ts'
import type { Tables } from '../../../tables.ts'
import { lockJournal } from '../../journal/queries.ts'
import { differencesOf } from '../differences.ts'
import { fingerprint, type Importer, type Outcome } from '../importer.ts'

/** What a member has who chose nothing. */
const unchosen = {
  goal_water_ml: 2000,
  goal_steps: 8000,
  goal_sleep_hours: 7,
  goal_weight_kg: null,
  language: null,
  month_starts_on: 'sunday' as 'sunday' | 'monday',
  city: null,
  country: null,
  lat: null,
  lng: null,
  on_this_day: 'off' as 'off' | 'pleasant' | 'all',
}
type Settings = { [K in keyof typeof unchosen]: K extends `goal_${string}` ? number | null : unknown }

const columnsOf = ({
  healthGoals,
  language,
  month_starts_on,
  location,
  on_this_day,
}: ImportedRow<'settings'>): Partial<Settings> => ({
  ...(healthGoals && {
    goal_water_ml: healthGoals.dailyWaterMl,
    goal_steps: healthGoals.dailySteps,
    goal_sleep_hours: healthGoals.sleepHoursTarget,
    goal_weight_kg: healthGoals.weightTargetKg,
  }),
  ...(language !== undefined && { language }),
  ...(month_starts_on !== undefined && { month_starts_on }),
  ...location,
  ...(on_this_day !== undefined && { on_this_day }),
})

/** The names that goals have in the contract. */
const goalFields: Readonly<Record<string, string>> = {
  goal_water_ml: 'dailyWaterMl',
  goal_steps: 'dailySteps',
  goal_sleep_hours: 'sleepHoursTarget',
  goal_weight_kg: 'weightTargetKg',
}

const memberColumns = [
  'goal_water_ml',
  'goal_steps',
  'goal_sleep_hours',
  'goal_weight_kg',
  'language',
  'month_starts_on',
  'city',
  'country',
  'lat',
  'lng',
] as const

/** What a member chose, locked until the transaction ends. */
async function lockSettings(tx: Db, memberId: string, lock: boolean): Promise<Settings> {
  if (lock) await lockJournal(tx, memberId)
  const journal = await tx
    .selectFrom('journals')
    .select('on_this_day')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const query = tx.selectFrom('members').select(memberColumns).where('id', '=', memberId)
  const chosen = await (lock ? query.forNoKeyUpdate() : query).executeTakeFirstOrThrow()
  return { ...chosen, on_this_day: journal?.on_this_day ?? 'off' }
}

async function save(tx: Db, memberId: string, { on_this_day, ...chosen }: Partial<Settings>): Promise<void> {
  if (Object.keys(chosen).length > 0)
    await tx
      .updateTable('members')
      .set(chosen as Updateable<Tables['members']>)
      .where('id', '=', memberId)
      .execute()
  if (on_this_day !== undefined)
    await tx
      .updateTable('journals')
      .set({ on_this_day } as Updateable<Tables['journals']>)
      .where('member_id', '=', memberId)
      .execute()
}

const target = 'settings'

/** What the member chose for themselves. Another choice than that of a new account is kept, unless the file wins. */
export const settingsImporter: Importer<'settings'> = {
  atOnce: 1,
  async take(tx, { memberId, wins, remember }, rows) {
    const outcomes: Outcome[] = []
    for (const { at, row } of rows) {
      const stored = await lockSettings(tx, memberId, remember !== undefined)
      const wanted = Object.entries(columnsOf(row)).filter(
        ([name, value]) => !isDeepStrictEqual(value, stored[name as keyof Settings]),
      )
      const isChosen = (name: string) =>
        !isDeepStrictEqual(stored[name as keyof Settings], unchosen[name as keyof Settings])
      // What nobody chose is no choice that could replace another.
      const sent = wanted.filter(
        ([name, value]) => !isDeepStrictEqual(value, unchosen[name as keyof Settings]),
      )
      const differ = sent.filter(([name]) => isChosen(name)).map(([name]) => name)
      const change = Object.fromEntries(wins === 'file' ? wanted : sent.filter(([name]) => !isChosen(name)))
      const names = Object.keys(change)
      if (remember && names.length > 0) {
        await save(tx, memberId, change)
        const now = await lockSettings(tx, memberId, true)
        await remember(tx, [{ kind: 'settings', target, before: stored, after: fingerprint(now) }])
      }
      if (differ.length > 0 && wins === 'here') {
        const differences = differencesOf(differ, stored, Object.fromEntries(sent))
        const told = differences.map((one) => ({ ...one, field: goalFields[one.field] ?? one.field }))
        outcomes.push({ at, outcome: 'differs', fields: differ, differences: told })
      } else if (names.length === 0) outcomes.push({ at, outcome: 'same' })
      else outcomes.push({ at, outcome: 'changed', fields: names })
    }
    return outcomes
  },
}

/** Takes the settings back, unless one was chosen since; says whether it did. */
export async function undoSettings(
  tx: Db,
  memberId: string,
  { before, after }: { before: Settings; after: string },
): Promise<boolean> {
  if (fingerprint(await lockSettings(tx, memberId, true)) !== after) return false
  await save(tx, memberId, before)
  return true
}
