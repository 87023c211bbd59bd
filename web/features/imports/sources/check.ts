import * as z from 'zod/mini'
import { healthChange } from '../../../../contract/health.ts'
import { lengths } from '../../../../contract/limits.ts'
import { newMood } from '../../../../contract/mood.ts'
import { addedItem } from '../../../../contract/planner.ts'
import { sentence } from '../../../../contract/sentence.ts'
import { englishOf, type Wording, wordingOf } from '../../../../contract/texts.ts'
import { entryDay, text } from '../../../../contract/values.ts'
import type { Candidate, Kind, OwnRow } from '../candidate.ts'

const anyId = '00000000-0000-7000-8000-000000000000'

const journalRow = z.object({
  date: entryDay,
  title: text(lengths.journalTitle),
  body: text(lengths.journalBody),
})
const healthRow = z.object({ date: entryDay, set: z.pick(healthChange, { set: true }).shape.set })

const schemas: Record<Kind, z.ZodMiniType> = {
  mood: newMood,
  health: healthRow,
  journal: journalRow,
  planner: addedItem,
}

/** The contract's sentence for what a schema refuses; undefined for what it takes. */
export function faultOf(schema: z.ZodMiniType, value: unknown): Wording | undefined {
  const general = new Map<string, Wording>()
  const { error } = schema.safeParse(value, {
    error: (issue) => {
      const made = sentence(issue as Parameters<typeof sentence>[0])
      const said = englishOf(made)
      general.set(said, made)
      return said
    },
  })
  const said = error?.issues[0]?.message
  if (said === undefined) return undefined
  return general.get(said) ?? wordingOf(said) ?? { text: said, values: {} }
}

/** Why the contract refuses a candidate; undefined for one that it takes. */
export const candidateFault = ({ kind, date, row }: Exclude<Candidate, OwnRow>): Wording | undefined =>
  faultOf(schemas[kind], { id: anyId, ...row }) ?? faultOf(entryDay, date)

/** Why the contract refuses one field of a day; undefined for a value that it takes. */
export const fieldFault = (name: string, value: unknown): Wording | undefined =>
  faultOf(healthRow, { date: '2000-01-01', set: { [name]: value } })
