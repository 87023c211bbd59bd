import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { expect, test } from './fixtures.ts'
import { quietNetwork } from './quiet-network.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go anywhere, do anything' })
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })

/** Opens the palette: by the keyboard shortcut on the desk, from the menu on a phone. */
async function open(page: Page, isMobile: boolean) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (isMobile) {
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('button', { name: 'Go anywhere, do anything' }).tap()
  } else await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
}

test('the palette ends inside the window, also on a low desk', async ({ page, member: _ }) => {
  for (const height of [900, 720]) {
    await page.setViewportSize({ width: 1280, height })
    await page.goto('/mood')
    await open(page, false)
    const { y = 0, height: own = 0 } = (await palette(page).boundingBox()) ?? {}
    expect(own).toBeGreaterThan(400)
    expect(y + own).toBeLessThanOrEqual(height)
  }
})

test('by typing one goes anywhere, tells a mood, adds to today and opens what is chosen @phone-too', async ({
  page,
  member,
  isMobile,
}) => {
  await page.goto('/mood')
  await open(page, isMobile)
  await expectClean(page)
  await page.keyboard.type('healt')
  await expect(palette(page).getByRole('option', { selected: true })).toHaveText('Health')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/health')
  await expect(palette(page)).toHaveCount(0)

  await open(page, isMobile)
  await page.keyboard.type('calm')
  await option(page, 'Feeling Calm').click()
  await expect(page.getByText('Mood saved successfully!')).toBeVisible()

  await open(page, isMobile)
  await page.keyboard.type('add Buy milk')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Item added!')).toBeVisible()
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })
  const { notes } = await member.call('GET /daily-notes/{date}', { params: { date: day } })
  expect(notes.map(({ text, type }) => [text, type])).toEqual([['Buy milk', 'task']])

  await open(page, isMobile)
  await page.keyboard.type('different theme')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Choose a Different Theme' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toHaveCount(0)
  await page.keyboard.press('Escape')

  await open(page, isMobile)
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
})

test('its code is fetched when it is first asked for, and it fits 320 px @thorough', async ({
  page,
  member: _,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const fetched: string[] = []
  page.on('response', (response) => fetched.push(response.url()))
  await page.goto('/dashboard')
  await quietNetwork(page)
  expect(fetched.filter((url) => url.includes('palette'))).toEqual([])
  await open(page, false)
  expect(fetched.filter((url) => url.includes('command-palette'))).not.toEqual([])
  await page.keyboard.type('x'.repeat(60))
  await expectClean(page)
})

test('signing out by it asks what signing out asks @thorough', async ({ page, member: _ }) => {
  await page.goto('/profile')
  await open(page, false)
  await page.keyboard.type('sign out')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})
