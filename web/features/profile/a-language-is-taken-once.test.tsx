import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearStage, makeUser, type Sent, serve, show, signIn } from '../../test/render.tsx'
import { LanguageChoice } from './language-choice.tsx'

let calls: Sent[] = []

beforeEach(() => {
  const offered = document.head.appendChild(document.createElement('meta'))
  offered.name = 'languages'
  offered.content = JSON.stringify(['de', 'es'].map((language) => ({ language, address: '' })))
  document.documentElement.lang = 'de'
  signIn()
  calls = serve(({ body }) => makeUser(body as object))
})
afterEach(() => {
  clearStage()
  sessionStorage.clear()
  document.documentElement.lang = 'en'
  document.querySelector('meta[name=languages]')?.remove()
})

function open(): HTMLSelectElement {
  show(<LanguageChoice />)
  const select = screen.getByLabelText<HTMLSelectElement>('Language')
  select.focus()
  return select
}

/** A key that a closed select changes by, as browsers do. */
function step(select: HTMLSelectElement, value: string) {
  fireEvent.keyDown(select, { key: 'ArrowDown' })
  fireEvent.change(select, { target: { value } })
}
const sent = () => calls.map(({ body }) => body)

test.each([
  ['Enter', (select: HTMLSelectElement) => fireEvent.keyDown(select, { key: 'Enter' })],
  ['leaving it', (select: HTMLSelectElement) => fireEvent.blur(select)],
])('arrow keys pass over languages, and %s takes one', async (_, take) => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const select = open()
  step(select, 'es')
  step(select, 'de')
  expect(sent()).toEqual([])
  expect(select.value).toBe('de')
  screen.getByText('It changes when you press Enter or leave the field.')
  take(select)
  await waitFor(() => expect(sent()).toEqual([{ language: 'de' }]))
  expect(document.activeElement).toBe(select)
  await waitFor(() => expect(localStorage.getItem('language')).toBe('de'))
})

test('Escape goes back to the language that there was', () => {
  const select = open()
  step(select, 'es')
  fireEvent.keyDown(select, { key: 'Escape' })
  expect(select.value).toBe('')
  fireEvent.blur(select)
  expect(sent()).toEqual([])
})

test('what is picked in the list is taken at once', async () => {
  const select = open()
  fireEvent.change(select, { target: { value: 'de' } })
  await waitFor(() => expect(sent()).toEqual([{ language: 'de' }]))
})

test('the page that is loaded again has the focus on the select', async () => {
  sessionStorage.setItem('language_chosen_at', '120')
  vi.stubGlobal('scrollBy', vi.fn())
  show(<LanguageChoice />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Language')))
  expect(window.scrollBy).toHaveBeenCalled()
  expect(sessionStorage.getItem('language_chosen_at')).toBeNull()
})
