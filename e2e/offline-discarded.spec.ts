import { weekOf } from '../contract/week.ts'
import { expect, test } from './fixtures.ts'
import { today } from './journal-fixtures.ts'
import { cut, lineIsCut, openAndKeep } from './offline-fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('what is discarded without a connection leaves no trace, also of what was kept meanwhile @thorough', async ({
  page,
  context,
  member,
  tolerate,
}) => {
  tolerate(lineIsCut)
  const item = {
    id: 'walk',
    text: 'Walk to the lake',
    type: 'task' as const,
    createdAt: new Date().toISOString(),
  }
  await member.call('POST /daily-notes', { body: { date: today(), notes: [item] } })
  await member.call('POST /health', { body: { dateISO: today(), waterMl: 750 } })
  const goals = [{ text: 'Read', completed: false }]
  await member.call('POST /goals', { body: { week: weekOf(today()), goals, reminders: [] } })
  await openAndKeep(page, member.id, '/calendar?tab=planner')
  await cut(context)
  const goal = page.getByRole('checkbox', { name: 'Read' })
  const walk = page.getByRole('checkbox', { name: 'Walk to the lake' })
  await goal.check({ force: true })
  await page.goto('/dashboard')
  await walk.check({ force: true })
  await page.getByRole('button', { name: '+250ml' }).click()
  await page.getByRole('button', { name: 'Sad' }).click()
  const pill = page.getByRole('button', { name: '4 changes waiting' })
  await expect(pill).toBeVisible()
  for (const path of ['/calendar?tab=planner', '/dashboard']) {
    await page.goto(path)
    await expect(path === '/dashboard' ? walk : goal).toBeChecked()
    // What is on the page is kept anew.
    await page.waitForTimeout(2_500)
  }
  await pill.click()
  const list = page.getByRole('dialog', { name: 'On this device' })
  for (let left = 4; left > 0; left -= 1) {
    await list.getByRole('button', { name: 'Discard: ' }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(left - 1)
  }
  await list.getByRole('button', { name: 'Close' }).last().click()
  const seeNothing = async () => {
    await expect(walk).not.toBeChecked()
    await expect(page.getByText('750 of 2,000 ml')).toBeVisible()
    await expect(page.getByText('Sad', { exact: true })).toHaveCount(1)
  }
  await seeNothing()
  await page.reload()
  await seeNothing()
  await page.goto('/calendar?tab=planner')
  await expect(goal).not.toBeChecked()
})
