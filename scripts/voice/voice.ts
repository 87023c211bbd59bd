/**
 * Finds phrases that read like a translation in everything people read: texts, summaries of the API, command line, log, and
 * documents. `exceptions.txt` has the phrases that stay, each with its reason.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutMeaning } from '../../contract/texts.ts'
import { collectTexts } from '../texts/collect.ts'
import { collectOperatorTexts } from '../texts/operator-texts.ts'
import { readSpecified, specifiedIn } from '../texts/specified.ts'
import { phrases } from './phrases.ts'

/** A place that people read, as `file:line`. */
type Sentence = { place: string; text: string }
/** Words that stay, and why. */
type Exception = { words: string; reason: string }

/** What the specification or another language words, and what was true of earlier versions. */
const leftOut = /(?:specification|rulings|glossary\.\w\w)\.md$/

/** Every line of the documents under `root` outside of code, up to the latest released version in the changelog. */
function documentLines(root: string): Sentence[] {
  return ['*.md', 'docs/**/*.md'].flatMap((glob) =>
    globSync(glob, { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !leftOut.test(file))
      .flatMap((file) => {
        const [current = ''] = readFileSync(join(root, file), 'utf8').split(/^## \[\d/m)
        return current
          .split('\n')
          .map((line, at) => ({ place: `${file}:${at + 1}`, text: line.replace(/`[^`]*`/g, '``') }))
          .filter(({ text }) => !text.startsWith('    '))
      }),
  )
}

/** Reads `words<TAB>reason` lines. Throws for a line without a reason. */
export function readExceptions(lines: string): Exception[] {
  return lines
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [words = '', reason = ''] = line.split('\t')
      if (!reason.trim()) throw new Error(`“${words}” has no reason.`)
      return { words, reason }
    })
}

/** The findings in some sentences, and exceptions that nothing needs, so that the list does not outlive its reasons. */
export function findPhrases(sentences: readonly Sentence[], exceptions: readonly Exception[]): string[] {
  const used = new Set<Exception>()
  const findings = sentences.flatMap(({ place, text }) => {
    const kept = exceptions.filter(({ words }) => text.includes(words))
    return phrases.flatMap(([phrase, instead]) => {
      if (!phrase.test(text)) return []
      const reason = kept.find(({ words }) => phrase.test(words))
      if (reason) used.add(reason)
      return reason ? [] : [`${place} “${text.trim()}”: write ${instead}.`]
    })
  })
  const unused = exceptions.filter((each) => !used.has(each))
  return [...findings, ...unused.map(({ words }) => `scripts/voice/exceptions.txt “${words}” isn't needed.`)]
}

/** Everything people read in the project under `root`, except for the specified texts. */
export function readSentences(root: string): Sentence[] {
  const { texts, literals } = collectTexts(root)
  const specified = readSpecified()
  const said = [...literals, ...collectOperatorTexts(root, texts)]
    .filter(({ text, by }) => by === 'command' || !specifiedIn(text, specified))
    .map(({ text, file, line }) => ({ place: `${file}:${line}`, text: withoutMeaning(text) }))
  return [...said, ...documentLines(root)]
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..')
  const exceptions = readExceptions(readFileSync(join(import.meta.dirname, 'exceptions.txt'), 'utf8'))
  const sentences = readSentences(root)
  const findings = findPhrases(sentences, exceptions)
  for (const finding of findings) console.log(finding)
  console.log(`${sentences.length} sentences, ${findings.length} findings, ${exceptions.length} exceptions.`)
  if (findings.length > 0) process.exitCode = 1
}
