import { safeStorage } from '../lib/device/safe-storage.ts'
import { lessMotion } from '../lib/less-motion.ts'

/** The code that turns it may take so long to arrive (milliseconds). */
const patienceMs = 2000

/** The new hue stands there already: the old one is held over it until it turns. */
function turn(from: string, to: string) {
  const held = document.documentElement.animate({ '--hue': [from, from] }, patienceMs)
  void import('./turn-hue.ts')
    .then(({ turnHue }) => held.playState === 'running' && turnHue(Number(from), Number(to)))
    .finally(() => held.cancel())
    // Without it, the color is simply another one.
    .catch(() => undefined)
}

/**
 * Gives every page the hue of the member's week, in degrees of OKLCH, and stores it, so that web/boot.js can set it
 * before the first paint. One hue turns into another, unless less motion is wanted. Null restores the product's own hue.
 */
export function tint(hue: number | null): void {
  const { style } = document.documentElement
  if (hue === null) {
    style.removeProperty('--hue')
    safeStorage.removeItem('hue')
    return
  }
  const degrees = String(Math.round(hue))
  const before = style.getPropertyValue('--hue')
  style.setProperty('--hue', degrees)
  safeStorage.setItem('hue', degrees)
  if (before && before !== degrees && !lessMotion()) turn(before, degrees)
}
