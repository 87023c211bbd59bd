import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('placeholders have the color of quiet text, and nothing makes one paler', () => {
  // The contrast of this color is checked in contrast.test.ts.
  expect(read('ui/base.css')).toMatch(/::placeholder \{\s*color: var\(--ink-soft\);\s*opacity: 1;\s*\}/)
  const changed = globSync('{admin,features,shell,ui}/**/*.{tsx,css}', { cwd: root }).filter((file) =>
    /placeholder:(?:opacity-|text-(?!ink-soft|xs|sm|base|lg|xl|\[[\d.]+rem))|::placeholder/.test(
      read(file).replace(/::placeholder \{\s*color: var\(--ink-soft\);/, ''),
    ),
  )
  expect(changed).toEqual([])
})
