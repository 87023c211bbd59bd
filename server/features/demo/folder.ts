import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const markOf = (dataDir: string) => join(dataDir, 'demo')

/** Marks a data folder as the demo's, for good, before anything else is in it. */
export function markAsDemo(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(markOf(dataDir), 'Everybody is let in here. Delete the whole folder to be rid of the demo.\n')
}

/**
 * Why the product must not start on a data folder; undefined if it may. The demo opens only its own folder, because it
 * would open real people's data to everybody. The product does not open the demo's folder, because everybody knows its
 * passwords.
 */
export function demoFolderFault(dataDir: string, demo: boolean): string | undefined {
  const isDemos = existsSync(markOf(dataDir))
  if (demo && !isDemos)
    return `DEMO lets everybody in, and ${dataDir} is no demo's. "npm run demo" makes one.`
  if (!demo && isDemos)
    return `${dataDir} holds the demo, whose passwords everybody knows. Start it with "npm run demo", or choose another DATA_DIR.`
  return undefined
}
