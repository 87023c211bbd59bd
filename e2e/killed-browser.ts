import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/chromium.ts'
import type { Member } from './fixtures.ts'

/** A browser of a journey's own, which can be killed and started again with the same profile. */
export type MortalBrowser = {
  /** Starts it, with a page of the member. */
  start(): Promise<Page>
  /** Ends all its processes at once. It gets no chance to write anything more. */
  kill(): Promise<void>
  /** Ends it for good, with its profile. */
  remove(): Promise<void>
}

const exited = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once('exit', () => resolve()))

/** Resolves to the address at which the browser is steered, which it says itself. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (data) => {
      said += data
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`The browser did not start. ${said}`)))
  })
}

/** Playwright names the process of no browser with a profile, so this one is started here, as a group of its own. */
export function mortalBrowser(url: string, member: Member): MortalBrowser {
  const folder = mkdtempSync(joinPath(tmpdir(), 'agenda-crash-'))
  let child: ChildProcess | undefined
  let browser: Browser | undefined

  async function kill() {
    if (!child?.pid) return
    const ended = exited(child)
    process.kill(-child.pid, 'SIGKILL')
    await ended
    await browser?.close().catch(() => undefined)
    child = undefined
  }
  return {
    async start() {
      const flags = ['--headless=new', '--no-sandbox', '--no-first-run', '--remote-debugging-port=0']
      child = spawn(
        findChromium() ?? chromium.executablePath(),
        [...flags, '--lang=en-US', `--user-data-dir=${folder}`, 'about:blank'],
        {
          detached: true,
          stdio: ['ignore', 'ignore', 'pipe'],
          env: { ...process.env, TZ: 'Europe/Berlin', LANGUAGE: 'en_US' },
        },
      )
      browser = await chromium.connectOverCDP(await addressOf(child))
      const [context] = browser.contexts()
      if (!context) throw new Error('The browser has no profile.')
      const page = context.pages()[0] ?? (await context.newPage())
      // Chromium writes local storage some seconds later, so the session is lost with the browser.
      await page.goto(`${url}/forgot-password`)
      await page.evaluate(
        ([token, user]) => {
          localStorage.setItem('token', token ?? '')
          localStorage.setItem('user', user ?? '')
        },
        [member.token, JSON.stringify(member.user)],
      )
      return page
    },
    kill,
    async remove() {
      await kill()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
