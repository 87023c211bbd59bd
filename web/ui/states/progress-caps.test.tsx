import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Progress } from './progress.tsx'

afterEach(cleanup)

test.each([
  [0, 2000, 0],
  [500, 2000, 25],
  [9000, 8000, 100],
  [10, 0, 0],
])('%i of %i shows %i%%', (value, max, percent) => {
  render(<Progress label="Water" value={value} max={max} />)
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe(String(percent))
  expect(screen.getByText(`${percent}%`)).toBeTruthy()
})
