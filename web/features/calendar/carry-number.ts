import { lessMotion } from '../../lib/less-motion.ts'

const carryMs = 320
/** By how much it has grown halfway. */
const swell = 1.7

/** Where the number of a day stands among the words in the head of a dialog. */
function findIn(words: Element | null, number: string): Range | undefined {
  const text = words?.firstChild
  const at = text?.textContent?.search(new RegExp(`(?<!\\p{N})${number}(?!\\p{N})`, 'u')) ?? -1
  if (!text || at < 0) return undefined
  const range = document.createRange()
  range.setStart(text, at)
  range.setEnd(text, at + number.length)
  return range
}

/**
 * Lets the number of a day swell out of its cell in the month and settle among the words of the dialog that has just
 * opened about it. It lies in the dialog, and goes with it.
 */
export function carryNumber(day: string): void {
  const cell = document.querySelector(`[role=gridcell][data-day="${day}"] [data-number] > span`)
  const dialog = document.querySelector('dialog.sheet[open]')
  const words = dialog?.querySelector('header p') ?? null
  const number = cell?.textContent ?? ''
  const target = findIn(words, number)
  if (!cell || !dialog || !words || !target || lessMotion()) return
  const cellBox = cell.getBoundingClientRect()
  const from = { x: cellBox.x + cellBox.width / 2, y: cellBox.y + cellBox.height / 2 }
  const copy = document.createElement('span')
  copy.ariaHidden = 'true'
  copy.textContent = number
  copy.className = 'numbers pointer-events-none fixed top-0 z-30 text-ink'
  // Whatever the language is: where it goes is told from the left of the window.
  copy.style.left = '0'
  dialog.append(copy)
  words.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], carryMs)

  let began: number | undefined
  // The dialog grows, and its words move, when what it shows has been read. So each frame looks where they are.
  requestAnimationFrame(function move(now) {
    began ??= now
    const part = (now - began) / carryMs
    if (part >= 1 || !copy.isConnected) return copy.remove()
    const eased = 1 - (1 - part) ** 3
    const to = target.getBoundingClientRect()
    const x = from.x + (to.x + to.width / 2 - from.x) * eased
    const y = from.y + (to.y + to.height / 2 - from.y) * eased
    copy.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${1 + swell * Math.sin(Math.PI * part)})`
    requestAnimationFrame(move)
  })
}
