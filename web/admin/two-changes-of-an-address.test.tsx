import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useLayoutEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { clearStage } from '../test/render.tsx'
import { useAddress } from './use-address.ts'

afterEach(clearStage)

function Page() {
  const { params, change } = useAddress()
  const both = () => {
    change({ role: 'member' })
    change({ account: 'open' })
  }
  return (
    <>
      <output>{params.toString()}</output>
      <button type="button" onClick={both}>
        Both
      </button>
      <button type="button" onClick={() => change({ search: 'Ada' })}>
        Search
      </button>
    </>
  )
}

const hasNothing = () => waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))

test('a second change before the first one is in the address takes nothing of it away', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }])
  render(<RouterProvider router={router} />)
  await userEvent.click(screen.getByText('Both'))
  expect(await screen.findByText('role=member&account=open')).toBeDefined()
})

test('what was left by going back does not come again', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }])
  render(<RouterProvider router={router} />)
  await userEvent.click(screen.getByText('Search'))
  await screen.findByText('search=Ada')
  await router.navigate(-1)
  await hasNothing()
  await userEvent.click(screen.getByText('Both'))
  expect(await screen.findByText('role=member&account=open')).toBeDefined()
})

/** The first change is current, the second one is on its way, and a third one comes. */
function SlowPage() {
  const { params, change } = useAddress()
  const isFirst = params.toString() === 'search=Ada'
  useLayoutEffect(() => {
    if (isFirst) change({ role: 'member' })
  })
  useEffect(() => {
    if (isFirst) change({ account: 'open' })
  })
  return (
    <>
      <output>{params.toString()}</output>
      <button type="button" onClick={() => change({ search: 'Ada' })}>
        Search
      </button>
    </>
  )
}

test('a change that is on its way while an earlier one becomes current is not lost to the next', async () => {
  const router = createMemoryRouter([{ path: '/', element: <SlowPage /> }])
  render(<RouterProvider router={router} />)
  await userEvent.click(screen.getByText('Search'))
  expect(await screen.findByText('search=Ada&role=member&account=open')).toBeDefined()
})

test('a change on one page adds nothing to the address of another', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <Page /> },
    { path: '/other', element: <Page /> },
  ])
  render(<RouterProvider router={router} />)
  await userEvent.click(screen.getByText('Search'))
  await router.navigate('/other')
  await hasNothing()
  await userEvent.click(screen.getByText('Both'))
  expect(await screen.findByText('role=member&account=open')).toBeDefined()
})
