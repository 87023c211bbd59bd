import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test } from 'vitest'
import { lengths } from '../../contract/limits.ts'
import { clearStage, serve, show, signIn } from '../test/render.tsx'
import EventsPage from './events/events-page.tsx'
import { ScheduleDialog } from './themes/schedule-dialog.tsx'
import ThemesPage from './themes/themes-page.tsx'

afterEach(clearStage)

type Label = string | RegExp
const field = (label: Label) => screen.getByLabelText<HTMLInputElement>(label)
const told = (label: Label) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
const fill = (label: Label, value: string) => fireEvent.change(field(label), { target: { value } })

const Schedule = () => (
  <ScheduleDialog
    monday="2026-11-23"
    entry={{
      weekStartISO: '2026-11-23',
      themeId: '01980000-0000-7000-8000-00000000000a',
      themeTitle: 'Rain',
      note: null,
    }}
    onClose={() => undefined}
  />
)

type Form = {
  Page: ComponentType
  at: string
  needed?: [Label, string][]
  save: string
  limits: [Label, number][]
}

const forms: Form[] = [
  {
    Page: EventsPage,
    at: '/admin/events?edit=new',
    needed: [
      ['Start', '2026-11-20T10:00'],
      ['End', '2026-11-20T11:00'],
    ],
    save: 'Create',
    limits: [
      ['Title', lengths.eventTitle],
      ['Description', lengths.eventDescription],
      [/^Venue name/, lengths.eventPlace],
      ['Address', lengths.eventPlace],
      ['Recurrence', lengths.recurrence],
      ['Ticket URL', lengths.url],
    ],
  },
  {
    Page: ThemesPage,
    at: '/admin/themes?theme=new',
    save: 'Create',
    limits: [
      ['Title', lengths.themeTitle],
      ['Slug', lengths.slug],
      ['Description', lengths.themeText],
      ['Exercise 1, step 1', lengths.themeStep],
      ['Dish on Monday', lengths.themeTitle],
      ['Recipe link for Sunday', lengths.url],
      ['Instructions', lengths.themeText],
    ],
  },
  {
    Page: Schedule,
    at: '/admin/themes',
    save: 'Save Schedule',
    limits: [[/^Note/, lengths.scheduleNote]],
  },
]

test.each(forms)('$at: what is pasted stays whole, and is said to be too long', async ({ Page, ...form }) => {
  signIn({ role: 'admin' })
  const calls = serve(({ init }) => (init.method === 'GET' ? [] : undefined))
  show(<Page />, form.at)
  const button = await screen.findByRole('button', { name: form.save })
  for (const [label, value] of form.needed ?? []) fill(label, value)
  for (const [label, max] of form.limits) {
    fill(label, 'a'.repeat(max + 2))
    expect(field(label).maxLength, String(label)).toBe(-1)
    expect(field(label).value, String(label)).toHaveLength(max + 2)
    const sentence = `A text holds ${max} characters; please shorten it by 2.`
    await waitFor(() => expect(told(label)).toContain(sentence))
  }
  fireEvent.click(button)
  const [[first] = ['']] = form.limits
  await waitFor(() => expect(document.activeElement).toBe(field(first)))
  expect(calls.filter(({ init }) => init.method === 'POST')).toEqual([])
})
