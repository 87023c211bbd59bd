/** A comment that leads to something: `ruling 14`, `rulings 3 and 5`, `decision 7`, `specification, Member 2 and 9`. */
const patterns = {
  ruling: /\brulings? (\d+(?:(?:, | and )\d+)*)/g,
  decision: /\bdecisions? (\d+(?:(?:, | and )\d+)*)/g,
  member: /\bspecification, Member (\d+(?:(?:, | and )\d+)*)/g,
  admin: /\bspecification, Admin (\d+(?:(?:, | and )\d+)*)/g,
}
type Kind = keyof typeof patterns

/** Where a reference of each kind is looked up. */
const homes: Record<Kind, string> = {
  ruling: 'docs/rulings.md',
  decision: 'docs/decisions',
  member: 'docs/specification.md',
  admin: 'docs/specification.md',
}

/** Documents of the specification's author, which are not in the repository. */
const absentPapers = /\b(?:member|admin|rulings|house|look|beyond)\.md\b/

/** The numbers in a repository's documents that references of each kind may name. */
export function numbersIn(documents: { rulings: string; specification: string; decisions: string[] }) {
  const numbers = (text: string, pattern: RegExp) =>
    new Set([...text.matchAll(pattern)].map(([, number]) => Number(number)))
  return {
    ruling: numbers(documents.rulings, /^(\d+)\. /gm),
    decision: new Set(documents.decisions.map((name) => Number.parseInt(name, 10))),
    member: numbers(documents.specification, /^### Member (\d+)\./gm),
    admin: numbers(documents.specification, /^### Admin (\d+)\./gm),
  } satisfies Record<Kind, Set<number>>
}

const comment = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|^\s*--[^\n]*|\{\/\*[\s\S]*?\*\/\}/gm

/** The references in a source's comments without a target, each with its line and what is wrong with it. */
export function brokenReferences(
  source: string,
  known: Record<Kind, Set<number>>,
): { line: number; message: string }[] {
  return [...source.matchAll(comment)].flatMap(({ 0: raw, index }) => {
    const line = (offset: number) => source.slice(0, index + offset).split('\n').length
    // A reference may go on in the next line of a comment.
    const text = raw.replace(/\n\s*(?:\*|\/\/|--)?(?= )/g, (gap) => ' '.repeat(gap.length))
    const plain = text.replace(/ {2,}/g, ' ')
    const paper = absentPapers.exec(plain)
    const found = (Object.keys(patterns) as Kind[]).flatMap((kind) =>
      [...plain.matchAll(patterns[kind])].flatMap(([whole, list = '']) =>
        (list.match(/\d+/g) ?? [])
          .filter((number) => !known[kind].has(Number(number)))
          .map((number) => ({
            line: line(0),
            message: `says "${whole}", but ${homes[kind]} has no ${number}.`,
          })),
      ),
    )
    return paper && !plain.includes(`docs/${paper[0]}`)
      ? [...found, { line: line(0), message: `leads to ${paper[0]}, which is not in the repository.` }]
      : found
  })
}
