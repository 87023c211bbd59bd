import { readFileSync, writeFileSync } from 'node:fs'
import { api } from '../contract/api.ts'
import { openApiDocument } from '../server/kernel/http/openapi.ts'
import { version } from '../server/version.ts'

const file = new URL('../docs/openapi.json', import.meta.url)
const current = `${JSON.stringify(openApiDocument(api, version), null, 2)}\n`

if (!process.argv.includes('--check')) writeFileSync(file, current)
else if (readFileSync(file, 'utf8') !== current) {
  console.error('docs/openapi.json differs from the contract. Run npm run openapi and commit it.')
  process.exit(1)
}
