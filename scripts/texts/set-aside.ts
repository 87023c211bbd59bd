/**
 * Words of a text that nobody says any more. They leave the catalogue, but stay in `content/texts/set-aside`, where the
 * text that took its place finds them as a suggestion.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import type { Catalogue } from '../../contract/texts.ts'

/** A line of a catalogue: a text and its words, with their offsets in the source (UTF-16). */
export type Property = {
  key: { value?: unknown; name?: string; end: number }
  start: number
  end: number
}

/** How many texts a language keeps aside: those that were lost last. */
const mostKept = 500

const fileOf = (root: string, language: string) => join(root, 'content/texts/set-aside', `${language}.json`)

/** The words that a language has set aside, by the English texts that they were for. */
export function readSetAside(root: string, language: string): Catalogue {
  const file = fileOf(root, language)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** The lines of a catalogue's source, in their order. */
export function propertiesOf(source: string): Property[] {
  const { program } = parseSync('catalogue.ts', source)
  const declared = program.body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration
  const object = declared && 'expression' in declared ? declared.expression : declared
  if (!object || typeof object !== 'object' || !('properties' in object))
    throw new Error('A catalogue is `export default { … } satisfies Catalogue`.')
  return object.properties as unknown as Property[]
}

/** The English text of a catalogue's line. */
export const textOfLine = ({ key }: Property): string => String(key.value ?? key.name)

/** The source of a catalogue without some of its texts. All else stays as it is written. */
export function withoutTexts(source: string, gone: ReadonlySet<string>): string {
  let left = source
  for (const line of propertiesOf(source).toReversed()) {
    if (!gone.has(textOfLine(line))) continue
    const { start, end } = line
    const before = left.slice(0, start).replace(/\n?[ \t]*$/, '')
    left = before + left.slice(end).replace(/^,?(?:[ \t]*\/\/[^\n]*)?/, '')
  }
  return left
}

/** Takes the words for texts that nobody says out of a language's catalogue, and returns how many were set aside. */
export function setAside(
  root: string,
  language: string,
  catalogue: Catalogue,
  texts: ReadonlySet<string>,
): number {
  const lost = Object.entries(catalogue).filter(([text]) => !texts.has(text))
  if (lost.length === 0) return 0
  const file = join(root, 'content/texts', `${language}.ts`)
  const source = withoutTexts(readFileSync(file, 'utf8'), new Set(lost.map(([text]) => text)))
  const words = lost.filter(([, own]) => own !== '')
  write(root, language, { ...readSetAside(root, language), ...Object.fromEntries(words) })
  writeFileSync(file, source)
  return lost.length
}

/** Forgets the words that were set aside for texts that are so near to others that have words again. */
export function forgetUsed(root: string, language: string, catalogue: Catalogue): void {
  const kept = readSetAside(root, language)
  const said = new Set(Object.values(catalogue))
  const left = Object.fromEntries(Object.entries(kept).filter(([, words]) => !said.has(words)))
  if (Object.keys(left).length < Object.keys(kept).length) write(root, language, left)
}

function write(root: string, language: string, words: Catalogue): void {
  const file = fileOf(root, language)
  const kept = Object.entries(words).slice(-mostKept)
  if (kept.length === 0) {
    rmSync(file, { force: true })
    return
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

const pairsOf = (text: string): Map<string, number> => {
  const pairs = new Map<string, number>()
  const plain = text.toLowerCase().replace(/\|\|.*$/s, '')
  for (let at = 0; at < plain.length - 1; at += 1) {
    const pair = plain.slice(at, at + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}

/** How much two texts have in common, from 0 to 1: Dice's measure over pairs of letters. */
export function likeness(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)]
  const count = (pairs: Map<string, number>) => [...pairs.values()].reduce((sum, each) => sum + each, 0)
  let shared = 0
  for (const [pair, times] of a) shared += Math.min(times, b.get(pair) ?? 0)
  const all = count(a) + count(b)
  return all === 0 ? 0 : (2 * shared) / all
}

/** A text below this likeness says something else. */
const leastLikeness = 0.65

/** The lost text that is most like a new one, with its words; undefined if none is like it. */
export function suggestionFor(text: string, lost: Catalogue): { text: string; words: string } | undefined {
  let best: { text: string; words: string; how: number } | undefined
  for (const [was, words] of Object.entries(lost)) {
    const how = likeness(text, was)
    if (how >= leastLikeness && how > (best?.how ?? 0)) best = { text: was, words, how }
  }
  return best && { text: best.text, words: best.words }
}
