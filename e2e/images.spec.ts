import { writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { UploadedImage } from '../contract/images.ts'
import { makePicture } from './community-maker.ts'
import { expect, test } from './fixtures.ts'

const form = (page: Page) => page.locator('form', { has: page.getByLabel('What would you like to share?') })
const preview = (page: Page) => form(page).getByRole('img', { name: 'The picture of your post' })
const file = (page: Page) => form(page).locator('input[type=file]')

async function askForPicture(page: Page) {
  await page.goto('/community')
  await page.getByLabel('What would you like to share?').click()
  await page.getByRole('button', { name: 'Add a picture' }).click()
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused()
}

/** Passes files and texts to an element, as a drop or a paste does. */
async function give(target: Locator, event: 'drop' | 'dragover' | 'paste', bytes: Buffer, text?: string) {
  await target.evaluate(
    (element, { event, base64, text }) => {
      const data = new DataTransfer()
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      data.items.add(new File([content], 'picture.png', { type: 'image/png' }))
      if (text !== undefined) data.setData('text/plain', text)
      const options = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        event === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent(event, { ...options, dataTransfer: data }),
      )
    },
    { event, base64: bytes.toString('base64'), text },
  )
}

const uploaded = async (page: Page): Promise<{ sent: number; image: UploadedImage }> => {
  const response = await page.waitForResponse('**/api/upload/image')
  const sent = Number((await response.request().allHeaders())['content-length'])
  return { sent, image: (await response.json()) as UploadedImage }
}

test('a picture that is picked is shrunk first, stays upright, and is seen before it is shared @phone-too', async ({
  page,
  member: _,
}) => {
  await askForPicture(page)
  // Rotated, with an EXIF orientation, as a phone stores it.
  const photo = await makePicture({ width: 4000, height: 2000, format: 'jpeg', orientation: 6 })
  const answer = uploaded(page)
  await file(page).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo })
  const { sent, image } = await answer
  expect([image.width, image.height]).toEqual([1600, 3200])
  expect(sent).toBeLessThan(photo.length)
  await expect(preview(page)).toBeVisible()
  await expect(preview(page)).toHaveAttribute('srcset', /-400\.webp 400w/)
  const shape = await preview(page).evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])
  expect(shape[1]).toBeGreaterThan(shape[0] ?? 0)
})

test('a picture that shrinking would make larger is sent as it is @thorough', async ({ page, member: _ }) => {
  await askForPicture(page)
  const tiny = await makePicture({ width: 4, height: 4 })
  const request = page.waitForRequest('**/api/upload/image')
  await file(page).setInputFiles({ name: 'tiny.png', mimeType: 'image/png', buffer: tiny })
  const body = (await request).postDataBuffer()
  // A browser may not expose the bytes of a form.
  if (body) expect(body.includes(tiny)).toBe(true)
  await expect(preview(page)).toBeVisible()
})

test('a picture may be dropped anywhere on the form, and pasted into it @thorough', async ({
  page,
  member: _,
}) => {
  await page.goto('/community')
  const bytes = await makePicture()
  await give(form(page), 'dragover', bytes)
  await expect(page.getByText('Let go, and it is here.')).toBeVisible()
  await give(form(page), 'drop', bytes)
  await expect(preview(page)).toBeVisible()
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  await expect(preview(page)).toHaveCount(0)

  const words = page.getByLabel('What would you like to share?')
  await give(words, 'paste', bytes, 'copied from a table')
  await expect(page.getByText('Uploading your picture')).toHaveCount(0)
  await expect(preview(page)).toHaveCount(0)
  await give(words, 'paste', bytes)
  await expect(preview(page)).toBeVisible()
})

