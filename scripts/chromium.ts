import { canInstall, isExecutable, onPath, packageInstaller } from './programs.ts'

// Debian's headless Chromium comes first. Journeys take a third less time with it.
const windowless = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The Chromium of the end-to-end tests: `CHROMIUM_PATH` if set, else the first on the PATH, else undefined. */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  env.CHROMIUM_PATH || (onPath(windowless, env.PATH) ?? findWholeChromium(env))

/** One that shows notifications, as Debian's headless one does not; undefined if there is none. */
export function findWholeChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return (
    names.map((name) => onPath(name, env.PATH)).find(Boolean) ?? (isExecutable(chrome) ? chrome : undefined)
  )
}

/**
 * The Chromium of a run of the tests: `findChromium`, and where the system can install one (root on a Debian) and there
 * is none, that. A CI's machine gets both the headless and the whole one. Throws a sentence.
 */
export async function bringChromium(cwd: string): Promise<string> {
  const found = findChromium()
  const isEnough = process.env.CI ? onPath(windowless) && findWholeChromium() : found
  if (found && (isEnough || process.env.CHROMIUM_PATH || !canInstall())) return found
  if (!canInstall()) {
    throw new Error('The end-to-end tests need a Chromium: install one, or name yours in CHROMIUM_PATH.')
  }
  console.log('Installing Chromium with apt-get …')
  const install = await packageInstaller(cwd)
  let said = ''
  // Not every Debian, and no Ubuntu, has the headless one.
  for (const name of [windowless, 'chromium']) {
    said = await install(name)
    if (!process.env.CI && findChromium()) break
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error(`${said}\napt-get could not install Chromium.`)
}
