import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Window } from './engine.ts'
import { faultsOf } from './page-health.ts'

/** Counts what was done in browsers, and keeps a picture of each failure. */
export type Checks = ReturnType<typeof startChecks>

/** Begins to count. Pictures go to a folder, which is emptied: of failures, or with `all` of everything. */
export function startChecks(folder: string, all: boolean) {
  rmSync(folder, { recursive: true, force: true })
  const counts = { passed: 0, failed: 0 }
  let isOver = false
  async function photograph(window: Window, name: string): Promise<void> {
    mkdirSync(folder, { recursive: true })
    const file = `${name.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')}.png`
    writeFileSync(join(folder, file), await window.screenshot())
  }
  const fail = (name: string, why: string) => {
    if (isOver) return
    counts.failed += 1
    console.log(`✗ ${name}: ${why.replaceAll(/\s+/g, ' ')}`)
  }
  return {
    counts,
    fail,
    /** Counts nothing more. A walk that is given up fails at everything, as its browser is ended. */
    end: () => {
      isOver = true
    },
    /** One thing that is done at a window, after which its page is whole. Says whether it could be done. */
    async check(window: Window, name: string, act: () => Promise<unknown>): Promise<boolean> {
      const faults: string[] = []
      try {
        await act()
        faults.push(...(await faultsOf(window)))
      } catch (error) {
        faults.push(error instanceof Error ? error.message : String(error), ...window.complaints())
      }
      if (faults.length > 0 || all) await photograph(window, name).catch(() => undefined)
      if (faults.length > 0) {
        fail(name, faults.join(' | '))
        return false
      }
      counts.passed += 1
      console.log(`✓ ${name}`)
      return true
    },
  }
}
