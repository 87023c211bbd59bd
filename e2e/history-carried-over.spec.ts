/**
 * Somebody with a year of Daylio and an Apple Watch comes in, writes for a week, takes everything out, and carries it to
 * another instance.
 */
import { createWriteStream, writeFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Browser, Page, TestInfo } from '@playwright/test'
import { addDays } from '../contract/week.ts'
import { scaledLimit } from '../scripts/slowness.ts'
import { readExport } from '../server/test/read-export.ts'
import { restorable } from '../server/test/restore-export.ts'
import { bigHealthFile } from '../web/features/imports/fixtures/big-health-file.ts'
import { expect, join, makeServerDatabase, test } from './fixtures.ts'
import { answerMoods, bringIn, chooseFile, daylioBackup, fact, look, takeOut } from './history-fixtures.ts'
import { today, words } from './journal-fixtures.ts'
import { peakMemoryOf, removeData, startProduct } from './product.ts'

const megabyte = 1024 ** 2

/** Prints how long each part took, and keeps it with the test. */
function stopwatch(info: TestInfo) {
  const say = (description: string) => {
    process.stdout.write(`  ${description}\n`)
    info.annotations.push({ type: 'figure', description })
  }
  return {
    say,
    async time<T>(name: string, work: () => Promise<T>): Promise<T> {
      const begun = performance.now()
      const result = await work()
      say(`${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
      return result
    },
  }
}

/** The most memory that a page's process had at once, in megabytes. */
async function pageMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => peakMemoryOf(id) ?? 0)
  return Math.max(0, ...pages)
}

/** The longest that the page did not answer, in milliseconds, while something is done. */
async function longestSilence(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const watch = window as unknown as { silence: number }
    let last = performance.now()
    watch.silence = 0
    setInterval(() => {
      const now = performance.now()
      watch.silence = Math.max(watch.silence, now - last - 50)
      last = now
    }, 50)
  })
  await work()
  return page.evaluate(() => Math.round((window as unknown as { silence: number }).silence))
}

// The first instance has the embedded engine.
test.use({ settings: { DATABASE_URL: '' } })

test(
  'a year of somebody’s comes in, grows by a week, and is the same on another instance',
  {
    tag: '@thorough',
  },
  async ({ page, member, product, browser }, info) => {
    test.setTimeout(scaledLimit(900_000))
    const { time, say } = stopwatch(info)
    const daylio = info.outputPath('backup.daylio')
    const health = info.outputPath('export.xml')
    const backup = await daylioBackup(365, { width: 1200, grain: 8 })
    writeFileSync(daylio, backup.buffer)
    await pipeline(Readable.from(bigHealthFile(170 * megabyte)), createWriteStream(health))
    say(`Daylio: ${Math.round(backup.buffer.length / megabyte)} MB, Apple Health: 170 MB`)

    await page.goto('/profile/history')
    await time('Daylio, read', () => chooseFile(page, daylio))
    await answerMoods(page)
    await time('Daylio, compared', () => look(page))
    await time('Daylio, brought in with its photos', () => bringIn(page))
    await expect(fact(page, 'Check-ins')).toHaveText('365 new')
    const photos = Number.parseInt((await fact(page, 'Pictures').textContent()) ?? '', 10)
    expect(photos).toBeGreaterThan(150)
    await page.getByRole('button', { name: 'Bring in another file' }).click()
    const silence = await longestSilence(page, () =>
      time('Apple Health, read', () => chooseFile(page, health)),
    )
    say(`the page was silent for ${silence} ms at the most meanwhile`)
    await time('Apple Health, compared', () => look(page))
    await time('Apple Health, brought in', () => bringIn(page))

    await time('a week of journal, written', async () => {
      for (let day = 6; day >= 0; day -= 1) {
        await page.goto(`/calendar?tab=day&date=${addDays(today(), -day)}`)
        await page.getByRole('link', { name: 'Write', exact: true }).click()
        await words(page).fill(`The ${7 - day}. day of the week, in my own words.`)
        await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      }
    })
    say(`page: ${await pageMemory(browser)} MB at the most`)
    const out = await time('everything, taken out', () => takeOut(product, member))
    say(`the export: ${Math.round(out.buffer.length / megabyte)} MB`)
    say(`server with the embedded engine: ${product.peakMemory()} MB at the most`)
    const path = info.outputPath(out.name)
    writeFileSync(path, out.buffer)

    const database = await makeServerDatabase()
    if (!database) throw new Error('This journey needs a PostgreSQL server.')
    const other = await startProduct({ RATE_LIMITS: 'on', DATABASE_URL: database.url })
    const context = await browser.newContext({ baseURL: other.url })
    try {
      const there = await join(other, 'Ada Lind')
      const { user } = there
      await context.addInitScript(
        ([token, user]) => {
          localStorage.setItem('token', token)
          localStorage.setItem('user', user)
        },
        [there.token, JSON.stringify(user)] as const,
      )
      const second = await context.newPage()
      await second.goto('/profile/history')
      await time('the export, read', () => chooseFile(second, path))
      await time('the export, compared', () => look(second))
      await time('the export, brought in', () => bringIn(second))
      await expect(second.getByText('not brought in')).toHaveCount(0)
      say(`second page: ${await pageMemory(browser)} MB at the most`)
      const again = await time('everything, taken out there', () => takeOut(other, there))
      say(`server on PostgreSQL: ${other.peakMemory()} MB at the most`)
      const [before, after] = [await readExport(out.buffer), await readExport(again.buffer)]
      expect(restorable(after)).toEqual(restorable(before))
      const pictures = [...before.files.keys()].filter((name) => name.startsWith('journal/images/'))
      expect([...after.files.keys()].filter((name) => name.startsWith('journal/images/'))).toEqual(pictures)
      expect(pictures).toHaveLength(photos)
    } finally {
      await context.close()
      await other.stop()
      removeData(other)
      await database.drop()
    }
  },
)
