import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { makeEvent } from '../../test/make-event.ts'
import { clearStage, serve, show, signIn } from '../../test/render.tsx'
import { NearbyBanner } from './nearby-banner.tsx'

afterEach(clearStage)

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

test('the banner says how many more there are, in the singular and the plural, until none is left', async () => {
  signIn({ lat: 52.52, lng: 13.4 })
  serve(() =>
    ['One', 'Two', 'Three'].map((title, at) =>
      makeEvent({ id: title, title, createdAt: inHours(-1), start: inHours(at + 1), end: inHours(at + 2) }),
    ),
  )
  show(<NearbyBanner />)
  const dismiss = (title: string) => userEvent.click(screen.getByRole('button', { name: `Dismiss ${title}` }))
  expect(await screen.findByText('+2 more nearby events')).toBeTruthy()
  await dismiss('One')
  expect(screen.getByText('+1 more nearby event')).toBeTruthy()
  await dismiss('Two')
  expect(screen.queryByText(/more nearby/)).toBeNull()
  await dismiss('Three')
  expect(screen.queryByRole('region')).toBeNull()
})
