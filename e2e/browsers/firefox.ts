import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type ElementHandle, type KeyInput } from 'puppeteer-core'
import { browserEnvironment, type Engine, type Window } from './engine.ts'

/** Firefox at a path, by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const downloads = mkdtempSync(join(tmpdir(), 'a-genda-firefox-'))
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    env: { ...process.env, ...browserEnvironment },
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-US',
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
    },
    // The walk ends its browsers itself, whatever the signal.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  return {
    name: 'firefox',
    downloads,
    async end() {
      await browser.close()
      rmSync(downloads, { recursive: true, force: true })
    },
    async newWindow(size) {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(size)
      const complaints: string[] = []
      page.on('pageerror', (error) =>
        complaints.push(error instanceof Error ? (error.stack ?? error.message) : String(error)),
      )
      page.on('console', (message) => {
        if (message.type() === 'error')
          complaints.push(`console: ${message.text()} (${message.location().url})`)
      })
      page.on('response', (response) => {
        if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
      })
      const pressed = (name: string): KeyInput => (name === 'Space' ? ' ' : name) as KeyInput
      const window: Window = {
        open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
        evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
        addScript: async (source) => void (await page.evaluate(source)),
        click: ({ x, y }) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        key: async (name, ...held) => {
          for (const key of held) await page.keyboard.down(pressed(key))
          await page.keyboard.press(pressed(name))
          for (const key of held.toReversed()) await page.keyboard.up(pressed(key))
        },
        async chooseFile(path) {
          const input = await page.waitForSelector('input[type=file]')
          await (input as ElementHandle<HTMLInputElement>).uploadFile(path)
        },
        screenshot: () => page.screenshot(),
        complaints: () => complaints.splice(0),
        close: () => context.close(),
      }
      return window
    },
  }
}
