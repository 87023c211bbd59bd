const turnMs = 600

/** Without a type, a color of the page jumps from one hue to another. */
function registerHue() {
  try {
    CSS.registerProperty({ name: '--hue', syntax: '<number>', inherits: true, initialValue: '140' })
  } catch {
    // It is registered already, or the browser cannot: then the hue changes in the middle of the time.
  }
}

/** Turns every color that has the hue of the week from one hue to another, the shorter way round. In degrees. */
export function turnHue(from: number, to: number): void {
  registerHue()
  const way = ((to - from + 540) % 360) - 180
  document.documentElement.animate(
    { '--hue': [String(from), String(from + way)] },
    { duration: turnMs, easing: 'ease-in-out' },
  )
}
