/**
 * Gives every page the hue of the member's week, in degrees of OKLCH, and stores it, so that web/boot.js can set it
 * before the first paint. Null restores the product's own hue.
 */
export function tint(hue: number | null): void {
  const { style } = document.documentElement
  if (hue === null) {
    style.removeProperty('--hue')
    localStorage.removeItem('hue')
  } else {
    const degrees = String(Math.round(hue))
    style.setProperty('--hue', degrees)
    localStorage.setItem('hue', degrees)
  }
}
