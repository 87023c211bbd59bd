import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearStage, serve, show, signIn } from '../../test/render.tsx'
import HealthPage from './health-page.tsx'

beforeEach(() => {
  signIn()
  serve(() => [])
})
afterEach(clearStage)

test('a day has its sections in order, then the summary and the trends', async () => {
  show(<HealthPage />, '/health')
  await screen.findByText('✓ All changes saved')
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  const sections = [
    'Health Tracker',
    'Today',
    "Today's Progress",
    'Quick Add',
    'Hydration & Activity',
    'Body Metrics',
    'Vital Signs',
    'Medications',
    'Notes',
    'Weekly Summary',
    'Trends',
  ]
  expect(headings.filter((heading) => sections.includes(heading ?? ''))).toEqual(sections)
  for (const name of ['+250ml', '+500ml', '+1000 Steps']) screen.getByRole('button', { name })
})

test('no field of a day bounds what is typed', async () => {
  show(<HealthPage />, '/health')
  await screen.findByText('✓ All changes saved')
  await userEvent.click(screen.getByRole('button', { name: 'Medications' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add Medication' }))
  const fields = [...document.querySelectorAll<HTMLInputElement>('form input, form textarea')]
  expect(fields.length).toBeGreaterThanOrEqual(15)
  for (const { name, min, max, maxLength } of fields)
    expect([min || undefined, max || undefined, maxLength], name).toEqual([undefined, undefined, -1])
})

test('what leads to today and cannot be pressed there leaves the focus beside it', async () => {
  show(<HealthPage />, '/health')
  const previous = await screen.findByRole('button', { name: 'Previous day' })
  for (const way of ['Next day', 'Go to Today']) {
    await userEvent.click(previous)
    await screen.findByRole('heading', { name: 'Yesterday' })
    await userEvent.click(screen.getByRole('button', { name: way }))
    await screen.findByRole('heading', { name: 'Today' })
    expect(document.activeElement, way).toBe(screen.getByRole('button', { name: 'Previous day' }))
  }
})

test('beside the specified goal of steps stands the member’s own, unless it is the same', async () => {
  const goals = { dailyWaterMl: 2000, sleepHoursTarget: 7, weightTargetKg: null }
  for (const [dailySteps, told] of [
    [8000, 'Goal: 10,000/day · Yours: 8,000'],
    [10_000, 'Goal: 10,000/day'],
  ] as const) {
    signIn({ healthGoals: { ...goals, dailySteps } })
    const { unmount } = show(<HealthPage />, '/health')
    expect((await screen.findByText('Goal: 10,000/day')).parentElement?.textContent).toBe(told)
    unmount()
  }
})

test('every section is closed until it is opened with a press, on the first visit, too', async () => {
  const titles = ['Hydration & Activity', 'Body Metrics', 'Vital Signs', 'Medications', 'Notes']
  show(<HealthPage />, '/health')
  await screen.findByText('✓ All changes saved')
  for (const name of titles)
    expect(screen.getByRole('button', { name }).getAttribute('aria-expanded'), name).toBe('false')
  await userEvent.click(screen.getByRole('button', { name: 'Vital Signs' }))
  screen.getByRole('textbox', { name: 'Systolic' })
})

test('a section with what is wrong opens by itself, leads there, and stays open', async () => {
  show(<HealthPage />, '/health')
  await screen.findByText('✓ All changes saved')
  const body = screen.getByRole('button', { name: 'Body Metrics' })
  await userEvent.click(body)
  await userEvent.type(screen.getByRole('textbox', { name: /Weight/ }), 'a lot')
  await userEvent.click(body)
  expect(screen.queryByRole('textbox', { name: /Weight/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save Health Data' }))
  const weight = screen.getByRole('textbox', { name: /Weight/ })
  await screen.findByText('Please enter a number')
  expect(document.activeElement).toBe(weight)
  await userEvent.type(weight, '{Control>}a{/Control}64')
  expect(body.getAttribute('aria-expanded')).toBe('true')
})

test('the weekly summary says of which days it is, whichever day is open', async () => {
  const entries = Array.from({ length: 8 }, (_, back) => ({
    dateISO: `2026-11-${28 - back}`,
    waterMl: 500,
  }))
  serve(({ name, query }) =>
    name === 'GET /health' && query.get('from_date') !== query.get('to_date') ? entries : [],
  )
  show(<HealthPage />, '/health?date=2024-03-05')
  await screen.findByText(/^Nov 22\s–\s28, 2026$/)
})

test('what was saved with the button leaves the focus where it is said', async () => {
  serve(({ name, body }) => (name.startsWith('GET') ? [] : { ...(body as object), version: 1 }))
  show(<HealthPage />, '/health')
  await screen.findByText('✓ All changes saved')
  await userEvent.click(screen.getByRole('button', { name: 'Notes' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Slept well')
  await userEvent.click(screen.getByRole('button', { name: 'Save Health Data' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('✓ All changes saved')))
})
