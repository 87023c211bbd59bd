import { readExport } from '../server/test/read-export.ts'
import { restorable } from '../server/test/restore-export.ts'
import { healthXml } from '../web/features/imports/fixtures/health-xml.ts'
import { expectClean } from './clean.ts'
import { expect, join, test } from './fixtures.ts'
import {
  answerMoods,
  bringIn,
  chooseFile,
  daylioBackup,
  fact,
  look,
  photo,
  takeOut,
  textFile,
  zipFile,
} from './history-fixtures.ts'
import { picture, store, today } from './journal-fixtures.ts'

test('a Daylio backup comes in with its photos, twice is once, and an undo keeps what was edited', async ({
  page,
  member,
}) => {
  test.slow()
  await page.goto('/profile/history')
  await expect(page.getByRole('heading', { name: 'Choose a file' })).toBeVisible()
  await expectClean(page)
  await expect(page.getByRole('heading', { name: 'Brought in before' })).toHaveCount(0)
  const backup = await daylioBackup(14, { width: 320 })
  await chooseFile(page, backup)
  await expect(fact(page, 'Pictures')).toHaveText('6')
  await page.getByRole('button', { name: 'See what would happen' }).click()
  await expect(page.getByText('Please choose.').first()).toBeVisible()
  await expect(page.getByLabel('What “rad” means')).toBeFocused()
  await expectClean(page)
  await answerMoods(page)
  await look(page)
  await expect(fact(page, 'Check-ins')).toHaveText('14 new')
  expect(await member.call('GET /mood/history', { query: {} })).toEqual([])
  await expectClean(page)
  await bringIn(page)
  await expect(fact(page, 'Check-ins')).toHaveText('14 new')
  await expect(fact(page, 'Pictures')).toHaveText('6 new')
  await expectClean(page)
  const entries = await member.call('GET /journal')
  expect(entries).toHaveLength(6)
  expect(entries.every(({ images, mood_id }) => images.length === 1 && mood_id)).toBe(true)

  await page.getByRole('button', { name: 'Bring in another file' }).click()
  // The answers are still there.
  await chooseFile(page, backup)
  await look(page)
  await expect(page.getByText('All of it is here already.')).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: 'Choose another file' }).click()

  const [checkIn] = await member.call('GET /mood/history', { query: {} })
  await member.call('PATCH /mood/{id}', { params: { id: checkIn?.id ?? '' }, body: { note: 'Mine.' } })
  await expect(page.getByText('14 check-ins')).toBeVisible()
  await expectClean(page)
  await page.getByRole('button', { name: 'Undo: backup.daylio' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('#main').getByText('What you edited since stays: 1 check-in.')).toBeVisible()
  expect((await member.call('GET /mood/history', { query: {} })).map(({ note }) => note)).toEqual(['Mine.'])
  expect(await member.call('GET /journal')).toEqual([])
})

test('a journal of Day One comes in with its photo where it stood @phone-too @thorough', async ({
  page,
  member,
}) => {
  const md5 = 'a'.repeat(32)
  const entry = {
    uuid: '9A2D00938E4C4967920ED8C83C3060AB',
    creationDate: '2021-03-01T23:30:00Z',
    timeZone: 'Asia/Tokyo',
    text: '# By the sea\n\nBefore ![](dayone-moment://ABC) after',
    tags: ['Travel'],
    photos: [{ identifier: 'ABC', md5 }],
    location: { placeName: 'Pier', localityName: 'Yokohama', country: 'Japan' },
  }
  const journal = JSON.stringify({ metadata: { version: '1.0' }, entries: [entry] })
  await page.goto('/profile/history')
  await chooseFile(
    page,
    await zipFile('Export.zip', { 'Journal.json': journal, [`photos/${md5}.jpeg`]: await photo(1, 320) }),
  )
  await page.getByLabel('Write the place below each entry').check()
  await expectClean(page)
  await look(page)
  await bringIn(page)
  await expectClean(page)
  await page.getByRole('link', { name: 'Journal', exact: true }).last().click()
  await page.getByRole('link', { name: 'By the sea' }).click()
  await expect(page.getByText('Pier, Yokohama, Japan')).toBeVisible()
  await expect(page.locator('article img, main img').first()).toHaveJSProperty('complete', true)
  const [listed] = await member.call('GET /journal')
  expect(listed).toMatchObject({ date: '2021-03-02', tags: ['Travel'], images: [{}] })
})

test('of Apple Health what is here stays, or the file wins by choice', { tag: '@thorough' }, async ({
  page,
  member,
}) => {
  await member.call('POST /health', { body: { dateISO: '2024-03-03', steps: 5000 } })
  const steps = 'HKQuantityTypeIdentifierStepCount'
  const records = [3, 4].map((day) => ({
    type: steps,
    unit: 'count',
    value: '812',
    from: `2024-03-0${day} 10:00:00 +0100`,
    to: `2024-03-0${day} 10:10:00 +0100`,
  }))
  const file = await zipFile('export.zip', { 'apple_health_export/export.xml': healthXml(records) })
  await page.goto('/profile/history')
  await chooseFile(page, file)
  await look(page)
  await expect(fact(page, 'Days of health')).toHaveText('1 new · 1 differs')
  await page.getByText('What differs').click()
  await expect(page.getByText('March 3, 2024: Steps: 5,000 → 812')).toBeVisible()
  await expectClean(page)
  await page.getByLabel('What the file says').check()
  await bringIn(page)
  await expect(fact(page, 'Days of health')).toHaveText('1 new · 1 replaced')
  const stored = async () =>
    (await member.call('GET /health', { query: {} })).map(({ dateISO, steps }) => [dateISO, steps]).sort()
  expect(await stored()).toEqual([
    ['2024-03-03', 812],
    ['2024-03-04', 812],
  ])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a file' })).toBeVisible()
  expect(await stored()).toEqual([['2024-03-03', 5000]])
})

