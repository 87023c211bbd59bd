import { expectClean } from './clean.ts'
import { expect, test } from './fixtures.ts'
import { picture, titles, write } from './journal-fixtures.ts'

test('pictures that are added without a line wait on the device, over a reload too, and are sent before their entry @phone-too', async ({
  page,
  member,
  tolerate,
}) => {
  tolerate(/ERR_|could not be loaded/)
  const sent: string[] = []
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && pathname.startsWith('/api/journal')) sent.push(pathname.slice(4))
  })
  await write(page)
  await page.route('**/api/journal**', (route) => route.abort('internetdisconnected'))
  await page.keyboard.type('Look:')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await picture(), await picture()])
  const shelf = page.getByRole('list', { name: 'Pictures of this entry' })
  await expect(shelf.getByText('Kept on this device.')).toHaveCount(2)
  await expect(page.getByText('You seem to be offline')).toHaveCount(0)
  await expect(
    page.getByText('Kept on this device. It will be sent when A-genda can be reached.'),
  ).toBeVisible()
  await shelf.getByLabel('What this picture shows').first().fill('A heron')
  await expectClean(page)
  await page.getByRole('button', { name: 'Done' }).click()
  const heron = page.getByRole('img', { name: 'A heron' })
  const isDrawn = () => heron.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(isDrawn).toBe(640)
  await expectClean(page)

  await page.reload()
  await expect.poll(isDrawn).toBe(640)
  await page.goto('/journal')
  await expect(page.getByRole('region', { name: 'Kept on this device, not sent yet' })).toContainText('Look:')
  await expect(page.getByRole('button', { name: '1 change waiting' })).toBeVisible()
  await page.unroute('**/api/journal**')
  await page.evaluate(() => window.dispatchEvent(new Event('send-now')))
  await expect
    .poll(async () => (await member.call('GET /journal'))[0]?.images)
    .toMatchObject([{ alt: 'A heron', width: 640, height: 480 }, { alt: '' }])
  await expect(page.getByRole('button', { name: /waiting/ })).toHaveCount(0)
  expect(sent.slice(0, 2)).toEqual(['/journal/images', '/journal/images'])
  expect(sent.filter((path) => path === '/journal/images')).toHaveLength(2)
  const [entry, ...others] = await member.call('GET /journal')
  expect(others).toEqual([])
  await page.goto(`/journal/${entry?.id}`)
  await expect.poll(isDrawn).toBe(640)
})

test('a picture that the server refuses stays with its reason until its member decides @thorough', async ({
  page,
  member,
  tolerate,
}) => {
  tolerate(/status of 507/)
  await page.route('**/api/journal/images?*', (route) =>
    route.fulfill({
      status: 507,
      contentType: 'application/problem+json',
      body: '{"detail":"Your space is full."}',
    }),
  )
  await write(page)
  await page.keyboard.type('Look:')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture())
  const shelf = page.getByRole('list', { name: 'Pictures of this entry' })
  await expect(shelf.getByRole('alert')).toContainText('Your space is full.')
  await expect(page.getByText('Saved without a picture')).toBeVisible()
  // Else the bar of buttons, which stays in sight, may lie over half a field.
  await page.getByLabel('Add a tag').scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expectClean(page)
  await page.goto('/journal')
  await page.getByRole('button', { name: '1 change could not be saved' }).click()
  const list = page.getByRole('dialog', { name: 'On this device' })
  await expect(list.getByRole('region', { name: 'Could not be saved' })).toContainText('Your space is full.')
  await expect(list).toContainText('1 picture')
  await expectClean(page)
  await list.getByRole('link').click()
  await page.unroute('**/api/journal/images?*')
  await shelf.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect((await member.call('GET /journal'))[0]?.images).toHaveLength(1)
  await page.goto('/journal')
  await expect(titles(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: /not be saved/ })).toHaveCount(0)
})

test('who stays on the page until the line is back sees words and picture arrive @thorough', async ({
  page,
  member,
  context,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/, /could not be loaded/)
  await write(page)
  await context.setOffline(true)
  await page.keyboard.type('Look:')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture())
  await expect(page.getByRole('list', { name: 'Pictures of this entry' })).toContainText(
    'Kept on this device.',
  )
  await context.setOffline(false)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByText(/Kept on this device|You seem to be offline/)).toHaveCount(0)
  expect((await member.call('GET /journal'))[0]?.images).toHaveLength(1)
})
