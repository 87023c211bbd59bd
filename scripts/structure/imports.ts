import { posix } from 'node:path'

const statement = /^\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]/gm
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]\s*[,)]/g

/** What a source file imports, statically, dynamically or for its types: file paths from the root, or package names. */
export function importsOf(file: string, source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return [...code.matchAll(statement), ...code.matchAll(dynamic)].map(([, specifier = '']) =>
    specifier.startsWith('.') ? posix.normalize(posix.join(posix.dirname(file), specifier)) : specifier,
  )
}

/** The circles in a graph of files, each once, as the list of its members in order. */
export function findCircles(graph: Map<string, string[]>): string[][] {
  const circles: string[][] = []
  const done = new Set<string>()
  const path: string[] = []
  const visit = (file: string) => {
    const start = path.indexOf(file)
    if (start >= 0) circles.push(path.slice(start))
    if (start >= 0 || done.has(file)) return
    path.push(file)
    for (const next of graph.get(file) ?? []) if (graph.has(next)) visit(next)
    path.pop()
    done.add(file)
  }
  for (const file of graph.keys()) visit(file)
  return circles
}
