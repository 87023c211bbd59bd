import { afterEach, expect, test } from 'vitest'
import { chooseScheme, readScheme } from './scheme.ts'

afterEach(() => chooseScheme('system'))

test('a choice is applied at once, kept, and taken back without a trace', () => {
  document.head.innerHTML =
    '<meta name="theme-color" data-for="light"><meta name="theme-color" data-for="dark">'
  const bars = () => [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'))

  chooseScheme('dark')
  expect(readScheme()).toBe('dark')
  expect(document.documentElement.dataset.scheme).toBe('dark')
  expect(bars()).toEqual(['not all', 'all'])

  chooseScheme('system')
  expect(readScheme()).toBe('system')
  expect(localStorage.getItem('scheme')).toBeNull()
  expect(document.documentElement.hasAttribute('data-scheme')).toBe(false)
  expect(bars()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})

test('what somebody else wrote into the storage is not a scheme', () => {
  localStorage.setItem('scheme', 'sepia')
  expect(readScheme()).toBe('system')
})
