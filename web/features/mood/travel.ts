/** Where something stands in the window, in pixels. */
type Place = { left: number; top: number }

const travelMs = 420

/** The middle of an element, if it is in the window. */
function middleOf(element: Element | null): Place | undefined {
  const box = element?.getBoundingClientRect()
  if (!box || box.width === 0 || box.bottom > innerHeight || box.top < 0) return undefined
  return { left: box.left + box.width / 2, top: box.top + box.height / 2 }
}

/**
 * Lets a copy of a face travel to the pebble of its day, which comes up under it, and answers where it arrived. It stays
 * where it is, and the answer is undefined, when one of the two is not in the window.
 */
export async function travelToDay(face: SVGElement | null, day: string): Promise<Place | undefined> {
  // Whatever the save has changed of the page is in its place in the next frame.
  await new Promise(requestAnimationFrame)
  const from = middleOf(face)
  const place = document.querySelector(`[data-day="${day}"]`)
  const to = middleOf(place)
  if (!face || !from || !place || !to) return undefined
  const size = face.getBoundingClientRect().width
  const copy = face.cloneNode(true) as SVGElement
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '40',
    pointerEvents: 'none',
    width: `${size}px`,
    height: `${size}px`,
    left: `${from.left - size / 2}px`,
    top: `${from.top - size / 2}px`,
  })
  document.body.append(copy)
  place.animate([{ opacity: 0 }, { opacity: 0, offset: 0.75 }, { opacity: 1 }], travelMs)
  const [x, y] = [to.left - from.left, to.top - from.top]
  await copy.animate(
    [
      { transform: 'none' },
      { transform: `translate(${x * 0.45}px, ${y * 0.3}px) scale(1.05)`, offset: 0.4 },
      { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0.9 },
    ],
    { duration: travelMs, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' },
  ).finished
  copy.remove()
  return to
}
