import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test } from 'vitest'
import { clearStage, serve, show, signIn } from '../test/render.tsx'
import EventsPage from './events/events-page.tsx'
import ThemesPage from './themes/themes-page.tsx'

afterEach(clearStage)

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

const made: [string, string, string, ComponentType, () => void][] = [
  [
    'an event',
    'POST /global-events',
    '/admin/events?edit=new',
    EventsPage,
    () => {
      type('Title', 'Walk')
      type('Description', 'By the river')
      type(/^Start/, '2026-11-20T10:00')
      type(/^End/, '2026-11-20T11:00')
      type('Tags', 'outdoors, calm')
    },
  ],
  [
    'a theme',
    'POST /themes/library',
    '/admin/themes?theme=new',
    ThemesPage,
    () => {
      type(/^Title/, 'Rain')
      type(/^Slug/, 'rain')
      type('Card Name', 'The Star')
      type('Song Title', 'Umbrella')
      type('Exercise 1, step 1', 'Listen')
    },
  ],
]

test.each(made)(
  '%s whose answer was lost is sent as the same one after a reload, and as another with other words',
  async (_, name, at, Page, fill) => {
    signIn({ role: 'admin' })
    const calls = serve(({ init }) => {
      if (init.method === 'POST') throw new TypeError('Failed to fetch')
      return []
    })
    const sent = () => calls.filter((call) => call.name === name)
    const create = async () => {
      const before = sent().length
      fireEvent.click(await screen.findByRole('button', { name: 'Create' }))
      await waitFor(() => expect(sent()).toHaveLength(before + 1))
    }
    const first = show(<Page />, at)
    await screen.findByRole('button', { name: 'Create' })
    fill()
    await create()
    first.unmount()

    show(<Page />, at)
    await create()
    await waitFor(() => expect(screen.queryByText('Saving...')).toBeNull())
    type(/^Title/, 'Another')
    await create()
    const [lost, again, other] = sent().map(({ body }) => body as { id: string })
    expect(lost?.id).toBeTruthy()
    expect(again).toEqual(lost)
    expect(other?.id).not.toBe(lost?.id)
  },
)
