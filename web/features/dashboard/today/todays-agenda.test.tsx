import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { clearStage, serve, show, signIn } from '../../../test/render.tsx'
import { TodayCard } from './today-card.tsx'

afterEach(clearStage)

test('the agenda has what is planned for today and the goals of the week', async () => {
  signIn()
  const item = { type: 'note', color: 'gray', reminder: false, completed: false, createdAt: '' }
  serve(({ name }) =>
    name === 'GET /planner/days'
      ? []
      : name.startsWith('GET /daily-notes/')
        ? { date: '', version: 1, notes: [{ ...item, id: '1', text: 'Water the fern', time: '08:00' }] }
        : { week: '', version: 1, goals: [{ text: 'Walk by the water', completed: true }], reminders: [] },
  )
  show(<TodayCard />)
  expect(await screen.findByText('Water the fern')).toBeTruthy()
  expect(screen.getByText('Walk by the water')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open your day' }).getAttribute('href')).toMatch(
    /^\/calendar\?tab=day/,
  )
})
