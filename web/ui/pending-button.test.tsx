import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

test('while something is under way its button is disabled and says so', () => {
  const button = () => screen.getByRole('button') as HTMLButtonElement
  const { rerender } = render(<Button pendingText="Saving...">Save banner</Button>)
  expect([button().textContent, button().disabled]).toEqual(['Save banner', false])
  rerender(
    <Button pending pendingText="Saving...">
      Save banner
    </Button>,
  )
  expect([button().textContent, button().disabled]).toEqual(['Saving...', true])
})
