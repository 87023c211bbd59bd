import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = Record<string, { file: string; lqip: string }>

/** Reads the manifest of our own rendered art; without one, no picture is known. */
export function pictures(dist: string): (key: string) => { url: string; lqip: string } | undefined {
  let manifest: Manifest = {}
  try {
    manifest = JSON.parse(readFileSync(join(dist, 'art', 'manifest.json'), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return (key) => {
    const found = manifest[key]
    return found && { url: `/art/${found.file}`, lqip: found.lqip }
  }
}
