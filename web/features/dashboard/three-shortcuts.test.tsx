import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { clearStage, show } from '../../test/render.tsx'
import { Shortcuts } from './shortcuts.tsx'

afterEach(clearStage)

test('three shortcuts lead to goals, mood and community', () => {
  show(<Shortcuts />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/planner', '/mood', '/community'])
  for (const [at, title] of ['Set Weekly Goals', 'Track Your Mood', 'Join Community'].entries())
    expect(links[at]?.textContent).toContain(title)
})
