import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configurationTable } from './settings.ts'

test('docs/configuration.md lists every setting as it is', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/configuration.md'), 'utf8').replace(/ +/g, ' ')
  for (const { name, says } of configurationTable) expect(page).toContain(`| \`${name}\` | ${says} |`)
})
