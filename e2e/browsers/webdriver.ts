/**
 * The calls of WebDriver that the walk makes, over `fetch`. A client from npm is 25 MB (selenium-webdriver, with
 * programs for three systems) or fifty packages (webdriver), for the eight calls there are here.
 * https://www.w3.org/TR/webdriver2/
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { scaledLimit } from '../../scripts/slowness.ts'
import type { Point } from './engine.ts'

/** The code points by which WebDriver names keys (17.4.2). */
const keys = { Control: '\uE009', Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Space: ' ', k: 'k' }

/** Waits until a driver answers at an origin. */
export async function untilReady(origin: string): Promise<void> {
  const deadline = performance.now() + scaledLimit(15_000)
  while (!(await fetch(`${origin}/status`).catch(() => undefined))?.ok) {
    if (performance.now() > deadline) throw new Error('The driver of the browser did not start in time.')
    await sleep(50)
  }
}

/** Begins a session of a driver. Its calls throw what the driver answers, as `<error>: <message>`. */
export async function newSession(origin: string, capabilities: object) {
  async function call<R>(method: string, path: string, body?: object): Promise<R> {
    const response = await fetch(`${origin}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(scaledLimit(60_000)),
    })
    const { value } = (await response.json()) as { value: R & { error: string; message: string } }
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  const act = (actions: object) => call('POST', `/${sessionId}/actions`, { actions: [actions] })
  const press = (...names: string[]) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: [
        ...names.map((value) => ({ type: 'keyDown', value })),
        ...names.toReversed().map((value) => ({ type: 'keyUp', value })),
      ],
    })

  const { sessionId } = await call<{ sessionId: string }>('POST', '', {
    capabilities: { alwaysMatch: capabilities },
  })
  return {
    resize: (width: number, height: number) =>
      call('POST', `/${sessionId}/window/rect`, { x: 0, y: 0, width, height }),
    open: (url: string) => call('POST', `/${sessionId}/url`, { url }),
    /** Runs the body of a function. A promise that it returns is waited for. */
    execute: <R>(script: string, args: unknown[] = []) =>
      call<R>('POST', `/${sessionId}/execute/sync`, { script, args }),
    click: ({ x, y }: Point) =>
      act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type: async (text: string) => {
      for (const character of text) await press(character)
    },
    press: (...names: (keyof typeof keys)[]) => press(...names.map((name) => keys[name])),
    /** Chooses a file for the first input of the page that takes one. */
    chooseFile: async (path: string) => {
      const input = await call<Record<string, string>>('POST', `/${sessionId}/element`, {
        using: 'css selector',
        value: 'input[type=file]',
      })
      const [reference] = Object.values(input)
      await call('POST', `/${sessionId}/element/${reference}/value`, { text: path })
    },
    screenshot: async () => Buffer.from(await call<string>('GET', `/${sessionId}/screenshot`), 'base64'),
    /** Ends the session. WebKitWebDriver complains of the window that this closes. */
    end: () =>
      call('DELETE', `/${sessionId}`).catch((error: Error) => {
        if (!error.message.startsWith('no such window')) throw error
      }),
  }
}
