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
    expect(bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/dashboard'],
      ['A-genda', '/calendar'],
      ['Events', '/events'],
      ['Mood', '/mood'],
      ['Journal', '/journal'],
      ['Health', '/health'],
      ['Community', '/community'],
      ['Profile', '/profile'],
    ])
    expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('Mood')
    unmount()
  }
})
