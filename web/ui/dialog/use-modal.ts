import { type RefObject, useLayoutEffect } from 'react'
import { takeToasts, toastLayer } from '../toasts/toast-layer.ts'

const menuOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[role=menu]') : null

/** What was focused last. */
let lastFocused: EventTarget | null = null
if (typeof document !== 'undefined')
  document.addEventListener('focusin', ({ target }) => {
    lastFocused = target
  })

/**
 * Where the focus returns to. For an item of a menu, which is gone by then, it is the button of the menu. The menu may have
 * closed already, and left the focus nowhere.
 */
function openerOf(focused: Element | null): Element | null {
  const menu = menuOf(focused === document.body ? lastFocused : focused)
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
}

let opened = 0

/** Dims the page while at least one dialog is open. `by` is 1 for one that opens and -1 for one that closes. */
function dimPage(by: 1 | -1) {
  opened += by
  const { documentElement: html } = document
  if (opened === 1 && by === 1)
    html.style.setProperty('--scrollbar', `${window.innerWidth - html.clientWidth}px`)
  html.toggleAttribute('data-dimmed', opened > 0)
}

/**
 * Opens a `<dialog>` as the platform's modal one for as long as it is on the page. The focus goes to `[data-autofocus]`
 * inside, else to the first control, with the title in sight. It returns to where it was; to the page's content if that
 * is gone.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const opener = openerOf(document.activeElement)
    const giveFocusBack = () => {
      const isGone = opener instanceof HTMLElement && !opener.isConnected
      const place = isGone ? document.getElementById('main') : opener
      if (place instanceof HTMLElement) place.focus({ preventScroll: true })
    }
    dialog.showModal()
    dimPage(1)
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]')
    first?.focus()
    // On a small window the focus would take the title out of sight. What is chosen in a long list stays where it is.
    if (!first?.matches(':checked')) dialog.scrollTop = 0
    const giveToastsBack = takeToasts(dialog)
    return () => {
      giveToastsBack()
      dialog.close()
      dimPage(-1)
      giveFocusBack()
      // A question over this dialog that closes with it has blocked the focus until now. React returns the focus to a
      // toast that has left the dialog.
      queueMicrotask(() => {
        const { activeElement } = document
        if (activeElement === document.body || toastLayer().contains(activeElement)) giveFocusBack()
      })
    }
  }, [ref])
}
