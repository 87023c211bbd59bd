import { safeStorage } from './safe-storage.ts'

const storedAs = 'queue_keys'

/**
 * Whether single keys do something on a page while nothing is typed. They can be turned off, for whoever dictates or hits
 * keys without meaning to (WCAG 2.2, 2.1.4); this browser remembers it.
 */
export const singleKeys = {
  areOn: (): boolean => safeStorage.getItem(storedAs) !== 'off',
  turn: (on: boolean): void => void safeStorage.setItem(storedAs, on ? 'on' : 'off'),
}

/** Whether a key is typed into something, or meant for what lies over the page. */
export const isTaken = ({ target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent): boolean =>
  altKey ||
  ctrlKey ||
  metaKey ||
  defaultPrevented ||
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select') !== null)
