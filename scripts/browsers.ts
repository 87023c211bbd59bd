import { spawnSync } from 'node:child_process'
import { canInstall, onPath, packageInstaller } from './programs.ts'

/** The paths of what runs WebKitGTK: its driver, the screen it draws on, and what opens its window. */
export type WebKitPrograms = { driver: string; xvfb: string; gjs: string }

/** The Firefox of the tests: `FIREFOX_PATH` if set, else the one on the PATH, else undefined. */
const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox')

function findWebKit(): WebKitPrograms | undefined {
  const [driver, xvfb, gjs] = ['WebKitWebDriver', 'Xvfb', 'gjs'].map((name) => onPath(name))
  if (!driver || !xvfb || !gjs) return undefined
  // A desktop often has gjs without what gjs calls WebKit by.
  const { status } = spawnSync(gjs, ['-c', "imports.gi.versions.WebKit2 = '4.1'; imports.gi.WebKit2"])
  return status === 0 ? { driver, xvfb, gjs } : undefined
}

/** Firefox's path, installed if it is missing and the system can install it (root on a Debian). Throws a sentence. */
export const bringFirefox = (cwd: string): Promise<string> =>
  bring(cwd, findFirefox, 'Firefox', ['firefox-esr'])

/** The same for WebKitGTK. */
export const bringWebKit = (cwd: string): Promise<WebKitPrograms> =>
  bring(cwd, findWebKit, 'WebKitGTK', ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gjs', 'xvfb'])

async function bring<P>(
  cwd: string,
  find: () => P | undefined,
  name: string,
  packages: string[],
): Promise<P> {
  const found = find()
  if (found) return found
  if (!canInstall())
    throw new Error(`${name} could not run: install ${packages.join(', ')}, as Debian calls them.`)
  console.log(`Installing ${name} with apt-get …`)
  const said = await (await packageInstaller(cwd))(...packages)
  const installed = find()
  if (installed) return installed
  throw new Error(`${said}\n${name} could not run: apt-get could not install it.`)
}
