import { expectClean } from './clean.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './journal-fixtures.ts'
import { cut, lineIsCut, openAndKeep } from './offline-fixtures.ts'
import { aWeekOf, begin } from './practice-fixtures.ts'

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
        const address = images.at(-1)?.getAttribute('href') ?? ''
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
