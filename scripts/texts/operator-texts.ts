/** Finds what the command line, the log, and the API document say, which is English in every language. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Literal, leftOut, lineOf, type Node, parse, walk } from './collect.ts'

const folders = ['{contract,server}/**/*.ts', 'scripts/run/*.mjs', 'scripts/{demo,test,check}.ts']

/** Three words in a row. Shorter literals are mostly names, and so are many longer ones without a capital or a mark. */
const sentence = /\p{L}[\p{L}'’]*[,:;]? \p{L}[\p{L}'’]*[,:;]? \p{L}/u
const isSentence = (text: string) =>
  sentence.test(text) && (/^\W*\p{Lu}/u.test(text) || /[.:?!]$/.test(text)) && !text.includes('\0')

/** What a template says, its expressions as they are written: `Wrote ${file}: ${count(rows)} rows.` */
function writtenIn(node: Node, source: string): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  return node.type === 'TemplateLiteral' ? source.slice(node.start + 1, node.end - 1) : undefined
}

const isSql = (node: Node, source: string) =>
  node.type === 'TaggedTemplateExpression' && /^sql\b/.test(source.slice((node.tag as Node).start))

const isLog = (node: Node, source: string) =>
  node.type === 'CallExpression' &&
  /\blog\.(?:trace|debug|info|warn|error|fatal)$/.test(
    source.slice((node.callee as Node).start, (node.callee as Node).end),
  )

const isSummary = ({ type, key }: Node) => type === 'Property' && (key as Node).name === 'summary'

/** Every sentence for operators in the sources under `root`, except for the texts that catalogues translate. */
export function collectOperatorTexts(root: string, translated: ReadonlyMap<string, unknown>): Literal[] {
  const found: Literal[] = []
  for (const file of globSync(folders, { cwd: root, exclude: leftOut }).sort()) {
    const name = file.replaceAll('\\', '/')
    const source = readFileSync(join(root, file), 'utf8')
    const logged: Node[] = []
    const summaries: Node[] = []
    const queries: Node[] = []
    const isIn = (node: Node, outer: Node[]) =>
      outer.some(({ start, end }) => start <= node.start && node.end <= end)
    walk(parse(name, source), (node) => {
      if (isSql(node, source)) queries.push(node)
      if (isLog(node, source)) logged.push(node)
      if (isSummary(node)) summaries.push(node)
      const text = writtenIn(node, source)
      if (text === undefined || translated.has(text) || isIn(node, queries)) return
      const by = isIn(node, summaries) ? 'API summary' : isIn(node, logged) ? 'log' : 'command'
      if (by !== 'API summary' && (name.startsWith('contract/') || !isSentence(text))) return
      found.push({ text, file: name, line: lineOf(source, node.start), start: node.start, end: node.end, by })
    })
  }
  return found
}
