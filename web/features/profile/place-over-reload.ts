const key = 'language_chosen_at'

/** Remembers in this tab where in the window a control stands that lets the page be loaded again. */
export function keepPlace(control: HTMLElement | null): void {
  try {
    if (control) sessionStorage.setItem(key, String(control.getBoundingClientRect().top))
  } catch {
    // Then the page begins at its beginning.
  }
}

function takePlace(): number | undefined {
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return kept === null ? undefined : Number(kept)
  } catch {
    return undefined
  }
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
