import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * How to call npm or npx: the very one that runs this script where there is one, else the one on the PATH.
 * @param {'npm' | 'npx'} name @param {string} node which Node it runs under
 * @returns {[program: string, args: string[]]}
 */
export function npmCommand(name, node) {
  const npmCli = process.env.npm_execpath ?? ''
  const cli = join(dirname(npmCli), `${name}-cli.js`)
  if (basename(npmCli) === 'npm-cli.js' && existsSync(cli)) return [node, [cli]]
  return [process.platform === 'win32' ? `${name}.cmd` : name, []]
}
