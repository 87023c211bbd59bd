import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runChild } from './child.ts'

/** The path of a program on the PATH, or undefined. */
export function onPath(name: string, path = process.env.PATH ?? ''): string | undefined {
  return path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(isExecutable)
}

/** Whether a file is a program that this user may run. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Whether packages can be installed here: by root on a Debian. */
export const canInstall = (): boolean => process.getuid?.() === 0 && onPath('apt-get') !== undefined

/** What installs packages of the system, and says what apt-get said. Call it where `canInstall`. */
export async function packageInstaller(cwd: string): Promise<(...packages: string[]) => Promise<string>> {
  const options = { cwd, quiet: true, limit: 300, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  const update = await runChild('apt-get', ['update'], options)
  let said = update.output
  return async (...packages) => {
    const install = await runChild(
      'apt-get',
      ['install', '-y', '--no-install-recommends', ...packages],
      options,
    )
    said += `\n${install.output}`
    return said
  }
}
