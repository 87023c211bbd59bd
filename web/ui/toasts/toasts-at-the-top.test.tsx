import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { notify } from './notify.ts'
import Toasts from './toasts.tsx'

afterEach(cleanup)

test('a toast stands at the top in the middle unless its place is said', async () => {
  render(<Toasts />)
  notify.success('Mood saved successfully!')
  notify.info('“Moon walk” starts in 1 hour', { position: 'top-right' })
  const placeOf = async (text: string) =>
    (await screen.findByText(text)).closest<HTMLElement>('[data-toast]')?.dataset.position
  expect(await placeOf('Mood saved successfully!')).toBe('top-center')
  expect(await placeOf('“Moon walk” starts in 1 hour')).toBe('top-right')
})
