import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { Switch } from './switch.tsx'

afterEach(cleanup)

test('a hint describes its control and is no part of its name', () => {
  render(
    <>
      <Checkbox label="Show my name" hint="Without it, you are a member." />
      <Switch label="Share" hint="Members see it." />
    </>,
  )
  const described = (element: HTMLElement) =>
    document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
  expect(described(screen.getByRole('checkbox', { name: 'Show my name' }))).toBe(
    'Without it, you are a member.',
  )
  expect(described(screen.getByRole('switch', { name: 'Share' }))).toBe('Members see it.')
})
