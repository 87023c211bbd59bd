import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runChild } from './child.ts'

// Debian's headless Chromium comes first. Journeys take a third less time with it.
const windowless = 'chromium-headless-shell'
const names = [windowless, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a program on the PATH, or undefined. */
function onPath(name: string, path = process.env.PATH ?? ''): string | undefined {
  return path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The Chromium of the end-to-end tests: `CHROMIUM_PATH` if set, else the first on the PATH, else undefined. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return (
    names.map((name) => onPath(name, env.PATH)).find(Boolean) ?? (isExecutable(chrome) ? chrome : undefined)
  )
}

/**
 * The result of `findChromium`. If there is none and the system can install one (root on a Debian), that. Throws a
 * sentence.
 */
export async function bringChromium(cwd: string): Promise<string> {
  const found = findChromium()
  if (found) return found
  const aptGet = onPath('apt-get')
  if (process.getuid?.() !== 0 || !aptGet) {
    throw new Error('The end-to-end tests need a Chromium: install one, or name yours in CHROMIUM_PATH.')
  }
  console.log('Installing Chromium with apt-get …')
  const options = { cwd, quiet: true, limit: 300, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  const update = await runChild(aptGet, ['update'], options)
  let said = update.output
  // Not every Debian, and no Ubuntu, has the headless one.
  for (const name of [windowless, 'chromium']) {
    const install = await runChild(aptGet, ['install', '-y', '--no-install-recommends', name], options)
    const installed = findChromium()
    if (installed) return installed
    said += `\n${install.output}`
  }
  throw new Error(`${said}\napt-get could not install Chromium.`)
}
