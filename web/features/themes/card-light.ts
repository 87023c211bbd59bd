import './card-light.css'

/** How far the card leans at its edge, in degrees. */
const lean = 5

const degrees = (fromMiddle: number) => `${(fromMiddle * 2 * lean).toFixed(2)}deg`

/** Lets a card lean towards the mouse that has entered it, and catch its light, until the mouse leaves. */
export function catchLight(card: HTMLElement, entered: PointerEvent): void {
  // The mouse may have left while this was fetched.
  if ('lit' in card.dataset || !card.matches(':hover')) return
  card.dataset.lit = ''
  const over = new AbortController()
  const { signal } = over
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = card.getBoundingClientRect()
    const [x, y] = [(clientX - left) / width, (clientY - top) / height]
    card.style.setProperty('--x', `${x * 100}%`)
    card.style.setProperty('--y', `${y * 100}%`)
    card.style.transform = `perspective(900px) rotateX(${degrees(0.5 - y)}) rotateY(${degrees(x - 0.5)})`
  }
  const leave = () => {
    over.abort()
    delete card.dataset.lit
    card.style.transform = ''
  }
  follow(entered)
  card.addEventListener('pointermove', follow, { signal })
  card.addEventListener('pointerleave', leave, { signal })
}
