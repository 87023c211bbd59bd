import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { WebKitPrograms } from '../../scripts/browsers.ts'
import { freePort } from '../../scripts/free-port.ts'
import { browserEnvironment, type Engine, type Window } from './engine.ts'
import { newSession, untilReady } from './webdriver.ts'

/** A screen that nobody sees, large enough for every window. Resolves with its name. */
async function startScreen(xvfb: string) {
  const screen = spawn(
    xvfb,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-terminate'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const display = await new Promise<string>((resolve, reject) => {
    const told = screen.stdio[3] as Readable
    told.once('data', (number) => resolve(`:${String(number).trim()}`))
    screen.once('exit', () => reject(new Error('Xvfb did not start.')))
    screen.once('error', reject)
  })
  return { screen, display }
}

function ended(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => child.once('exit', resolve))
}

/** WebKitGTK, by WebDriver, on a screen of its own. */
export async function startWebKit({ driver: program, gjs, xvfb }: WebKitPrograms): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'a-genda-webkit-'))
  const downloads = join(home, 'downloads')
  mkdirSync(downloads)
  const { screen, display } = await startScreen(xvfb)
  const port = await freePort()
  const env = {
    ...process.env,
    ...browserEnvironment,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    ...{
      DOWNLOADS: downloads,
      XDG_RUNTIME_DIR: home,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
    },
  }
  const driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const complaints: string[] = []
  createInterface({ input: driver.stdout }).on('line', (line) => {
    const [, told] = /^complaint (.*)$/.exec(line) ?? []
    if (told) complaints.push(JSON.parse(told))
  })
  const kill = () => {
    driver.kill('SIGKILL')
    screen.kill('SIGKILL')
  }
  process.once('exit', kill)
  const end = async () => {
    driver.kill()
    await ended(driver)
    // A window whose screen is gone ends itself.
    screen.kill()
    await ended(screen)
    process.off('exit', kill)
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }

  const origin = `http://127.0.0.1:${port}`
  await untilReady(origin).catch(async (error) => {
    await end()
    throw error
  })
  return {
    name: 'webkit',
    downloads,
    end,
    async newWindow({ width, height }) {
      const session = await newSession(origin, {
        browserName: 'A-genda',
        'webkitgtk:browserOptions': {
          binary: gjs,
          args: ['-m', join(import.meta.dirname, 'webkit-window.js')],
        },
      })
      await session.resize(width, height)
      const window: Window = {
        open: async (url) => void (await session.open(url)),
        // WebDriver has no undefined: it answers null for it.
        evaluate: async (run, ...args) =>
          (await session.execute<never>(`return (${run})(...arguments)`, args)) ?? undefined,
        addScript: async (source) => void (await session.execute(source)),
        click: async (at) => void (await session.click(at)),
        type: session.type,
        key: async (name, ...held) => void (await session.press(...held, name)),
        chooseFile: session.chooseFile,
        screenshot: session.screenshot,
        complaints: () => complaints.splice(0),
        close: async () => void (await session.end()),
      }
      return window
    },
  }
}
