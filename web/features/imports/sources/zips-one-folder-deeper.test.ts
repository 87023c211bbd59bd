// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readCase } from '../fixtures/case.ts'
import { daylioBackupOf, daylioEntry } from '../fixtures/daylio.ts'
import { healthXml } from '../fixtures/health-xml.ts'
import { makeZip } from '../fixtures/make-zip.ts'
import { readAll } from '../fixtures/read.ts'

const csv = 'Date,Steps\n2026-11-10,5000\n'
const journal =
  '{"metadata":{"version":"1.0"},"entries":[{"uuid":"a","creationDate":"2026-11-10T08:00:00Z","text":"x"}]}'
const health = healthXml([
  {
    type: 'HKQuantityTypeIdentifierStepCount',
    unit: 'count',
    from: '2026-11-10 08:00:00 +0100',
    value: '120',
  },
])
const ics =
  'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nSUMMARY:Tea\r\nDTSTART:20261201T180000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'
const daylio = () => daylioBackupOf([daylioEntry()])

describe('a ZIP of several files', () => {
  const other = ics.replace('UID:a', 'UID:b').replace('Tea', 'Run')

  test('that are calendars is read as one, and a damaged one is named', async () => {
    const files = {
      'Takeout/Calendar/me.ics': ics,
      'Takeout/Calendar/Sport.ics': other,
      'Takeout/x.html': '',
    }
    const found = await readAll(await makeZip(files), 'takeout.zip')
    expect(found.of('planner').map(({ row }) => row.text)).toEqual(['Tea', 'Run'])
    const damaged = await readAll(await makeZip({ 'a.ics': ics, 'b.ics': 'x', 'c.ics': other }), 'a.zip')
    expect(damaged.of('planner')).toHaveLength(2)
    expect(damaged.refused).toEqual(['b.ics: This file is damaged, or no calendar.'])
  })

  test('of other kinds says that they are chosen one by one', async () => {
    await expect(readAll(await makeZip({ 'a.csv': csv, 'b.csv': csv }), 'a.zip')).rejects.toThrow(
      'it holds 2 files, such as “a.csv”; unpack it, and choose one of them',
    )
  })
})

describe('a ZIP is read whose contents lie deeper:', () => {
  test.each<[what: string, files: Record<string, string | Blob>, source: string]>([
    ['a journal in a folder', { 'Day One/Journal.json': journal }, 'day-one'],
    ['in a folder in a folder', { 'a/b/Journal.json': journal }, 'day-one'],
    [
      'beside what macOS adds',
      { 'a/Journal.json': journal, '__MACOSX/a/._Journal.json': 'x', '.DS_Store': 'x' },
      'day-one',
    ],
    [
      'beside what Windows adds',
      { 'a/Journal.json': journal, 'a/Thumbs.db': 'x', 'desktop.ini': 'x' },
      'day-one',
    ],
    ['with the separators of Windows', { 'a\\Journal.json': journal }, 'day-one'],
    ['beside a note of one’s own', { 'readme.txt': 'mine', 'a/Journal.json': journal }, 'day-one'],
    [
      'the whole export of Apple Health',
      { 'x/apple_health_export/export.xml': health, 'x/apple_health_export/export_cda.xml': '<a/>' },
      'apple-health',
    ],
    [
      'that export without its folder',
      { 'export.xml': health, 'workout-routes/route.gpx': '<gpx/>' },
      'apple-health',
    ],
  ])('%s', async (_, files, source) => {
    expect((await readAll(await makeZip(files), 'a.zip')).summary.source).toBe(source)
  })

  test('own-export-rezipped-by-finder.zip', async () => {
    const { summary, refused } = await readCase('own-export-rezipped-by-finder.zip')
    expect(summary).toMatchObject({
      source: 'a-genda',
      counts: { settings: 1, mood: 1, health: 1, journal: 1 },
    })
    expect(refused).toEqual([])
  })

  test.each<[file: string, source: string]>([
    ['apple-health/35-xml-at-root.zip', 'apple-health'],
    ['apple-health/37-translated-name.zip', 'apple-health'],
    ['daylio/32-in-folder.zip', 'daylio'],
    ['daylio/33-csv-zipped.zip', 'daylio-csv'],
  ])('%s', async (file, source) => {
    expect((await readCase(file)).summary.source).toBe(source)
  })
})

describe('a ZIP with one file that can be read is that file:', () => {
  test.each<[what: string, files: () => Promise<Record<string, string | Blob>>, source: string]>([
    ['a table', async () => ({ 'steps.csv': csv }), 'csv'],
    [
      'a table in capitals, in a folder, beside a picture',
      async () => ({ 'a/STEPS.CSV': csv, 'a/photo.jpg': 'x' }),
      'csv',
    ],
    ['a calendar', async () => ({ 'me@example.com.ics': ics }), 'ics'],
    ['a backup of Daylio', async () => ({ 'backup_2026.daylio': await daylio() }), 'daylio'],
    ['a ZIP', async () => ({ 'export.zip': await makeZip({ 'Journal.json': journal }) }), 'day-one'],
    ['a table without an ending', async () => ({ steps: csv }), 'csv'],
  ])('%s', async (_, files, source) => {
    const found = await readAll(await makeZip(await files()), 'a.zip', { answers: { 'mood:rad': 'happy' } })
    expect(found.summary.source).toBe(source)
    expect(found.all.length).toBeGreaterThan(0)
    expect(found.refused).toEqual([])
  })

  test('and of two, or of a ZIP in a ZIP in a ZIP and so on, nothing is', async () => {
    await expect(readAll(await makeZip({ 'a.csv': csv, 'b.csv': csv }), 'a.zip')).rejects.toThrow(
      'it holds 2 files',
    )
    let zip = await makeZip({ 'a.csv': csv })
    for (let depth = 0; depth < 4; depth += 1) zip = await makeZip({ 'a.zip': zip })
    await expect(readAll(zip, 'a.zip')).rejects.toThrow('it holds 1 file')
  })
})
