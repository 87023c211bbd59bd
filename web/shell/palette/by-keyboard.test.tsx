import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { today } from '../../lib/time/days.ts'
import { clearStage, serve, show, signIn } from '../../test/render.tsx'
import { PaletteHost } from './palette-host.tsx'
import { usePalette } from './use-palette.ts'

// Its chunk is fetched at its first use, which takes time on a busy machine.
beforeAll(() => Promise.all([import('./command-palette.tsx'), import('./keys-dialog.tsx')]))
afterEach(clearStage)

function Stage() {
  const palette = usePalette()
  const { pathname, search } = useLocation()
  return (
    <>
      <p>{`at ${pathname}${search}`}</p>
      <PaletteHost palette={palette} />
    </>
  )
}

/** Opens the palette as a member does, and returns its field. */
async function open() {
  HTMLElement.prototype.scrollIntoView ??= () => undefined
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox')
  act(() => field.focus())
  return field
}

test('what is typed is found, arrows choose, Enter goes there, and Ctrl+K closes again', async () => {
  signIn()
  serve(() => [])
  show(<Stage />, '/mood')
  const field = await open()
  await userEvent.type(field, 'gal')
  const [first] = screen.getAllByRole('option', { hidden: true })
  expect(first?.textContent).toBe('Member Gallery')
  expect(field.getAttribute('aria-activedescendant')).toBe(first?.id)
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('option', { selected: true, hidden: true }).textContent).toBe('Add “gal” to today')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(screen.getByText('at /community?tab=gallery')).toBeTruthy()
  expect(screen.queryByRole('combobox')).toBeNull()

  await userEvent.type(await open(), '2026-12-24{Enter}')
  expect(screen.getByText('at /calendar?tab=day&date=2026-12-24')).toBeTruthy()
  await userEvent.type(await open(), 'zzz')
  // Once nothing has been found, to add it is what Enter does.
  await waitFor(() =>
    expect(screen.getByRole('option', { hidden: true }).getAttribute('aria-selected')).toBe('true'),
  )
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('before anything is typed, Enter would add to today, and the arrows reach everything', async () => {
  signIn()
  serve(() => [])
  show(<Stage />)
  await open()
  const options = screen.getAllByRole('option', { hidden: true })
  const chosen = () => screen.getByRole('option', { selected: true, hidden: true })
  expect(chosen().textContent).toBe('Add to today')
  for (const _ of options) await userEvent.keyboard('{ArrowLeft}')
  const reached = new Set([chosen()])
  for (const _ of options) {
    await userEvent.keyboard('{ArrowRight}')
    reached.add(chosen())
  }
  expect(reached).toEqual(new Set(options))
})

test('what is to be added stays until it is stored, and is the same item at the next try', async () => {
  signIn()
  let isCut = true
  const calls = serve(({ init, body }) => {
    if (init.method === 'GET') return []
    if (isCut) throw new TypeError('Failed to fetch')
    return { date: today(), version: 1, notes: [body] }
  })
  show(<Stage />)
  const field = await open()
  await userEvent.type(field, 'add buy milk{Enter}')
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(field).toHaveProperty('value', 'add buy milk')
  isCut = false
  await waitFor(async () => {
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('combobox')).toBeNull()
  })
  const sent = calls.filter(({ name }) => name === `POST /daily-notes/${today()}/items`)
  expect(sent.at(-1)?.body).toMatchObject({ text: 'buy milk', type: 'task' })
  expect(sent.at(-1)?.body).toEqual(sent[0]?.body)
})

test('a mood and a glass of water are told with Enter', async () => {
  signIn()
  const calls = serve(({ init, body }) => (init.method === 'GET' ? [] : { ...(body as object) }))
  show(<Stage />)
  await userEvent.type(await open(), 'calm{Enter}')
  await userEvent.type(await open(), '+250{Enter}')
  await waitFor(() =>
    expect(calls.filter(({ init }) => init.method !== 'GET').map(({ name, body }) => [name, body])).toEqual([
      ['POST /mood', { id: expect.any(String), date: today(), mood: 'calm' }],
      [`PATCH /health/${today()}`, { id: expect.any(String), add: { waterMl: 250 } }],
    ]),
  )
})

test('what is one’s own is found by its words, and Enter adds nothing that was only searched for', async () => {
  signIn()
  const calls = serve(({ name, init }) => {
    if (init.method !== 'GET') return {}
    if (name !== 'GET /journal/elsewhere') return []
    const found = { kind: 'item', id: '7', date: '2031-05-06', excerpt: 'Blue scarf, ten rows', marks: [] }
    return { found: [found], before: null }
  })
  show(<Stage />)
  const field = await open()
  await userEvent.type(field, 'zzz')
  expect(screen.getByRole('option', { hidden: true }).textContent).toBe('Add “zzz” to today')
  expect(screen.getByRole('option', { hidden: true }).getAttribute('aria-selected')).toBe('false')
  await userEvent.clear(field)
  await userEvent.type(field, 'scarf{Enter}')
  expect(calls.filter(({ init }) => init.method !== 'GET')).toEqual([])
  const item = await screen.findByRole('option', { name: /Blue scarf, ten rows/, hidden: true })
  expect(item.getAttribute('aria-selected')).toBe('true')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('at /calendar?tab=day&date=2031-05-06')).toBeTruthy()
})

test('a question mark tells the keys, unless something is typed or single keys are turned off', async () => {
  signIn()
  serve(() => [])
  show(
    <>
      <Stage />
      <input aria-label="Line" />
    </>,
  )
  await userEvent.type(screen.getByLabelText('Line'), '?')
  act(() => screen.getByLabelText('Line').blur())
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.keyboard('?')
  await screen.findByRole('heading', { name: 'Keyboard shortcuts' })
  screen.getByText('Go anywhere, do anything')
  expect(screen.queryByText('Queue')).toBeNull()
  await userEvent.click(screen.getByRole('switch', { name: 'Single keys' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('?')
  expect(screen.queryByRole('dialog')).toBeNull()
  // The palette leads there as well, where they are turned on again.
  await userEvent.type(await open(), 'keyboard{Enter}')
  expect(await screen.findByRole('heading', { name: 'Keyboard shortcuts' })).toBeTruthy()
})

test.each([
  ['moderator', 'My own pages', 'Queue'],
  ['curator', 'My own pages', null],
  ['member', 'Everywhere', null],
] as const)('the keys of a %s are those of the pages that open to them', async (role, where, queue) => {
  signIn({ role })
  serve(() => [])
  show(<Stage />)
  await userEvent.keyboard('?')
  await screen.findByRole('heading', { name: 'Keyboard shortcuts' })
  const groups = screen.getAllByRole('region').map((group) => group.getAttribute('aria-label'))
  expect(groups).toEqual([where, 'Journal', 'Calendar', 'Health', 'Exercises', ...(queue ? [queue] : [])])
})
