import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChild } from '../../scripts/child.ts'
import { onPath } from '../../scripts/programs.ts'

/**
 * Prometheus's own checker: the one on the PATH, else the one in Debian's package, which is unpacked and not installed, so
 * that no server starts. Undefined where there is neither.
 */
export async function bringPromtool(): Promise<string | undefined> {
  const found = onPath('promtool')
  if (found || !onPath('apt-get') || !onPath('dpkg-deb')) return found
  const cwd = mkdtempSync(join(tmpdir(), 'a-genda-promtool-'))
  const options = { cwd, quiet: true, limit: 300 }
  await runChild('apt-get', ['download', 'prometheus'], options)
  await runChild('sh', ['-c', 'dpkg-deb -x prometheus_*.deb .'], options)
  return onPath('promtool', join(cwd, 'usr/bin'))
}
