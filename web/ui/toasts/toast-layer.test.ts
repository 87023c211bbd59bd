import { expect, test } from 'vitest'
import { takeToasts, toastLayer } from './toast-layer.ts'

test('toasts follow the topmost dialog and come back when it closes, in whatever order they close', () => {
  const lower = document.body.appendChild(document.createElement('dialog'))
  const upper = document.body.appendChild(document.createElement('dialog'))
  expect(toastLayer().parentElement).toBe(document.body)

  const leaveLower = takeToasts(lower)
  const leaveUpper = takeToasts(upper)
  expect(toastLayer().parentElement).toBe(upper)
  leaveLower()
  expect(toastLayer().parentElement).toBe(upper)
  leaveUpper()
  expect(toastLayer().parentElement).toBe(document.body)
})