test('the columns of a table are said by hand, and what is refused is told and saved', {
  tag: '@thorough',
}, async ({ page, member }) => {
  const rows = ['When,Steps,Scale,How,Words']
  for (let day = 1; day <= 9; day += 1) rows.push(`0${day}/05/2024,${day * 1000},15${day}.5,fine,Day ${day}`)
  rows.push('soon,1,1,fine,x', '10/10/2024,999999999,150,fine,Too many')
  await page.goto('/profile/history')
  await chooseFile(page, await textFile('my-year.csv', rows.join('\n')))
  await page.getByLabel('Scale', { exact: true }).selectOption('Weight')
  await page.getByLabel('The unit of “Scale”').selectOption('Pounds')
  await page.getByLabel('How', { exact: true }).selectOption('Mood')
  await page.getByLabel('Words', { exact: true }).selectOption('Note of a check-in')
  await page.getByLabel(/^Day, then month/).check()
  await page.getByLabel('What “fine” means').selectOption('Calm')
  await expectClean(page)
  await look(page)
  await expect(fact(page, 'Check-ins')).toHaveText('10 new')
  await page.getByText('2 things are not brought in').click()
  await expect(page.getByText('2024-10-10 · Steps: 999999999')).toBeVisible()
  await expectClean(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save this list as CSV' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('my-year-not brought in.csv')
  await bringIn(page)
  const [last] = (await member.call('GET /health', { query: {} })).filter(
    ({ dateISO }) => dateISO === '2024-05-09',
  )
  expect(last).toMatchObject({ steps: 9000, weightKg: 72.35 })
})

test('a calendar comes into the planner, and again without doubles', { tag: '@thorough' }, async ({
  page,
  member,
}) => {
  const stamp = today().replaceAll('-', '')
  const event = (uid: string, title: string, hour: string) =>
    [
      'BEGIN:VEVENT',
      ...[`UID:${uid}`, `DTSTAMP:${stamp}T080000Z`, `SUMMARY:${title}`],
      ...[`DTSTART:${stamp}T${hour}0000`, 'END:VEVENT'],
    ].join('\r\n')
  const calendar = (...events: string[]) =>
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//a//b', ...events, 'END:VCALENDAR', ''].join('\r\n')
  await page.goto('/profile/history')
  await chooseFile(page, await textFile('my.ics', calendar(event('1', 'Choir', '19'))))
  await page.getByLabel(/^The times in this file don’t have a time zone/).selectOption('Europe/Lisbon')
  await expectClean(page)
  await look(page)
  await bringIn(page)
  await page.getByRole('button', { name: 'Bring in another file' }).click()
  await chooseFile(
    page,
    await textFile('my.ics', calendar(event('1', 'Choir', '19'), event('2', 'Dentist', '09'))),
  )
  await page.getByLabel(/^The times in this file don’t have a time zone/).selectOption('Europe/Lisbon')
  await look(page)
  await expect(fact(page, 'Items of the planner')).toHaveText('1 new · 1 already here')
  await bringIn(page)
  const { notes } = await member.call('GET /daily-notes/{date}', { params: { date: today() } })
  expect(notes.map(({ text }) => text).sort()).toEqual(['Choir', 'Dentist'])
})

test('all that was taken out of one account comes into another @thorough', async ({
  page,
  member,
  product,
  context,
  signIn,
}) => {
  const mood = crypto.randomUUID()
  await member.call('POST /mood', { body: { id: mood, date: today(), mood: 'happy', note: 'Figs.' } })
  await member.call('POST /health', { body: { dateISO: today(), steps: 4321 } })
  await member.call('POST /goals', {
    body: { week: '2026-11-16', goals: [{ text: 'Rest' }], reminders: [{ text: 'Walk', time: '09:00' }] },
  })
  const image = crypto.randomUUID()
  const file = new Blob([new Uint8Array((await picture()).buffer)])
  await member.call('POST /journal/images', { query: { id: image }, file })
  await store(member, { title: 'Heron', mood_id: mood, images: [{ id: image, alt: 'a heron' }] })
  await member.call('POST /community/posts', { body: { content: 'Hello all' } })
  await member.call('PATCH /user/health-goals', {
    body: { dailyWaterMl: 1500, dailySteps: 9999, sleepHoursTarget: 8 },
  })
  const out = await takeOut(product, member)

  const other = await join(product, 'Bo Berg')
  await signIn(context, other)
  await page.goto('/profile/history')
  await chooseFile(page, out)
  await expect(fact(page, 'Posts, as entries of the journal')).toHaveText('1')
  await expectClean(page)
  // A kind can stay out, and come in later.
  await page.getByRole('checkbox', { name: 'Check-ins' }).uncheck()
  await look(page)
  await expect(fact(page, 'Check-ins')).toHaveCount(0)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Check-ins' }).check()
  await look(page)
  await expectClean(page)
  const promised = await page.locator('dl').textContent()
  await bringIn(page)
  expect(await page.locator('dl').textContent()).toBe(promised)
  const before = await readExport(out.buffer)
  const after = await readExport((await takeOut(product, other)).buffer)
  const journal = (content: Record<string, unknown>) => content['journal/2026.json'] as { tags: string[] }[]
  const [wanted, stored] = [restorable(before), restorable(after)]
  // The post of before is an entry now.
  stored['journal/2026.json'] = journal(stored).filter(({ tags }) => !tags.includes('community'))
  expect(stored).toEqual(wanted)
  expect(journal(restorable(after))).toHaveLength(2)
})