test('what is no JPG, PNG or WebP, or too large, is told and never sent', async ({
  page,
  member: _,
}, testInfo) => {
  await askForPicture(page)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/upload/')) sent += 1
  })
  // A file takes no time on its way to the browser, unlike its bytes.
  const pick = async (name: string, bytes: Buffer) => {
    const path = testInfo.outputPath(name)
    await writeFile(path, bytes)
    await file(page).setInputFiles(path)
  }
  const address = page.getByLabel('Or the address of one')
  const alert = form(page).getByRole('alert')
  const jpg = Buffer.from([0xff, 0xd8, 0xff])
  for (const [name, buffer, told] of [
    ['moving.png', Buffer.from('GIF89a, and more'), 'Invalid file type. Allowed: JPG, PNG, WebP'],
    ['large.png', Buffer.concat([jpg, Buffer.alloc(10_485_758)]), 'File too large. Maximum size is 10MB'],
    ['letter.txt', Buffer.from('Dear all'), 'Invalid file type. Allowed: JPG, PNG, WebP'],
  ] as const) {
    await pick(name, buffer)
    await expect(alert).toHaveText(told)
    // The fault is the file's, not the address's.
    await expect(address).not.toHaveAttribute('aria-invalid')
  }
  expect(sent).toBe(0)
})

test('an upload tells how far it is, and can be cancelled @thorough', async ({ page, member: _ }) => {
  await askForPicture(page)
  await page.route('**/api/upload/image', () => {
    // Never answered.
  })
  const buffer = await makePicture()
  await file(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('progressbar', { name: 'Uploading your picture' })).toBeVisible()
  await page.getByLabel('What would you like to share?').fill('Wait for it')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('Your picture is still on its way.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel upload' }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
  await page.unroute('**/api/upload/image')
  await file(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await expect(preview(page)).toBeVisible()
})

test('a refused upload, and a lost one, are told in a sentence', {
  tag: '@thorough',
}, async ({ page, member: _, tolerate }) => {
  tolerate(/status of (415|401)/, /ERR_FAILED/)
  await askForPicture(page)
  const buffer = await makePicture()
  const detail = 'This image is damaged and cannot be read'
  await page.route('**/api/upload/image', (route) => route.fulfill({ status: 415, json: { detail } }))
  await file(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await expect(page.getByText(detail)).toBeVisible()
  await page.unroute('**/api/upload/image')
  await page.route('**/api/upload/image', (route) => route.abort())
  await file(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('You seem to be offline.')).toBeVisible()
})

test('the focus stays where the picture is chosen, sent and taken away @thorough', async ({
  page,
  member: _,
}) => {
  await askForPicture(page)
  const choose = page.getByRole('button', { name: 'Choose a picture' })
  const cancel = page.getByRole('button', { name: 'Cancel upload' })
  let go = () => {}
  const sent = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/api/upload/image', async (route) => {
    await sent
    await route.continue()
  })
  const buffer = await makePicture()
  await file(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await expect(cancel).toBeFocused()
  await cancel.press('Enter')
  await expect(choose).toBeFocused()
  await file(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await expect(cancel).toBeFocused()
  go()
  await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove the picture' }).press('Enter')
  await expect(page.getByLabel('Or the address of one')).toBeFocused()
})

test('a picture that was pasted leaves its place when it is taken away', {
  tag: '@thorough',
}, async ({ page, member: _ }) => {
  await page.goto('/community')
  await page.getByLabel('What would you like to share?').click()
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible()
  await give(page.getByLabel('What would you like to share?'), 'paste', await makePicture())
  await page.getByRole('button', { name: 'Remove the picture' }).press('Enter')
  await expect(page.getByLabel('Or the address of one')).toBeFocused()
})

test('the address of a picture is looked at by the server a second after it was typed, never by the browser @thorough', async ({
  page,
  member: _,
  tolerate,
}) => {
  tolerate(/status of 400/)
  await askForPicture(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('extract-palette')) asked.push(request.postDataJSON().image_url)
  })
  const address = page.getByLabel('Or the address of one')
  await address.pressSequentially('http://127.0.0.1:1/a.png', { delay: 20 })
  await expect(page.getByText('Invalid image URL')).toBeVisible()
  // The focus stays while a person is still typing.
  await expect(address).toBeFocused()
  expect(asked).toEqual(['http://127.0.0.1:1/a.png'])
  await address.fill('javascript:alert(1)')
  await expect(page.getByText('Invalid image URL')).toHaveCount(0)
  await expect(page.getByText('Invalid image URL')).toBeVisible()
  expect(asked).toHaveLength(1)
  await address.fill('')
  await expect(page.getByText('Invalid image URL')).toHaveCount(0)
})
