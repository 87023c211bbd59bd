import { canInstall, isExecutable, onPath, packageInstaller } from './programs.ts'

// Debian's headless Chromium comes first. Journeys take a third less time with it.
const windowless = 'chromium-headless-shell'
const names = [windowless, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The Chromium of the end-to-end tests: `CHROMIUM_PATH` if set, else the first on the PATH, else undefined. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return (
    names.map((name) => onPath(name, env.PATH)).find(Boolean) ?? (isExecutable(chrome) ? chrome : undefined)
  )
}

/**
 * The Chromium of a run of the tests: `findChromium`, and where the system can install one (root on a Debian) and there
 * is none, that. A CI's machine also gets the headless one beside another. Throws a sentence.
 */
export async function bringChromium(cwd: string): Promise<string> {
  const found = findChromium()
  const isBest = process.env.CHROMIUM_PATH || onPath(windowless) || !process.env.CI
  if (found && (isBest || !canInstall())) return found
  if (!canInstall()) {
    throw new Error('The end-to-end tests need a Chromium: install one, or name yours in CHROMIUM_PATH.')
  }
  console.log('Installing Chromium with apt-get …')
  const install = await packageInstaller(cwd)
  let said = ''
  // Not every Debian, and no Ubuntu, has the headless one.
  for (const name of [windowless, 'chromium']) {
    said = await install(name)
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(`${said}\napt-get could not install Chromium.`)
}
