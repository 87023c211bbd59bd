import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('no placeholder is paler than the quiet ink, which has the contrast that WCAG 1.4.3 asks for', () => {
  const root = join(import.meta.dirname, '../..')
  const paler = globSync('{admin,features,shell,ui}/**/*.{tsx,css}', { cwd: root }).filter((file) =>
    /placeholder:opacity-/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(paler).toEqual([])
})
