import { type Choice, hasChoice, type Part, readMessage } from './message.ts'

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

/** The names of the values in a text. Throws if the text is malformed. */
export const valuesOf = (text: string): string[] => [...shapeOf(text).names].sort()

const sampleNumbers = Array.from({ length: 200 }, (_, number) => number)

/** The plural categories of a language for whole numbers: 'one' and 'other' in English. */
function categoriesOf(language: string, kind: 'plural' | 'selectordinal'): string[] {
  const rules = new Intl.PluralRules(language, { type: kind === 'plural' ? 'cardinal' : 'ordinal' })
  return [...new Set([...sampleNumbers.map((number) => rules.select(number)), 'other'])]
}

/** What is wrong with the words for an English text in a language: its values, its choices, its plural forms. */
export function differences(text: string, words: string, language: string): string[] {
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
