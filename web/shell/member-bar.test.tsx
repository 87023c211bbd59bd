import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { clearStage, show, signIn } from '../test/render.tsx'
import { Navigation } from './navigation.tsx'

afterEach(clearStage)

test('the bar leads to the seven screens by their names, in order, and an administrator has no more', () => {
  for (const role of ['member', 'admin'] as const) {
    signIn({ role })
    const { unmount } = show(<Navigation onSearch={() => undefined} />, '/mood')
    const bar = within(screen.getByRole('navigation', { name: 'Main' }))
    const links = bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links.filter(([name]) => name !== 'Journal')).toEqual([
      ['Home', '/dashboard'],
      ['A-genda', '/calendar'],
      ['Events', '/events'],
      ['Mood', '/mood'],
      ['Health', '/health'],
      ['Community', '/community'],
      ['Profile', '/profile'],
    ])
    expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('Mood')
    unmount()
  }
})

test('the journal is in the bar, next to the moods', () => {
  signIn()
  show(<Navigation onSearch={() => undefined} />, '/journal/bin')
  const bar = within(screen.getByRole('navigation', { name: 'Main' }))
  const names = bar.getAllByRole('link').map((link) => link.textContent)
  expect(names[names.indexOf('Mood') + 1]).toBe('Journal')
  expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('Journal')
})
