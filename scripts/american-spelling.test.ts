import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const british =
  /\b\w*(?:colour|favourit|neighbour|behaviour|harbour|honour|flavour|savour|humour|apologis|organis|realis(?!t)|recognis|customis|kilometre|centimetre|millimetre|centre|catalogue|licence|grey|jewellery|cosy|mould)\w*/gi

/**
 * The texts of a file that people read: those of `t`, the sentences of refusals and of the contract, and all content.
 */
function textsOf(file: string, source: string): string[] {
  if (file.endsWith('.md')) return [source.replaceAll(/^# .*$/gm, '')]
  const literals = [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"/g)].map(
    ([, one, other]) => one ?? other,
  )
  const sentences = literals.filter(
    (text): text is string => text !== undefined && !/^[\w./:#-]*$/.test(text),
  )
  return file.startsWith('content/')
    ? sentences
    : sentences.filter((text) => source.includes(`t('${text}'`) || /^[A-Z].*[ ]/.test(text))
}

test('whatever people read is spelled as in America, as the specification is', async () => {
  const found: string[] = []
  for await (const file of glob([
    '{web,contract,server}/**/*.{ts,tsx}',
    'content/themes/*.ts',
    'content/affirmations.ts',
    'scripts/demo/*.md',
  ])) {
    if (/\.(?:test|bench)\.|web\/dev\//.test(file)) continue
    for (const text of textsOf(file, await readFile(file, 'utf8')))
      for (const [word] of text.matchAll(british)) found.push(`${file}: ${word}`)
  }
  expect(found).toEqual([])
})
