/** Compares the catalogues of `content/texts` with the texts of the sources. */
import { type Choice, hasChoice, type Part, readMessage } from '../../contract/message.ts'
import type { Catalogue } from '../../contract/texts.ts'

/** The texts that a catalogue has no words for, in the order of the sources. An empty line is one to fill in. */
export const missingIn = (catalogue: Catalogue, texts: Iterable<string>): string[] =>
  [...texts].filter((text) => !Object.hasOwn(catalogue, text) || catalogue[text] === '')

/**
 * What is wrong with a language's catalogue. A missing text is no fault, because English stands in for it: a change of
 * an English text waits for no translator.
 */
export function faultsOf(language: string, catalogue: Catalogue, texts: ReadonlySet<string>): string[] {
  return Object.entries(catalogue).flatMap(([text, words]) => {
    if (words === '') return []
    if (!texts.has(text))
      return [`has words for “${text}”, which nobody says: run node scripts/texts.ts --set-aside.`]
    if (words.trim() === '') return [`says nothing for “${text}”.`]
    return differences(text, words, language).map((fault) => `${fault}, in “${words}” for “${text}”.`)
  })
}

type Shape = { names: Set<string>; choices: Choice[] }

/** The values of a text, and those that it chooses by. Throws if the text is malformed. */
function shapeOf(text: string): Shape {
  const shape: Shape = { names: new Set(), choices: [] }
  const look = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if (typeof part === 'string') continue
      shape.names.add(part.name)
      if (!('kind' in part)) continue
      shape.choices.push(part)
      for (const arm of Object.values(part.arms)) look(arm)
    }
  }
  if (hasChoice(text)) look(readMessage(text))
  else for (const [, name = ''] of text.matchAll(/\{(\w+)\}/g)) shape.names.add(name)
  return shape
}

const sampleNumbers = Array.from({ length: 200 }, (_, number) => number)

/** The plural categories of a language for whole numbers: 'one' and 'other' in English. */
function categoriesOf(language: string, kind: 'plural' | 'selectordinal'): string[] {
  const rules = new Intl.PluralRules(language, { type: kind === 'plural' ? 'cardinal' : 'ordinal' })
  return [...new Set([...sampleNumbers.map((number) => rules.select(number)), 'other'])]
}

function differences(text: string, words: string, language: string): string[] {
  const wanted = shapeOf(text)
  let given: Shape
  try {
    given = shapeOf(words)
  } catch (error) {
    return [error instanceof Error ? error.message.replace(/\.$/, '') : String(error)]
  }
  const faults = [
    ...[...wanted.names].filter((name) => !given.names.has(name)).map((name) => `{${name}} is missing`),
    ...[...given.names].filter((name) => !wanted.names.has(name)).map((name) => `{${name}} is never filled`),
  ]
  for (const choice of wanted.choices) {
    if (choice.kind !== 'select') continue
    const own = given.choices.find(({ name, kind }) => name === choice.name && kind === 'select')
    const [theirs, ours] = [choice, own].map((one) =>
      Object.keys(one?.arms ?? {})
        .sort()
        .join(', '),
    )
    if (theirs !== ours) faults.push(`{${choice.name}, select} should choose among ${theirs}`)
  }
  for (const choice of given.choices) {
    if (choice.kind === 'select') continue
    const arms = Object.keys(choice.arms)
    const known = new Intl.PluralRules(language, { type: choice.kind === 'plural' ? 'cardinal' : 'ordinal' })
    const { pluralCategories } = known.resolvedOptions()
    const lacks = categoriesOf(language, choice.kind).filter((each) => !arms.includes(each))
    const never = arms.filter((arm) => !arm.startsWith('=') && !pluralCategories.some((each) => each === arm))
    if (lacks.length > 0) faults.push(`{${choice.name}} lacks the wording for ${lacks.join(', ')}`)
    if (never.length > 0)
      faults.push(`{${choice.name}} has ${never.join(', ')}, which ${language} never needs`)
  }
  return faults
}
