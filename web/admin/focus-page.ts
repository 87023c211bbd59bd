/** Moves the focus to the page as a whole, because the pressed button disappears. */
export const focusPage = (): void => document.getElementById('main')?.focus({ preventScroll: true })
