import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { differences } from '../contract/text-faults.ts'
import { type Catalogue, english } from '../contract/texts.ts'

/** Larger than every text of the product in one language. */
const mostBytes = 2 * 1024 * 1024

type Read = { own: Record<string, Catalogue>; faults: string[] }

/**
 * A community's own words for texts of the product: `texts/{language}.json` in the data folder, words by their English
 * text. English can have some, too. What is wrong is left out, and said in a sentence, so that no mistake in a word
 * keeps the product from starting.
 */
export async function readOwnTexts(
  dataDir: string,
  catalogues: Readonly<Record<string, Catalogue>>,
): Promise<Read> {
  const folder = join(dataDir, 'texts')
  const read: Read = { own: {}, faults: [] }
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort()
  const known = new Set(Object.values(catalogues).flatMap((catalogue) => Object.keys(catalogue)))
  for (const file of files) {
    const say = (fault: string) => read.faults.push(`texts/${file} ${fault}`)
    const language = basename(file, '.json')
    if (language !== english && !Object.hasOwn(catalogues, language)) {
      say(`is of no language of A-genda: it speaks ${[english, ...Object.keys(catalogues)].join(', ')}.`)
      continue
    }
    const words = await readWords(join(folder, file), say)
    const taken = Object.entries(words).filter(([text, own]) => {
      const fault = faultOf(language, text, own, known)
      if (fault) say(fault)
      return !fault
    })
    if (taken.length > 0) read.own[language] = Object.fromEntries(taken) as Catalogue
  }
  return read
}

async function readWords(file: string, say: (fault: string) => void): Promise<Record<string, unknown>> {
  try {
    if ((await stat(file)).size > mostBytes) {
      say('is larger than 2 MB.')
      return {}
    }
    const words: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (typeof words === 'object' && words !== null && !Array.isArray(words)) return { ...words }
    say('should be one JSON object with words by their English texts.')
  } catch (error) {
    say(`cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  return {}
}

/** What is wrong with one line. Without another language, nobody knows the English texts, so each may be one. */
function faultOf(language: string, text: string, own: unknown, known: Set<string>): string | undefined {
  if (typeof own !== 'string' || own.trim() === '') return `says nothing for “${text}”.`
  if (known.size > 0 && !known.has(text)) return `has words for “${text}”, which A-genda does not say.`
  try {
    const [fault] = differences(text, own, language)
    return fault && `has a fault: ${fault}, in “${own}” for “${text}”.`
  } catch {
    return `has words for “${text}”, which A-genda does not say.`
  }
}
