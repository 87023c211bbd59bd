import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastLayer } from '../toasts/toast-layer.ts'
import { Dialog } from './dialog.tsx'

// jsdom has the dialog element, but not its modal methods.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = vi.fn()
})
afterEach(cleanup)

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Choose
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Themes">
        None
      </Dialog>
    </>
  )
}

test('to what opened it, from a toast as well, which stays when the dialog goes', async () => {
  const toast = toastLayer().appendChild(document.createElement('button'))
  render(<Opener />)
  const opener = screen.getByRole('button', { name: 'Choose' })
  opener.focus()
  fireEvent.click(opener)
  toast.focus()
  expect(document.activeElement).toBe(toast)
  fireEvent(document.querySelector('dialog') as HTMLDialogElement, new Event('cancel', { cancelable: true }))
  await Promise.resolve()
  expect(document.querySelector('dialog')).toBeNull()
  expect(toast.isConnected).toBe(true)
  expect(document.activeElement).toBe(opener)
  toast.remove()
})

test('and opens with its title in sight, though what has the focus stands far below', () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
    this.scrollTop = 300
  }
  render(
    <Dialog open onClose={() => undefined} title="Delete?">
      <button type="button" data-autofocus>
        Keep it
      </button>
    </Dialog>,
  )
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }))
  expect(screen.getByRole('dialog').scrollTop).toBe(0)
})

test('to the button of a menu that has closed by the time the dialog opens', async () => {
  const button = document.body.appendChild(document.createElement('button'))
  button.id = 'more'
  const menu = document.body.appendChild(document.createElement('div'))
  menu.role = 'menu'
  menu.setAttribute('aria-labelledby', button.id)
  const item = menu.appendChild(document.createElement('button'))
  item.focus()
  menu.remove()
  expect(document.activeElement).toBe(document.body)

  const dialog = (open: boolean) => (
    <Dialog open={open} onClose={() => undefined} title="Delete?">
      <p>It cannot be undone.</p>
    </Dialog>
  )
  const { rerender } = render(dialog(true))
  expect(document.activeElement).not.toBe(button)
  rerender(dialog(false))
  await Promise.resolve()
  expect(document.activeElement).toBe(button)
  button.remove()
})
