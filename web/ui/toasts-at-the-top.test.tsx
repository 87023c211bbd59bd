import { act, cleanup, render, screen } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, expect, test } from 'vitest'
import SonnerToaster from './sonner-toaster.tsx'

afterEach(() => {
  toast.dismiss()
  cleanup()
})

test('a toast stands at the top in the middle unless its place is said', async () => {
  render(<SonnerToaster />)
  act(() => {
    toast.success('Mood saved successfully!')
    toast.info('“Moon walk” starts in 1 hour', { position: 'top-right' })
  })
  const placeOf = async (text: string) => {
    const { dataset } = (await screen.findByText(text)).closest('[data-sonner-toast]') as HTMLElement
    return [dataset.yPosition, dataset.xPosition]
  }
  expect(await placeOf('Mood saved successfully!')).toEqual(['top', 'center'])
  expect(await placeOf('“Moon walk” starts in 1 hour')).toEqual(['top', 'right'])
})
