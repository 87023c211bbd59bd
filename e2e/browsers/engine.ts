/** A place in the window, in CSS pixels. */
export type Point = { x: number; y: number }

export type Size = { width: number; height: number }

/** The sizes of window in which everything is walked. */
export const sizes: Record<'desk' | 'phone', Size> = {
  desk: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
}

/** What a page and its answers may be: whatever survives JSON. */
type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json }

/** A window of a browser that nobody has used before, with the storage of nobody else. */
export type Window = {
  /** Opens an address and resolves after its `load`. */
  open: (url: string) => Promise<void>
  /** Runs a function in the page. It sees nothing of its surroundings here but its arguments. */
  evaluate: <A extends Json[], R>(run: (...args: A) => R, ...args: A) => Promise<Awaited<R>>
  /** Adds a script to the page that is open. */
  addScript: (source: string) => Promise<void>
  /** Presses and releases the mouse. */
  click: (at: Point) => Promise<void>
  /** Types text into whatever has the focus, key by key. */
  type: (text: string) => Promise<void>
  /** Presses a key, a name of `KeyboardEvent.key`, while others are held: `key('k', 'Control')`. */
  key: (name: Key, ...held: Key[]) => Promise<void>
  /** Chooses a file of this machine for the first file input of the page. */
  chooseFile: (path: string) => Promise<void>
  /** A PNG of what the window shows. */
  screenshot: () => Promise<Uint8Array>
  /** Says what the pages have complained of since it was last asked: exceptions, `console.error`, the CSP, lost files. */
  complaints: () => string[]
  close: () => Promise<void>
}

export type Key = 'Control' | 'Enter' | 'Escape' | 'Tab' | 'Space' | 'k'

/** A browser that is running. */
export type Engine = {
  name: string
  newWindow: (size: Size) => Promise<Window>
  /** The folder into which its windows download, without a question. */
  downloads: string
  /** Ends it with everything that it started. */
  end: () => Promise<void>
}

/** The environment of every browser: the zone and the language of the journeys (playwright.config.ts). */
export const browserEnvironment = { TZ: 'Europe/Berlin', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' }
