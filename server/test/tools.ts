import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { diskLines } from '../kernel/files/line-file.ts'
import { memoryStorage } from '../kernel/files/storage/memory.ts'
import { ledgerIn } from '../ledger.ts'
import type { Tools } from '../tools.ts'

const letters = {
  destination: 'nowhere',
  repeatable: true,
  delivers: true,
  verify: async () => undefined,
  send: async () => {},
}

/** The tools of an operator on a database, with a data folder of their own within `folder`. */
export function testTools(
  folder: string,
  database: unknown,
  storage = memoryStorage(),
): Tools & { storage: typeof storage } {
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const config = readConfig({ DATA_DIR: dataDir })
  if ('faults' in config) throw new Error(config.faults.join())
  return {
    config,
    database: database as Tools['database'],
    replicas: undefined,
    storage,
    ledger: ledgerIn(diskLines(join(dataDir, 'deletions.jsonl'))),
    letters,
    close: async () => {},
  }
}
