import { addDays } from '../contract/week.ts'
import { expectClean } from './clean.ts'
import { expect, test } from './fixtures.ts'
import {
  answerMoods,
  bringIn,
  type ChosenFile,
  chooseFile,
  daylioBackup,
  fact,
  fileInput,
  look,
  textFile,
  zipFile,
} from './history-fixtures.ts'

test('what is stopped, cut off or loaded again goes on where it was, and nothing comes twice', {
  tag: '@thorough',
}, async ({ page, member, tolerate, context }) => {
  test.slow()
  tolerate(/ERR_INTERNET_DISCONNECTED/, /net::ERR_FAILED/)
  const backup = await daylioBackup(56, { width: 320 })
  let pictures = 0
  let hold = 0
  await page.route('**/api/imports/*/image*', async (route) => {
    pictures += 1
    if (pictures === hold) await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue().catch(() => undefined)
  })
  await page.goto('/profile/history')
  await chooseFile(page, backup)
  await answerMoods(page)
  await look(page)
  hold = 4
  await page.getByRole('button', { name: 'Bring it in' }).click()
  await expect.poll(() => pictures).toBe(4)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Stopped' })).toBeVisible()
  await expectClean(page)

  hold = pictures + 4
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(() => pictures).toBe(hold)
  await page.reload()
  await expect(page.getByText('Not finished. Choose the same file again')).toBeVisible()
  await expectClean(page)

  // The answers are still there.
  await chooseFile(page, backup)
  await expect(page.getByLabel('What “rad” means')).toHaveValue('happy')
  await look(page)
  hold = pictures + 4
  await page.getByRole('button', { name: 'Bring it in' }).click()
  await expect.poll(() => pictures).toBe(hold)
  await context.setOffline(true)
  await expect(page.getByText('You seem to be offline.')).toBeVisible({ timeout: 30_000 })
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible({ timeout: 60_000 })
  expect(await member.call('GET /imports')).toMatchObject([
    { counts: { mood: { new: 56 }, journal: { new: 24 } } },
  ])
  const entries = await member.call('GET /journal', { query: {} })
  expect(entries.map(({ images }) => images.length)).toEqual(entries.map(() => 1))
})

test('a file that is something else, is cut or has a password says so, and the next one is read @thorough', async ({
  page,
  member: _,
}) => {
  await page.goto('/profile/history')
  const refusal = async (file: ChosenFile, words: string) => {
    await fileInput(page).setInputFiles(file)
    await expect(page.getByRole('alert')).toContainText(words)
  }
  await refusal(await textFile('letter.pdf', '%PDF-1.7'), 'it is a PDF.')
  await expectClean(page)
  const backup = await daylioBackup(2, { width: 320 })
  const cut = { ...backup, buffer: backup.buffer.subarray(0, backup.buffer.length / 2) }
  await refusal(cut, 'The ZIP is damaged.')
  const locked = await zipFile('locked.zip', { 'backup.daylio': 'x' }, { password: 'quiet' })
  await refusal(locked, 'The ZIP has a password.')
  await chooseFile(page, backup)
})

test(
  'ten thousand days of which three hundred are refused stay a calm page @thorough',
  { tag: '@thorough' },
  async ({ page, member: _ }, info) => {
    test.slow()
    const rows = Array.from({ length: 10_000 }, (_, at) => {
      const steps = at % 33 === 0 ? 999_999_999 : 1000 + at
      return `${addDays('1995-01-01', at)},${steps}`
    })
    await page.goto('/profile/history')
    await chooseFile(page, await textFile('days.csv', ['Date,Steps', ...rows].join('\n')))
    await look(page)
    await expect(fact(page, 'Days of health')).toHaveText('9,696 new')
    await page.getByText('304 things are not brought in').click()
    await expect(page.getByText('and 296 more')).toBeVisible()
    await expectClean(page)
    const begun = performance.now()
    await bringIn(page)
    const took = ((performance.now() - begun) / 1000).toFixed(1)
    info.annotations.push({ type: 'figure', description: `9,696 days brought in: ${took} s` })
    await expect(fact(page, 'Days of health')).toHaveText('9,696 new')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('It is as it was before.').first()).toBeVisible({ timeout: 120_000 })
  },
)
