import { act, render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { clearStage } from '../test/render.tsx'
import { Root } from './root.tsx'

afterEach(clearStage)

const Page = ({ name }: { name: string }) => (
  <main id="main" tabIndex={-1}>
    {name}
  </main>
)

test('another page has the focus, though what it is made of comes later', async () => {
  let arrive: (page: { default: () => React.ReactElement }) => void = () => {}
  const Door = lazy(() => new Promise<{ default: () => React.ReactElement }>((resolve) => (arrive = resolve)))
  const door = (
    <Suspense fallback="On its way">
      <Door />
    </Suspense>
  )
  const children = [
    { path: '/', element: <Page name="Home" /> },
    { path: '/door', element: door },
  ]
  const router = createMemoryRouter([{ element: <Root />, children }])
  render(<RouterProvider router={router} />)
  expect(document.activeElement).toBe(document.body)

  await act(() => router.navigate('/door'))
  await screen.findByText('On its way')
  await act(async () => arrive({ default: () => <Page name="Door" /> }))
  expect(document.activeElement).toBe(await screen.findByText('Door'))
  await act(() => router.navigate('/'))
  expect(document.activeElement).toBe(screen.getByText('Home'))
})
