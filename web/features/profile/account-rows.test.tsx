import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setLocale } from '../../lib/locale.ts'
import { clearStage, show, signIn } from '../../test/render.tsx'
import { AccountSettings } from './account-settings.tsx'

afterEach(() => {
  clearStage()
  setLocale('en')
})

const rowOf = (label: string) =>
  screen.queryByRole('heading', { name: label })?.nextElementSibling?.textContent

test('name and address have a row, and what is known of the place', () => {
  signIn({ city: 'Lisbon', country: 'Portugal', lat: 38.72, lng: -9.14 })
  show(<AccountSettings />)
  expect(rowOf('Name')).toContain('Ada Lind')
  expect(rowOf('Email')).toBe('ada@example.org')
  expect(rowOf('Location')).toContain('Lisbon, Portugal')
  expect(rowOf('Location')).toContain('Coordinates 38.72, -9.14')
  expect(rowOf('Role')).toBeUndefined()
})

test('degrees with a comma before their decimals have a semicolon between them', () => {
  setLocale('de')
  signIn({ lat: 38.72, lng: -9.14 })
  show(<AccountSettings />)
  expect(rowOf('Location')).toContain('38,72; -9,14')
})

test('an administrator has a row that says so, and no place no row of degrees', () => {
  signIn({ role: 'admin' })
  show(<AccountSettings />)
  expect(rowOf('Role')).toBe('Administrator')
  expect(screen.queryByText('Coordinates')).toBeNull()
})
