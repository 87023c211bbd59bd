/** Tells which texts the specification words (scripts/texts/specified.txt, one a line). Nobody else may change those. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasChoice, type Part, readMessage } from '../../contract/message.ts'
import { withoutMeaning } from '../../contract/texts.ts'

const plain = (text: string) => text.replace(/[’`]/g, "'").replaceAll('…', '...').replace(/\s+/g, ' ').trim()
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A value in the specification: `{name}`, or a letter that stands for a number. */
const value = /\{[^}]*\}|\b[NXY]\b/

const patternOf = (specified: string): string => plain(specified).split(value).map(escaped).join('.+')

type Specified = { whole: RegExp; part: RegExp | undefined }

/** Reads the specified texts. Those of three words or more are also recognized inside a longer text. */
export function readSpecified(file = join(import.meta.dirname, 'specified.txt')): Specified[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => ({
    whole: new RegExp(`^${patternOf(line)}$`),
    part: /\w+\W+\w+\W+\w/.test(line) ? new RegExp(patternOf(line)) : undefined,
  }))
}

/** A text as it is read, once for each arm of its choices; its values stay in braces. */
export function readingsOf(text: string): string[] {
  const shown = withoutMeaning(text)
  if (!hasChoice(shown)) return [plain(shown)]
  const read = (parts: readonly Part[], arm: number): string =>
    parts
      .map((part) => {
        if (typeof part === 'string') return part
        if (!('kind' in part)) return `{${part.name}}`
        const arms = Object.values(part.arms)
        return read(arms[Math.min(arm, arms.length - 1)] ?? [], arm)
      })
      .join('')
  const parts = readMessage(shown)
  return [...new Set([0, 1, 2].map((arm) => plain(read(parts, arm))))]
}

/** How the specification words a text: all of it, a part of it, or nothing. */
export function specifiedIn(text: string, specified: readonly Specified[]): 'whole' | 'part' | undefined {
  const readings = readingsOf(text)
  if (specified.some(({ whole }) => readings.some((reading) => whole.test(reading)))) return 'whole'
  return partsIn(readings, specified).length > 0 ? 'part' : undefined
}

const partsIn = (readings: readonly string[], specified: readonly Specified[]) =>
  specified.filter(({ part }) => part && readings.some((reading) => part.test(reading)))

/** Whether an edit leaves every specified word of a text as it is. */
export function keepsSpecified(before: string, after: string, specified: readonly Specified[]): boolean {
  const how = specifiedIn(before, specified)
  if (how === 'whole') return after === before
  const kept = partsIn(readingsOf(after), specified)
  return how === undefined || partsIn(readingsOf(before), specified).every((each) => kept.includes(each))
}
