import { type ImportKind, type ImportOutcome, importKinds } from '../../../contract/imports.ts'
import { inCalls } from '../../../contract/own-export.ts'
import { t, translate, translateWording } from '../../../contract/t.ts'
import { ApiError } from '../../lib/api.ts'
import { fieldWords } from '../health/field-words.ts'
import type { Candidate, PictureInFile, Refused } from './candidate.ts'
import { ImportFault } from './client.ts'
import { count, type Ledger, remember } from './ledger.ts'
import { type RowToSend, rowOf } from './rows-to-send.ts'

/** Rows of one call. More would make a stop late, and the progress jump. */
const rowsInCall = 500

type Numbered = RowToSend & { number: number }
export type WantedPicture = NonNullable<ImportOutcome['images']>[number] & { entry: string }

/** What is done with rows, and with a picture that an entry wants. */
export type Walk = {
  send: (kind: ImportKind, rows: RowToSend['row'][]) => Promise<ImportOutcome[]>
  sendPicture?: (wanted: WantedPicture, picture: PictureInFile) => Promise<void>
  /** Called after each step, with the ledger as it is by then. */
  onStep: () => void
}

/** What a reader names by a field of health, such as `steps: -1`, by the name that it has on the screen. */
const inWords = (about: string): string =>
  about.replace(/^(\w+)(?=: )/, (name) =>
    name in fieldWords ? translate(fieldWords[name as keyof typeof fieldWords].label) : name,
  )

/** The sentence of a refusal in the reader's language: that of the field, where one is wrong. */
const sentenceOf = ({ errors, detail }: ApiError): string =>
  errors[0]?.message ?? detail ?? t('It could not be brought in.')

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 413, 415, 422].includes(error.status)

/** Why a picture alone is not brought in; undefined for what ends the walk. Its entry may be gone by now. */
function pictureFault(error: unknown): string | undefined {
  if (error instanceof ImportFault) return translateWording(error.wording)
  const isGone = error instanceof ApiError && error.status === 404
  return isGone || isRefusal(error) ? sentenceOf(error) : undefined
}

/**
 * Goes through the things of a file, sends them in calls of a few hundred rows, and writes down what became of each.
 * What the ledger has already is left out, so that a walk which was stopped goes on. One thing that is refused takes no
 * other with it. Throws what ends the walk.
 */
export async function walk(
  found: AsyncIterable<Candidate | Refused>,
  ledger: Ledger,
  { send, sendPicture, onStep }: Walk,
): Promise<void> {
  const waiting = new Map<ImportKind, Numbered[]>()
  let number = 0
  for await (const one of found) {
    number += 1
    if (ledger.handled.has(number)) continue
    if (one.kind === 'refused') {
      ledger.refused.push({ about: inWords(one.about), date: one.date, reason: translateWording(one.reason) })
      ledger.handled.add(number)
      continue
    }
    const row = rowOf(one)
    const list = waiting.get(row.kind) ?? []
    waiting.set(row.kind, list)
    list.push({ ...row, number })
    if (list.length >= rowsInCall) await sendList(row.kind, list.splice(0))
  }
  for (const kind of importKinds) await sendList(kind, waiting.get(kind) ?? [])
  onStep()

  async function sendList(kind: ImportKind, list: Numbered[]): Promise<void> {
    let from = 0
    for (const { rows } of inCalls({ kind, rows: list.map(({ row }) => row) })) {
      await sendPart(kind, list.slice(from, from + rows.length))
      from += rows.length
    }
  }

  async function sendPart(kind: ImportKind, part: Numbered[]): Promise<void> {
    let outcomes: ImportOutcome[]
    try {
      outcomes = await send(
        kind,
        part.map(({ row }) => row),
      )
    } catch (error) {
      if (!isRefusal(error)) throw error
      // One row that the server does not even look at is found by halves.
      const middle = Math.ceil(part.length / 2)
      if (part.length > 1) {
        await sendPart(kind, part.slice(0, middle))
        await sendPart(kind, part.slice(middle))
        return
      }
      outcomes = [{ row: 0, outcome: 'refused', problem: { detail: sentenceOf(error) } }]
    }
    for (const outcome of outcomes) {
      const row = part[outcome.row]
      if (row) await settle(row, outcome)
    }
    onStep()
  }

  async function settle({ kind, about, date, pictures, number }: Numbered, outcome: ImportOutcome) {
    const { id: entry = '', images = [], differences = [] } = outcome
    ledger.wanted += sendPicture ? 0 : images.length
    for (const wanted of images) {
      const picture = pictures.find(({ own_id }) => own_id === (wanted.source_id ?? wanted.id))
      if (!picture || !sendPicture) continue
      try {
        await sendPicture({ ...wanted, entry }, picture)
      } catch (error) {
        const reason = pictureFault(error)
        if (reason === undefined) throw error
        ledger.refused.push({ about: picture.path, date, reason })
        ledger.refusedPictures += 1
      }
      ledger.pictures += 1
      onStep()
    }
    if (outcome.outcome === 'refused')
      ledger.refused.push({ about, date, reason: sentenceOf(new ApiError(400, outcome.problem ?? {})) })
    if (outcome.outcome === 'differs') remember(ledger, { kind, about, date, differences })
    if (kind === 'plan' && date && ['new', 'changed'].includes(outcome.outcome)) ledger.plannedDays.add(date)
    ledger.items.push(...(outcome.items ?? []))
    count(ledger, kind, outcome.outcome)
    ledger.handled.add(number)
  }
}
