import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expectClean } from './clean.ts'
import { expect, test } from './fixtures.ts'
import { openProfile } from './profile-rows.ts'
import { toast } from './toast.ts'

// Push services learn from the sender whom to ask, so that notifications are on. With a mail server letters are too;
// nothing is due here, so nobody connects to it.
test.use({
  settings: { MAIL_FROM: 'A-genda <agenda@example.org>', SMTP_URL: 'smtp://127.0.0.1:9' },
})

/**
 * Gives the page a browser that can subscribe. A test has no push service of a browser's maker; what is sent to one, and
 * what a worker shows of it, has tests of its own.
 */
async function canSubscribe(page: Page, permission: NotificationPermission = 'granted') {
  await page.addInitScript((permission) => {
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    }
    localStorage.endpoint ??= `https://push.example.org/${crypto.randomUUID()}`
    const subscription = {
      options: {},
      toJSON: () => ({ endpoint: localStorage.endpoint, keys }),
      unsubscribe: async () => true,
    }
    const pushManager = { getSubscription: async () => null, subscribe: async () => subscription }
    const registration = { pushManager }
    const worker = Object.assign(new EventTarget(), {
      getRegistration: async () => registration,
      register: async () => registration,
      ready: Promise.resolve(registration),
      startMessages: () => {},
    })
    Object.defineProperty(navigator, 'serviceWorker', { value: worker })
    class Shown {
      static permission = permission
      static requestPermission = async () => permission
      close() {}
    }
    Object.assign(window, { Notification: Shown })
  }, permission)
}

test('a device is turned on and ended, and all that is chosen is there after a reload @phone-too', async ({
  page,
  member: _,
}) => {
  await canSubscribe(page)
  await openProfile(page, 'reminders')
  await page.getByRole('button', { name: 'Remind me on this device' }).click()
  await expect(toast(page, 'You will be reminded on this device')).toBeVisible()
  const devices = page.getByRole('list', { name: 'Devices that are reminded' })
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(devices).toContainText('This device')
  await expect(page.getByRole('button', { name: 'Remind me on this device' })).toHaveCount(0)

  const events = page.getByRole('group', { name: 'Events' })
  const asPush = events.getByRole('checkbox', { name: 'As a notification' })
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/user/notices') && answer.request().method() === 'PATCH',
  )
  await asPush.focus()
  await page.keyboard.press('Space')
  await saved
  await page.getByLabel('Ask at').fill('20:15')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Times at which you are asked' })).toContainText('8:15 PM')
  await page.getByRole('switch', { name: 'Quiet hours' }).check()
  await page.getByLabel('From').fill('21:00')
  await page.getByLabel('From').blur()
  await page.getByRole('switch', { name: 'Show what it is about' }).check()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(toast(page, 'A test is on its way to 1 device.')).toBeVisible()

  await page.reload()
  await expect(asPush).not.toBeChecked()
  await expect(events.getByRole('checkbox', { name: 'While A-genda is open' })).toBeChecked()
  await expect(page.getByRole('list', { name: 'Times at which you are asked' })).toContainText('8:15 PM')
  await expect(page.getByLabel('From')).toHaveValue('21:00')
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('07:00')
  await expect(page.getByRole('switch', { name: 'Show what it is about' })).toBeChecked()

  await page.getByRole('button', { name: /^End notifications on/ }).click()
  await expect(toast(page, 'is no longer reminded')).toBeVisible()
  await expect(devices).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remind me on this device' })).toBeVisible()
})

test('signing out ends the notifications of this browser @thorough', async ({ page, member, tolerate }) => {
  // The page's renewal of this device may be on its way when the session ends.
  tolerate(/status of 401 .*push\/subscriptions/)
  await canSubscribe(page)
  await openProfile(page, 'reminders')
  await page.getByRole('button', { name: 'Remind me on this device' }).click()
  await expect(page.getByRole('list', { name: 'Devices that are reminded' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('push_'))),
  ).toEqual([])
  expect(member.user.id).toBeTruthy()
})

for (const width of [1280, 320])
  test(`the reminders at ${width} pixels, with and without a device @thorough`, async ({ page, member }) => {
    await page.setViewportSize({ width, height: 800 })
    await canSubscribe(page)
    await member.call('PATCH /user/notices', {
      body: {
        checkInTimes: ['08:00', '12:00', '15:00', '18:00', '20:00', '22:30'],
        quietFrom: '22:00',
        quietTo: '07:00',
      },
    })
    await openProfile(page, 'reminders')
    await expect(page.getByRole('button', { name: 'Remind me on this device' })).toBeVisible()
    await expectClean(page)
    await page.getByRole('button', { name: 'Remind me on this device' }).click()
    await expect(page.getByLabel('From')).toBeVisible()
    await expectClean(page)
  })

test('letters are chosen by keyboard and are still chosen after a reload @phone-too @thorough', async ({
  page,
  member: _,
}) => {
  await openProfile(page, 'reminders')
  const byMail = page.getByRole('group', { name: 'Planner' }).getByRole('checkbox', { name: 'By mail' })
  const words = page.getByRole('switch', { name: 'Say in emails what it is about' })
  for (const choice of [byMail, words]) {
    await expect(choice).not.toBeChecked()
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/user/notices') && answer.request().method() === 'PATCH',
    )
    await choice.focus()
    await page.keyboard.press('Space')
    await saved
  }
  await page.reload()
  await expect(byMail).toBeChecked()
  await expect(words).toBeChecked()
  await expectClean(page)
})

test("the page of a letter's link is ours, in the dark too @phone-too @thorough", async ({
  page,
  tolerate,
}) => {
  tolerate(/404/)
  await page.goto(`/api/letters/${'a'.repeat(43)}`)
  await expect(page.getByRole('heading', { name: 'This link is too old' })).toBeVisible()
  // Its own style is allowed, and nothing else.
  await expect(page.locator('section')).toHaveCSS('border-radius', '18px')
  await expectClean(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const { violations } = await new AxeBuilder({ page }).withRules('color-contrast').analyze()
  expect(violations.map(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
})

test('who refused notifications is told what to do @thorough', async ({ page, member: _ }) => {
  await canSubscribe(page, 'denied')
  await openProfile(page, 'reminders')
  await expect(page.getByText(/This browser was told not to show notifications of A-genda/)).toBeVisible()
})
