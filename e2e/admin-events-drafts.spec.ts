import { answer, editor, expect, fillRequired, openNew, test, toast } from './admin-events-fixtures.ts'

test('what is typed outlives a reload, can be thrown away, and is gone once saved', async ({
  page,
  events,
}) => {
  await openNew(page)
  await fillRequired(page, 'Half written')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(editor(page).getByText('What you had not saved is still here.')).toBeVisible()
  await expect(editor(page).getByLabel('Title', { exact: true })).toHaveValue('Half written')
  await editor(page).getByRole('button', { name: 'Start over' }).click()
  await expect(editor(page).getByLabel('Title', { exact: true })).toHaveValue('')
  await fillRequired(page, 'Written')
  await editor(page).getByRole('button', { name: 'Create', exact: true }).click()
  await expect(toast(page, 'Event created successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Create Event' }).click()
  await expect(editor(page).getByLabel('Title', { exact: true })).toHaveValue('')
  await expect(editor(page).getByText('What you had not saved is still here.')).toHaveCount(0)
  expect(await events.all()).toHaveLength(1)
})

test('what is typed outlives a session that ended @thorough', async ({
  page,
  events: _,
  keeper,
  tolerate,
}) => {
  tolerate(/status of 401/)
  await openNew(page)
  await fillRequired(page, 'Half written')
  await page.route('**/api/global-events', (route) =>
    route.fulfill({ status: 401, json: { detail: 'Please sign in.' } }),
  )
  await editor(page).getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page).toHaveURL('/admin/login')
  await page.unroute('**/api/global-events')
  await page.evaluate(
    ({ token, user }) => {
      localStorage.setItem('token', token)
      localStorage.setItem('user', JSON.stringify(user))
    },
    { token: keeper.token, user: keeper.user },
  )
  await openNew(page)
  await expect(editor(page).getByLabel('Title', { exact: true })).toHaveValue('Half written')
})

for (const [way, leave] of [
  ['Esc', 'Escape'],
  ['Cancel', 'Cancel'],
  ['back', 'back'],
] as const)
  test(`leaving something unsaved by ${way} asks once @thorough`, async ({ page, events: _ }) => {
    await openNew(page)
    const title = editor(page).getByLabel('Title', { exact: true })
    await title.fill('Half written')
    const go = async () => {
      if (leave === 'Escape') await page.keyboard.press('Escape')
      else if (leave === 'Cancel') await editor(page).getByRole('button', { name: 'Cancel' }).click()
      else await page.evaluate(() => history.back())
    }
    await go()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Stay' }).click()
    // While the dialog is closing, another Esc would go to it.
    await expect(question).toHaveCount(0)
    await expect(title).toHaveValue('Half written')
    await go()
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(editor(page)).toHaveCount(0)
    await expect(page).toHaveURL('/admin/events')
    const create = page.getByRole('button', { name: 'Create Event' })
    await expect(create).toBeFocused()
    await create.click()
    await expect(title).toHaveValue('')
  })

test('an untouched form closes without a word, and gives the focus back @thorough', async ({
  page,
  events: _,
}) => {
  await expect(await openNew(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(editor(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Create Event' })).toBeFocused()
})

test('closing in a hurry never leaves the page @thorough', async ({ page, events, product }) => {
  const { id } = await events.make({ title: 'Moon walk' })
  await answer(product, id, 'Mira Holm', 'going')
  await page.goto('/admin/events')
  for (const name of ['Create Event', 'Edit Moon walk', 'RSVPs for Moon walk']) {
    await page.getByRole('button', { name }).click()
    if (name.startsWith('RSVPs')) await page.getByRole('button', { name: 'Who comes', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('dialog').evaluate((dialog) => {
      for (let times = 0; times < 3; times += 1)
        dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/admin/events')
  }
  await page.goto(`/admin/events?edit=${id}`)
  await editor(page).getByLabel('Title', { exact: true }).fill('Sun walk')
  await editor(page).getByRole('button', { name: 'Update' }).click()
  await expect(toast(page, 'Event updated successfully')).toBeVisible()
  await expect(page).toHaveURL('/admin/events')
})
