import { writeFile } from 'node:fs/promises'
import { expectClean } from './clean.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './journal-fixtures.ts'
import { cut, lineIsCut, openAndKeep } from './offline-fixtures.ts'
import { aWeekOf, begin, card } from './practice-fixtures.ts'

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the player plays with its pictures, and what was practiced waits on the device until it is sent once', async ({
    page,
    context,
    member,
    tolerate,
  }) => {
    tolerate(lineIsCut)
    await aWeekOf('The Tide', member)
    await page.clock.install()
    await openAndKeep(page, member.id)
    const cards = page.getByRole('region', { name: 'Creative Exercises' })
    await cards.scrollIntoViewIfNeeded()
    const drawn = () =>
      cards
        .locator('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth)
    await expect.poll(drawn).toBeGreaterThan(0)
    await cut(context)
    await page.goto('/dashboard')
    const dialog = await begin(page, 'Lines for the sea to take')
    await expect(
      dialog.getByText('Fill a tray with sand, salt or fine sugar.', { exact: true }),
    ).toBeVisible()
    const isThere = () =>
      dialog.locator('svg.stage image').evaluateAll(async (images) => {
        const addresses = images.map((image) => image.getAttribute('href') ?? '')
        const address = addresses.find((one) => one.includes('-480.')) ?? ''
        const image = new Image()
        image.src = address
        await image.decode()
        return image.naturalWidth
      })
    expect(await isThere()).toBe(480)
    await page.clock.runFor(40_000)
    await page.getByRole('button', { name: 'End here' }).click()
    await expect(dialog.getByText('Practiced once this week')).toBeVisible()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('button', { name: '1 change waiting' })).toBeVisible()
    await page.getByRole('button', { name: '1 change waiting' }).click()
    await expect(page.getByRole('dialog')).toContainText('Lines for the sea to take')
    await page.reload()
    await expect(page.getByRole('button', { name: '1 change waiting' })).toBeVisible()
    await cut(context, false)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect
      .poll(async () => (await member.call('GET /practice', {})).map(({ exercise }) => exercise))
      .toEqual(['Lines for the sea to take'])
    await expect(page.getByRole('button', { name: '1 change waiting' })).toHaveCount(0)
  })
})

test('a picture of what was made goes to the feed as art, or into the journal @phone', async ({
  page,
  member,
}) => {
  await aWeekOf('The Tide', member)
  const play = async () => {
    await page.goto('/dashboard')
    const dialog = await begin(page, 'Sea and salt')
    await expect(dialog.getByText('You will need', { exact: true })).toBeVisible()
    await expect(dialog.getByText('Coarse salt', { exact: true })).toBeVisible()
    const count = Number((await dialog.getByText(/^1 of \d+$/).textContent())?.slice(5))
    for (let at = 0; at < count; at += 1) await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('heading', { name: 'Keep a picture of it?' })).toBeFocused()
    return dialog
  }
  let dialog = await play()
  await expectClean(page)
  await dialog
    .getByLabel('For the feed')
    .last()
    .setInputFiles(await picture())
  await expect(page).toHaveURL('/community')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Art' })).toBeChecked()
  await expect(page.getByRole('img', { name: 'The picture of your post' })).toBeVisible()
  await page.getByLabel('What would you like to share?').fill('Salt, and where the sea has been.')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('Post shared with the community!')).toBeVisible()
  const [post] = (await member.call('GET /community/posts', {})).filter((one) => one.deletable)
  expect(post).toMatchObject({ post_type: 'art', content: 'Salt, and where the sea has been.' })
  expect(post?.image_url).toBeTruthy()

  dialog = await play()
  await dialog
    .getByLabel('For myself')
    .last()
    .setInputFiles(await picture())
  await expect(page).toHaveURL(/\/journal\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('list', { name: 'Pictures of this entry' }).getByRole('listitem')).toHaveCount(
    1,
  )
  await expect.poll(async () => (await member.call('GET /journal'))[0]?.images.length).toBe(1)
  // It was handed over once.
  await page.goto('/community')
  await expect(page.getByRole('img', { name: 'The picture of your post' })).toHaveCount(0)
})

test('a picture that would be refused is refused at the end of the practice, and one that was not sent is sent again @thorough', async ({
  page,
  member,
  context,
  tolerate,
}, testInfo) => {
  tolerate(/net::ERR_|status of 5/)
  await aWeekOf('The Tide', member)
  await page.goto('/dashboard')
  const dialog = await begin(page, 'Lines for the sea to take')
  for (const _ of [1, 2, 3, 4, 5]) await page.keyboard.press('ArrowRight')
  const feed = dialog.getByLabel('For the feed').last()
  const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await feed.setInputFiles(file)
  await expect(dialog.getByRole('alert')).toHaveText('Invalid file type. Allowed: JPG, PNG, WebP')
  const { buffer } = await picture()
  const large = Buffer.concat([buffer, Buffer.alloc(10 * 1024 * 1024)])
  // A file takes no time on its way to the browser, unlike its bytes.
  const path = testInfo.outputPath('large.png')
  await writeFile(path, large)
  await feed.setInputFiles(path)
  await expect(dialog.getByRole('alert')).toHaveText('File too large. Maximum size is 10MB')
  await context.setOffline(true)
  await feed.setInputFiles(await picture())
  await expect(dialog.getByRole('alert')).toHaveText(/^The feed needs a connection\./)
  await context.setOffline(false)
  await expectClean(page)

  await page.route('**/api/upload/image', (route) => route.abort(), { times: 1 })
  await feed.setInputFiles(await picture())
  await expect(page).toHaveURL('/community')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('img', { name: 'The picture of your post' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

test('how one is takes a word at the end, and breaths ask for no picture @phone-too @thorough', async ({
  page,
  member,
}) => {
  await aWeekOf('The Tide', member)
  await page.goto('/dashboard')
  const dialog = await begin(page, 'A few breaths')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('heading', { name: 'How are you?' })).toBeFocused()
  await expect(dialog.getByRole('heading', { name: 'Keep a picture of it?' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Calm' }).click()
  await dialog.getByRole('button', { name: 'Add a word?' }).click()
  await dialog.getByLabel('Note').fill('Quieter than before.')
  await expectClean(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Quieter than before.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Change the words' })).toBeFocused()
  expect(await member.call('GET /mood/history', {})).toMatchObject([
    { mood: 'calm', note: 'Quieter than before.' },
  ])
})

test('who left in the middle goes on there, even in a page that was thrown away, or begins anew @thorough', async ({
  page,
  member,
}) => {
  await aWeekOf('The Tide', member)
  await page.goto('/dashboard')
  const title = 'Lines for the sea to take'
  const dialog = await begin(page, title)
  for (const _ of [1, 2]) await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('3 of 5', { exact: true })).toBeVisible()
  await page.reload()
  await card(page, title).click()
  await dialog.getByRole('button', { name: 'Go on at step 3' }).click()
  await expect(dialog.getByText('3 of 5', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await card(page, title).click()
  await dialog.getByRole('button', { name: 'From the beginning' }).click()
  await expect(dialog.getByText('1 of 5', { exact: true })).toBeVisible()
  for (const _ of [1, 2, 3, 4, 5]) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await card(page, title).click()
  await expect(dialog.getByRole('button', { name: 'Begin' })).toBeFocused()
})
