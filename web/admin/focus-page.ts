/** Leads the focus to the page as a whole, from a button that goes with what it stands in. */
export const focusPage = (): void => document.getElementById('main')?.focus({ preventScroll: true })
