/** Finds the texts of the product in its sources, and those that are not translated. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** A literal of a text in the sources: its line, its offsets (UTF-16, the quotes included), and the call that says it. */
export type Literal = { text: string; file: string; line: number; start: number; end: number; by: string }

/** `texts` has the places of each text, as `file:line`. */
export type Collected = { texts: Map<string, string[]>; literals: Literal[]; findings: string[] }

export type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** The sources with texts, as globs. */
export const folders = '{contract,server,web}/**/*.{ts,tsx}'
export const leftOut = [
  '**/node_modules/**',
  '**/*.{test,bench}.{ts,tsx}',
  '**/{test,fixtures,dev}/**',
  '**/*.d.ts',
]

/** The calls that say a text, each with the place of the text among its arguments. */
const sayers: Readonly<Record<string, number>> = {
  t: 0,
  message: 0,
  wording: 0,
  refuse: 1,
  notFound: 0,
  Refusal: 1,
  super: 0,
  // Checks of a schema, whose message is shown at a field.
  minLength: 1,
  maxLength: 1,
  regex: 1,
  refine: 1,
  int: 0,
  visibleText: 1,
}
/** Those that need the text itself. The others may pass on a text that is marked elsewhere. */
const literalOnly = ['t']
/** Attributes that a person reads or hears. */
const spoken = [
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
]
/** A word of a language. An address and the product's name are the same in all languages. */
const word = /\p{L}{2,}/u
const nameless = /https?:\/\/|A-genda/g
const hasWords = (text: string) => word.test(text.replace(nameless, ''))

/** Every text in the sources under `root`, and every sentence that does not go through `t`. */
export function collectTexts(root: string): Collected {
  const collected: Collected = { texts: new Map(), literals: [], findings: [] }
  for (const file of globSync(folders, { cwd: root, exclude: leftOut }).sort())
    collectFrom(file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8'), collected)
  return collected
}

/** Whether a text is said by the back office alone, as the places where it was found tell. */
export const isOfOffice = (places: readonly string[]): boolean =>
  places.every((place) => place.startsWith('web/admin/'))

/** Parses a source file. Throws if it is malformed. */
export function parse(file: string, source: string): Node {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return program as unknown as Node
}

/** The number of the line that an offset is in, from 1. */
export const lineOf = (source: string, offset: number): number => source.slice(0, offset).split('\n').length

function collectFrom(file: string, source: string, { texts, literals, findings }: Collected): void {
  const program = parse(file, source)
  const at = (node: Node) => `${file}:${lineOf(source, node.start)}`
  const add = (node: Node, by: string) => {
    const text = textOf(node) ?? ''
    texts.set(text, [...(texts.get(text) ?? []), at(node)])
    literals.push({ text, file, line: lineOf(source, node.start), start: node.start, end: node.end, by })
  }
  const constants = constantsOf(program)

  walk(program, (node, isInFunction) => {
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      const called = nameOf(node.callee as Node)
      const given = node.arguments as Node[]
      if (called === 'texts') for (const leaf of leavesOf(given[0], constants)) add(leaf, called)
      const place = called === undefined || !Object.hasOwn(sayers, called) ? undefined : sayers[called]
      if (called === undefined || place === undefined || !given[place]) return
      if (called === 't' && !isInFunction)
        findings.push(`${at(node)} t(…) is called while the module loads, before the language is known.`)
      const said = alternatives(given[place])
      for (const each of said) {
        const text = textOf(each)
        if (text !== undefined) add(each, called)
        else if (literalOnly.includes(called))
          findings.push(
            `${at(node)} ${called}(…) is told no literal: mark the texts by texts(…) and use translate(…).`,
          )
      }
    }
    // The message of a schema's check: z.refine(…, { error: '…' }).
    if (node.type === 'Property' && (node.key as Node).name === 'error' && file.startsWith('contract/')) {
      if (textOf(node.value as Node) !== undefined) add(node.value as Node, 'error')
    }
    if (node.type === 'JSXText' && hasWords(String(node.value)))
      findings.push(`${at(node)} “${String(node.value).trim()}” stands in the markup without t('…').`)
    if (node.type === 'JSXAttribute' && spoken.includes(String((node.name as Node).name))) {
      const text = node.value ? textOf(node.value as Node) : undefined
      if (text !== undefined && hasWords(text))
        findings.push(`${at(node)} “${text}” is told to a person without t('…').`)
    }
  })
}

const nameOf = (callee: Node): string | undefined =>
  callee.type === 'Identifier'
    ? String(callee.name)
    : callee.type === 'MemberExpression' && (callee.property as Node).type === 'Identifier'
      ? String((callee.property as Node).name)
      : undefined

/** A literal string; undefined for one that is only known at run time. */
export function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral' || (node.expressions as Node[]).length > 0) return undefined
  return (node.quasis as { value: { cooked: string } }[])[0]?.value.cooked
}

/** Both sides of `a ? 'x' : 'y'` and of `a ?? 'y'`, also nested. */
function alternatives(node: Node): Node[] {
  if (node.type === 'ConditionalExpression')
    return [node.consequent as Node, node.alternate as Node].flatMap(alternatives)
  if (node.type === 'LogicalExpression') return [node.left as Node, node.right as Node].flatMap(alternatives)
  return [node]
}

/** The constants of a module, for a list that is declared `as const` and marked separately. */
function constantsOf(program: Node): Map<string, Node> {
  const found = new Map<string, Node>()
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.init)
      found.set(String((node.id as Node).name), node.init as Node)
  })
  return found
}

/** Every string in a table or list, its keys apart. */
function leavesOf(node: Node | null | undefined, constants: Map<string, Node>): Node[] {
  switch (node?.type) {
    case 'ArrayExpression':
      return (node.elements as Node[]).flatMap((each) => leavesOf(each, constants))
    case 'ObjectExpression':
      return (node.properties as Node[]).flatMap((each) => leavesOf(each.value as Node, constants))
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return leavesOf(node.expression as Node, constants)
    case 'ConditionalExpression':
    case 'LogicalExpression':
      return alternatives(node).flatMap((each) => leavesOf(each, constants))
    case 'Identifier':
      return leavesOf(constants.get(String(node.name)), constants)
    default:
      return node && textOf(node) !== undefined ? [node] : []
  }
}

const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

/** Visits every node of a parsed source, outer ones first, and tells of each whether it is inside a function. */
export function walk(
  node: Node,
  visit: (node: Node, isInFunction: boolean) => void,
  isInFunction = false,
): void {
  visit(node, isInFunction)
  const inner = isInFunction || functions.includes(node.type)
  for (const child of Object.values(node)) {
    if (Array.isArray(child)) {
      for (const each of child)
        if (each && typeof each === 'object' && 'type' in each) walk(each as Node, visit, inner)
    } else if (child && typeof child === 'object' && 'type' in child) walk(child as Node, visit, inner)
  }
}
