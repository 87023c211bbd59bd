import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { scaledLimit } from '../../scripts/slowness.ts'
import type { Window } from './engine.ts'
import { type Found, find, findText, type Target, twoFrames } from './find.ts'
import { settled } from './page-health.ts'

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** What a person does at a window: everything waits until it can be done, and throws a sentence if it never can. */
export type Screen = ReturnType<typeof screenOf>

/** The screen of a window on which the product at an origin is opened. */
export function screenOf(window: Window, origin: string) {
  /** Asks again and again until the answer is not undefined. */
  async function until<R>(what: string, ask: () => Promise<R | undefined>): Promise<R> {
    const deadline = performance.now() + scaledLimit(10_000)
    let last: unknown
    for (;;) {
      try {
        const answer = await ask()
        if (answer !== undefined) return answer
        last = undefined
      } catch (error) {
        // A page that is being left answers nothing.
        last = error
      }
      if (performance.now() > deadline)
        throw new Error(`${what}${last instanceof Error ? `: ${last.message}` : ''}`)
      await sleep(30)
    }
  }

  async function look(target: Target, reach = false): Promise<Found | undefined> {
    if (!(await window.evaluate(() => 'TestingLibraryDom' in globalThis))) await window.addScript(library)
    return window.evaluate(find, target, reach)
  }

  const see = (target: Target) => until(`There is no ${inWords(target)}`, () => look(target))
  const seeWhere = (target: Target, what: 'focused' | 'checked', is = true) =>
    until(`The ${inWords(target)} is ${is ? 'not ' : ''}${what}`, async () =>
      (await look(target))?.[what] === is ? true : undefined,
    )
  /** Presses a target in its middle, where nothing covers it and once it stands still. */
  async function press(target: Target): Promise<void> {
    let covered = ''
    const at = await until(`The ${inWords(target)} cannot be pressed`, async () => {
      const first = await look(target, true)
      await window.evaluate(twoFrames)
      const second = await look(target)
      covered = second && !second.hit ? `It is covered by ${second.covered}` : ''
      if (covered) throw new Error(covered)
      const stands = first && second && first.at.x === second.at.x && first.at.y === second.at.y
      return stands && second.hit ? second.at : undefined
    })
    await window.click(at)
  }
  return {
    window,
    until,
    see,
    open: (path: string) => window.open(`${origin}${path}`),
    /** Waits until the page has all that it asks for. */
    rest: async () => void (await settled(window)),
    /** Waits until a target is no longer seen. */
    gone: (target: Target) =>
      until(`The ${inWords(target)} is still there`, async () => ((await look(target)) ? undefined : true)),
    /** Waits until a text is seen. */
    seeText: (text: string) =>
      until(`It does not say "${text}"`, async () => (await window.evaluate(findText, text)) || undefined),
    seeFocused: (target: Target) => seeWhere(target, 'focused'),
    seeChecked: (target: Target, is = true) => seeWhere(target, 'checked', is),
    /** Waits until the address is this, without the origin. */
    seeAddress: (path: string) =>
      until(`The address is not ${path}`, async () =>
        (await window.evaluate(() => location.pathname + location.search)) === path ? true : undefined,
      ),
    press,
    /** Types into a field after a press into it. */
    fill: async (target: Target, text: string) => {
      await press(target)
      await seeWhere(target, 'focused')
      await window.type(text)
    },
  }
}

const inWords = ({ role, name, in: around }: Target): string =>
  `${role} "${name}"${around ? ` in the ${inWords(around)}` : ''}`
