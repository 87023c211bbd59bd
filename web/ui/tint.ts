/**
 * Gives every page the hue of the member's week, in degrees of OKLCH, and keeps it so that web/boot.js can set
 * it before the first paint. Null goes back to the house's own.
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
