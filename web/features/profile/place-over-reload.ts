import { safeTabStorage } from '../../lib/device/safe-storage.ts'

const key = 'language_chosen_at'

/** Remembers in this tab where in the window a control stands that lets the page be loaded again. */
export function keepPlace(control: HTMLElement | null): void {
  if (control) safeTabStorage.setItem(key, String(control.getBoundingClientRect().top))
}

function takePlace(): number | undefined {
  const kept = safeTabStorage.getItem(key)
  safeTabStorage.removeItem(key)
  return kept === null ? undefined : Number(kept)
}

/** Gives the focus back to the control that the page was loaded again for, where it stood. Returns what cancels that. */
export function returnToPlace(control: HTMLElement | null): () => void {
  const top = control ? takePlace() : undefined
  if (top === undefined) return () => undefined
  // A page that has just been opened moves the focus first.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      control?.focus({ preventScroll: true })
      if (control) window.scrollBy({ top: control.getBoundingClientRect().top - top })
    })
  })
  return () => cancelAnimationFrame(frame)
}
