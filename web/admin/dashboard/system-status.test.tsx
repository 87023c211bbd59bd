import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { clearStage, serve, show, signIn } from '../../test/render.tsx'
import DashboardPage from './dashboard-page.tsx'

afterEach(clearStage)

const status = () => screen.getByText('System Status').closest('div') as HTMLElement

test.each([
  ['full', 'Disk full', 'The disk is full: nobody can save anything'],
  ['read-only', 'Read only', 'The database can only be read: nobody can save anything'],
])('while nobody can save, the system is not called healthy: %s', async (stopped, word, hand) => {
  signIn({ role: 'admin' })
  serve(({ name }) => (name === 'GET /admin/overview' ? { stopped } : undefined))
  show(<DashboardPage />, '/admin')
  await screen.findByText(hand)
  expect(within(status()).getByText(word)).toBeDefined()
  expect(screen.queryByText('Healthy')).toBeNull()
})

test('while everybody can save, it is healthy', async () => {
  signIn({ role: 'admin' })
  serve(({ name }) => (name === 'GET /admin/overview' ? { stopped: null } : undefined))
  show(<DashboardPage />, '/admin')
  await screen.findByText('Nothing needs you')
  expect(within(status()).getByText('Healthy')).toBeDefined()
})
