import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { addDays } from '../contract/week.ts'
import { daylioContent, daylioEntry, toBase64 } from '../web/features/imports/fixtures/daylio.ts'
import { makeZip } from '../web/features/imports/fixtures/make-zip.ts'
import type { Product, SignedIn } from './fixtures.ts'
import { today } from './journal-fixtures.ts'

/** A file as it is chosen. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

const fileOf = async (name: string, content: Blob | string): Promise<ChosenFile> => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(
    typeof content === 'string'
      ? new TextEncoder().encode(content)
      : new Uint8Array(await content.arrayBuffer()),
  ),
})
export const textFile = (name: string, content: string) => fileOf(name, content)
export const zipFile = async (
  name: string,
  files: Record<string, string | Blob>,
  options: Parameters<typeof makeZip>[1] = {},
) => fileOf(name, await makeZip(files, options))

/** A photo as a telephone takes it, of its own color, or grainy, which makes it as large as one. */
export async function photo(serial: number, width = 1200, sigma = 0): Promise<Blob> {
  const background = `#${(0x305040 + serial * 7919).toString(16).slice(-6)}`
  const height = Math.round(width * 0.75)
  const ground = { width, height, channels: 3 as const, background }
  const grain = { type: 'gaussian' as const, mean: 128, sigma }
  const bytes = await sharp({ create: sigma > 0 ? { ...ground, noise: grain } : ground })
    .jpeg()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)])
}

const nameOf = (serial: number) => serial.toString(16).padStart(32, '0')

/**
 * A backup of Daylio: an entry each day up to yesterday, with activities and a note, and a photo on Mondays, Thursdays and
 * Saturdays.
 */
export async function daylioBackup(days: number, { width = 1200, grain = 0 } = {}): Promise<ChosenFile> {
  const photos: Record<string, Blob> = {}
  const assets: unknown[] = []
  const entries: unknown[] = []
  for (let at = 0; at < days; at += 1) {
    const date = addDays(today(), at - days)
    const [year, month, day] = date.split('-').map(Number) as [number, number, number]
    const hasPhoto = [1, 4, 6].includes(new Date(date).getUTCDay())
    if (hasPhoto) {
      assets.push({ id: at + 100, checksum: nameOf(at + 100), type: 1, createdAt: 0 })
      photos[`assets/photos/${year}/${month}/${nameOf(at + 100)}`] = await photo(at, width, grain)
    }
    entries.push(
      daylioEntry({
        id: at + 1,
        year,
        month: month - 1,
        day,
        hour: 20,
        minute: at % 60,
        datetime: Date.parse(`${date}T19:${String(at % 60).padStart(2, '0')}:00Z`),
        mood: (at % 6) + 1,
        note: `Day ${at + 1}: rain on the roof, tea, and a long walk by the water.`,
        tags: at % 2 === 0 ? [1] : [],
        assets: hasPhoto ? [at + 100] : [],
      }),
    )
  }
  const content = daylioContent(entries, { assets })
  return zipFile('backup.daylio', { 'backup.daylio': toBase64(JSON.stringify(content)), ...photos })
}

/** What stands where one chooses a file. */
export const fileInput = (page: Page) => page.getByLabel('File to bring in')

/** Chooses a file and waits for what is in it. */
export async function chooseFile(page: Page, file: ChosenFile | string): Promise<void> {
  await fileInput(page).setInputFiles(file)
  await expect(page.getByRole('heading', { name: /^What is in / })).toBeVisible({ timeout: 120_000 })
}

/** Chooses the moods that a Daylio backup leaves open. */
export async function answerMoods(page: Page): Promise<void> {
  await page.getByLabel('What “rad” means').selectOption('Happy')
  await page.getByLabel('What “good” means').selectOption('Calm')
  await page.getByLabel('What “müde ☕” means').selectOption('Sad')
}

/** Compares the file with what is here, and waits for the answer. */
export async function look(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'See what would happen' }).click()
  await expect(page.getByRole('heading', { name: 'What would happen' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible({ timeout: 120_000 })
}

/** Brings in what was compared, and waits until it is done. */
export async function bringIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bring it in' }).click()
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible({ timeout: 600_000 })
}

/** Everything of a member as a file. */
export async function takeOut({ url }: Product, { call }: SignedIn): Promise<ChosenFile> {
  const link = await call('POST /me/export', { body: {} })
  const answer = await fetch(`${url}/api${link.url}`)
  if (!answer.ok) throw new Error(await answer.text())
  const buffer = Buffer.from(await answer.arrayBuffer())
  return { name: 'a-genda.zip', mimeType: 'application/zip', buffer }
}

/** The value of a line, such as "New" of check-ins. */
export const fact = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
