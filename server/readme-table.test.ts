import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configurationTable } from './config.ts'

test('the README lists every key of the configuration as it is', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8').replace(/ +/g, ' ')
  for (const { name, says } of configurationTable) expect(readme).toContain(`| \`${name}\` | ${says} |`)
})
