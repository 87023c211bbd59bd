import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { useEventAddress } from './use-event-address.ts'

afterEach(cleanup)

let address: ReturnType<typeof useEventAddress>
function Probe() {
  address = useEventAddress()
  return null
}

test('an event that is closed twice at once leads back to the list, no further, and opens again', async () => {
  const at = ['/dashboard', '/events']
  const router = createMemoryRouter([{ path: '*', element: <Probe /> }], { initialEntries: at })
  const place = () => router.state.location.pathname + router.state.location.search
  render(<RouterProvider router={router} />)
  for (const id of ['a', 'b']) {
    await act(async () => address.open(id))
    expect(place()).toBe(`/events?event=${id}`)
    const { close } = address
    await act(async () => {
      close()
      close()
    })
    expect(place()).toBe('/events')
  }
  await act(() => router.navigate(1))
  expect(place()).toBe('/events?event=b')
  await act(async () => address.close())
  expect(place()).toBe('/events')
})
