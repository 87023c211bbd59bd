/** What is run in the page. It uses Testing Library, by which the unit tests find as well. */
import type { screen } from '@testing-library/dom'
import type { Point } from './engine.ts'

/** Something on a screen, by what it is to whoever cannot see it. */
export type Target = {
  /** An ARIA role, or 'field' for whatever has a label: a password has no role. */
  role: string
  name: string
  /** The name only begins with this. */
  begins?: boolean
  /** What it is within. */
  in?: Target
}

declare global {
  // Testing Library as a script, once it is in the page.
  var TestingLibraryDom: { within: (element: HTMLElement) => typeof screen } | undefined
}

/** What is found of a target, and whether a press in its middle would reach it. */
export type Found = { at: Point; hit: boolean; covered: string; focused: boolean; checked: boolean }

/** Finds the first of a target that can be seen. Undefined if there is none. Scrolls to it with `reach`. */
export function find(target: Target, reach: boolean): Found | undefined {
  const library = globalThis.TestingLibraryDom
  if (!library) return undefined
  const isSeen = (element: HTMLElement) => {
    // A control that is drawn by another element is as large as that one, or nothing at all.
    const shown = element.closest('label') ?? element
    return (
      shown.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]')
    )
  }
  const all = ({ role, name, begins, in: around }: Target): HTMLElement[] => {
    const isMeant = (own: string) => (begins ? own.startsWith(name) : own === name)
    return (around ? all(around) : [document.body]).flatMap((element) => {
      const within = library.within(element)
      const found =
        role === 'field'
          ? within.queryAllByLabelText(isMeant)
          : within.queryAllByRole(role, { hidden: true, name: isMeant })
      return found.filter(isSeen)
    })
  }
  const [element] = all(target)
  if (!element) return undefined
  const drawn = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element
  const isOutside = ({ top, bottom, left, right }: DOMRect) =>
    top < 0 || left < 0 || bottom > innerHeight || right > innerWidth
  const hits = () => {
    const box = element.getBoundingClientRect()
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const top = document.elementFromPoint(at.x, at.y)
    return { at, top, hit: drawn.contains(top) }
  }
  if (reach && (isOutside(element.getBoundingClientRect()) || !hits().hit))
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { at, top, hit } = hits()
  return {
    at,
    hit,
    covered: top?.outerHTML.slice(0, 80) ?? 'nothing',
    focused: element === document.activeElement,
    checked: element.matches(':checked, [aria-checked=true], [aria-pressed=true]'),
  }
}

/** Whether a text can be seen anywhere. */
export const findText = (text: string): boolean => {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode(); node; node = words.nextNode())
    if (node.textContent?.includes(text) && node.parentElement?.checkVisibility({ visibilityProperty: true }))
      return true
  return false
}

/** Two frames later. Whatever moves is elsewhere by then. */
export const twoFrames = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
