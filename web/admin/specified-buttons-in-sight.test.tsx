import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Theme } from '../../contract/themes.ts'
import { makeEvent } from '../test/make-event.ts'
import { clearStage, show } from '../test/render.tsx'
import { EventCard } from './events/event-card.tsx'
import { ThemeCard } from './themes/theme-card.tsx'

const onA = (size: 'desk' | 'phone') =>
  vi.stubGlobal('matchMedia', () => ({
    matches: size === 'desk',
    addEventListener() {},
    removeEventListener() {},
  }))
afterEach(clearStage)

const nothing = () => {}
const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
const showEvent = (isActive: boolean) =>
  show(
    <EventCard
      event={makeEvent({ title: 'Yoga', isActive })}
      now={0}
      busy={false}
      {...{ onRsvps: nothing, onAttendees: nothing, onDates: nothing, onEdit: nothing }}
      {...{ onDuplicate: nothing, onFlip: nothing, onRemove: nothing }}
    />,
  )

test("a desk shows an event's specified buttons", async () => {
  onA('desk')
  showEvent(true)
  expect(names()).toEqual(['RSVPs for Yoga', 'Edit Yoga', 'Archive Yoga', 'Delete Yoga', 'Actions for Yoga'])
})

test('an archived event is activated by a button', () => {
  onA('desk')
  showEvent(false)
  expect(names()).toContain('Activate Yoga')
})

test("a phone leaves an event's rarer actions to the menu", () => {
  onA('phone')
  showEvent(true)
  expect(names()).not.toContain('Delete Yoga')
  expect(names()).toContain('Actions for Yoga')
})

const theme = { id: 't', title: 'Thaw', slug: 'thaw', description: '', coverImageUrl: null, hue: null }
const showTheme = () =>
  show(
    <ThemeCard
      theme={theme as unknown as Theme}
      shown={undefined}
      handle={undefined}
      {...{ onEdit: nothing, onDuplicate: nothing, onDraft: nothing, onDelete: nothing }}
    />,
  )

test('a desk shows Edit and Delete of a theme, and a phone leaves Delete to the menu', () => {
  onA('desk')
  showTheme()
  expect(names()).toEqual(['Edit Thaw', 'Delete Thaw', 'More for Thaw'])
  clearStage()
  onA('phone')
  showTheme()
  expect(names()).toEqual(['Edit Thaw', 'More for Thaw'])
})
