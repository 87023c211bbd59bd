// @vitest-environment node
/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const web = fileURLToPath(new URL('../../', import.meta.url))
/** Files that read a clock for the machine, or name the zone of a time. */
const others = [
  'lib/time/clock.ts',
  'lib/time/wall-clock.ts',
  'lib/typed/patterns.ts',
  'lib/typed/words.ts',
  'features/themes/weekly-notification.ts',
  'features/events/add-to-agenda.ts',
  'admin/events/recurrence-field.tsx',
  'features/calendar/labels.ts',
  'features/imports/sources/date-words.ts',
]

test('a time of day is worded in one place', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: web }).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(100)
  const own = files.filter((file) =>
    /timeStyle:|\bhour: '|toLocaleTimeString\(|Date\([^)]*\)\.toLocaleString\(/.test(
      readFileSync(web + file, 'utf8'),
    ),
  )
  expect(own.filter((file) => !others.includes(file))).toEqual([])
})
