import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tableTypes } from '../server/test/table-types.ts'

// Writes server/tables.ts from the migrated schema. With --check it only reports whether the file would change.

const path = join(import.meta.dirname, '../server/tables.ts')
const written = await readFile(path, 'utf8').catch(() => '')
const generated = await tableTypes(join(import.meta.dirname, '../server/migrations'))

if (written === generated) {
  console.log('server/tables.ts fits the migrations.')
} else if (process.argv.includes('--check')) {
  console.error(
    'server/tables.ts does not fit the migrations. Run "npm run db:types" and commit what it writes.',
  )
  process.exitCode = 1
} else {
  await writeFile(path, generated)
  console.log('server/tables.ts was written from the migrations.')
}
