/*
 * A modal dialog makes everything outside it inert and lies above it, toasts included. So toasts live in an element
 * of their own, and the topmost dialog takes that element in.
 */
let layer: HTMLElement | undefined
const dialogs: HTMLElement[] = []

function place() {
  if (layer) (dialogs.at(-1) ?? document.body).append(layer)
}

/** The element in which toasts are rendered. It is made on first use. */
export function toastLayer(): HTMLElement {
  if (!layer) {
    layer = document.createElement('div')
    place()
  }
  return layer
}

/**
 * Moves the toasts into a dialog that has just opened. The returned function moves them out before the dialog leaves
 * the page.
 */
export function takeToasts(dialog: HTMLElement): () => void {
  dialogs.push(dialog)
  place()
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1)
    place()
  }
}
