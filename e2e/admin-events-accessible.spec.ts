import {
  answer,
  card,
  chooseAction,
  editor,
  expect,
  fillRequired,
  openNew,
  rule,
  test,
  toast,
  unfold,
} from './admin-events-fixtures.ts'
import { expectClean } from './clean.ts'

test('the list, its questions and who comes @phone', async ({ page, events, product }) => {
  const { id } = await events.make({ title: 'Rose garden', tags: ['yoga'], capacity: 24, price: 8 })
  await events.make({ title: 'Clay', isActive: false, location: { type: 'online' } })
  await answer(product, id, 'Mira Holm', 'going')
  await page.goto('/admin/events')
  await unfold(page, 'Rose garden')
  await page.getByRole('button', { name: 'RSVPs for Rose garden' }).click()
  await expect(toast(page, 'Going: 1')).toBeVisible()
  await expectClean(page)
  await chooseAction(page, 'Rose garden', 'Archive')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectClean(page)
  await page.keyboard.press('Escape')
  await page.goto(`/admin/events?attendees=${id}`)
  await expect(page.getByText('Mira Holm')).toBeVisible()
  await expectClean(page)
})

test('the form, whole and with what is wrong @phone @thorough', async ({ page, events: _, tolerate }) => {
  tolerate(/status of 400/)
  await openNew(page)
  await editor(page).getByRole('radio', { name: 'Geo-targeted' }).check({ force: true })
  await editor(page).getByRole('button', { name: 'Create', exact: true }).click()
  await expect(editor(page).getByText('Please enter a title')).toBeVisible()
  await expectClean(page)
  await fillRequired(page, 'Rose garden')
  await (await rule(page)).fill('FREQ=WEEKLY')
  await expect(editor(page).getByText('Monday, May 12, 2031')).toBeVisible()
  await expectClean(page)
})

test('the form fits 320 pixels @thorough', async ({ page, events: _ }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openNew(page)
  await editor(page).getByRole('radio', { name: 'Geo-targeted' }).check({ force: true })
  expect(await editor(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('the keyboard alone writes an event @thorough', async ({ page, events }) => {
  await page.goto('/admin/events')
  await page.getByRole('searchbox').waitFor()
  const tabTo = async (name: string) => {
    for (let step = 0; step < 60; step += 1) {
      const found = await page.evaluate(() => {
        const field = document.activeElement as
          | (HTMLInputElement & { labels?: NodeListOf<HTMLElement> })
          | null
        return field?.labels?.[0]?.textContent.trim() || field?.textContent?.trim()
      })
      if (found === name) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never came to ${name}`)
  }
  await tabTo('Create Event')
  await page.keyboard.press('Enter')
  await expect(editor(page).getByLabel('Title', { exact: true })).toBeFocused()
  await page.keyboard.type('Night walk')
  await tabTo('Description')
  await page.keyboard.type('Under the moon.')
  await tabTo('Start')
  await page.keyboard.type('051220310600PM')
  await tabTo('End')
  await page.keyboard.type('051220310730PM')
  await tabTo('Time zone')
  await tabTo('Venue')
  await page.keyboard.press('ArrowRight')
  await expect(editor(page).getByRole('radio', { name: 'Online' })).toBeChecked()
  await tabTo('RSVP required')
  await page.keyboard.press('Space')
  await tabTo('Create')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Event created successfully')).toBeVisible()
  await expect(card(page, 'Night walk').getByText('Online Event')).toBeVisible()
  const [made] = await events.all()
  expect(made?.start).toBe('2031-05-12T16:00:00.000Z')
  expect(made?.rsvpRequired).toBe(true)
})
