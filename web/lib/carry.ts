/** Something that is on its way to another day, or to another place that has a name. */
export type Carried = {
  /** The day it would go to. */
  over: () => string | undefined
  hover: (day: string) => void
  /** Ends it, on a day or on none. */
  end: (day?: string) => void
}

type Events = { onLift?: (lifted: Carried) => void; onDrop: (day: string | undefined) => void }

const liftAfterPx = 6
const longPressMs = 350
const edgePx = 56
const scrollPx = 14

const dayAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset.day

/**
 * Carries an element to one of the days, or other places, marked `data-day`, which are marked `data-over` in turn; the element is marked
 * `data-held`. A pointer lifts it once it has moved, a finger after a long press; without one it is lifted at once. A
 * small part of our own: the libraries for it have eight to thirty-six kilobytes, and none knows days.
 */
export function carry(
  element: HTMLElement,
  pointer: globalThis.PointerEvent | undefined,
  events: Events,
): Carried {
  const stop = new AbortController()
  let target: string | undefined
  let ghost: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLifted = false

  function mark(day: string | undefined) {
    if (day === target) return
    for (const cell of document.querySelectorAll('[data-over]')) cell.removeAttribute('data-over')
    target = day
    if (day) document.querySelector(`[data-day="${day}"]`)?.setAttribute('data-over', '')
  }
  function lift() {
    isLifted = true
    if (pointer) {
      // Its tick and its label go along, which stand beside it.
      const whole = element.closest<HTMLElement>('[data-carried-whole]') ?? element
      const { left, top, width } = whole.getBoundingClientRect()
      ghost = document.createElement('div')
      ghost.append(whole.cloneNode(true))
      for (const part of ghost.querySelectorAll('[id], [data-item]')) {
        part.removeAttribute('id')
        part.removeAttribute('data-item')
      }
      ghost.setAttribute('aria-hidden', 'true')
      ghost.inert = true
      ghost.className = 'drag-ghost'
      ghost.style.cssText = `left:${left}px;top:${top}px;width:${width}px`
      document.body.append(ghost)
    }
    element.setAttribute('data-held', '')
    events.onLift?.(carried)
  }
  function end(day?: string) {
    clearTimeout(timer)
    stop.abort()
    mark(undefined)
    ghost?.remove()
    element.removeAttribute('data-held')
    if (!isLifted) return
    isLifted = false
    events.onDrop(day)
  }
  const carried: Carried = { over: () => target, hover: mark, end }
  if (!pointer) {
    lift()
    return carried
  }

  const isTouch = pointer.pointerType !== 'mouse'
  const listen = <K extends keyof DocumentEventMap>(name: K, act: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(name, act, { signal: stop.signal, capture: true })
  if (isTouch) timer = setTimeout(lift, longPressMs)
  listen('pointermove', ({ clientX: x, clientY: y }) => {
    const [dx, dy] = [x - pointer.clientX, y - pointer.clientY]
    const isMoved = Math.hypot(dx, dy) > liftAfterPx
    // A finger that moves before the long press scrolls.
    if (!isLifted && isMoved) isTouch ? end() : lift()
    if (!isLifted) return
    ghost?.style.setProperty('translate', `${dx}px ${dy}px`)
    if (y < edgePx) window.scrollBy(0, -scrollPx)
    else if (y > window.innerHeight - edgePx) window.scrollBy(0, scrollPx)
    mark(dayAt(x, y))
  })
  listen('pointerup', () => {
    if (isLifted) swallowClick()
    end(target)
  })
  listen('pointercancel', () => end())
  listen('keydown', (event) => {
    if (event.key !== 'Escape' || !isLifted) return
    event.preventDefault()
    end()
  })
  listen('contextmenu', (event) => {
    if (isTouch) event.preventDefault()
  })
  return carried
}

/** The click that follows a drop is none. */
function swallowClick() {
  const stop = new AbortController()
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', swallow, { capture: true, signal: stop.signal })
  setTimeout(() => stop.abort(), 0)
}
