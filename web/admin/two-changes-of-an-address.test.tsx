import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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
  await userEvent.click(screen.getByText('Both'))
  expect(await screen.findByText('role=member&account=open')).toBeDefined()
})
