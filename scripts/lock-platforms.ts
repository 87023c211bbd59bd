/**
 * Completes package-lock.json with the optional packages of other platforms, or checks with `--check` that they
 * are there. npm leaves out what it could not see from the machine that wrote the lock (npm/cli#4828, #9342), and
 * `npm ci` then fails everywhere: https://github.com/npm/cli/issues/9846.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type LockEntry = {
  version?: string
  dev?: boolean
  optional?: boolean
  optionalDependencies?: Record<string, string>
  [field: string]: unknown
}
type Lock = { packages: Record<string, LockEntry> }

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** The os, cpu and libc in a platform package's name, as in its manifest. */
export function platformOf(name: string): { os?: string[]; cpu?: string[]; libc?: string[] } {
  const parts = name.split(/[/-]/)
  const os = systems.filter((system) => parts.includes(system))
  const cpu = processors.filter((processor) => parts.includes(processor))
  const libc = parts.includes('musl') ? ['musl'] : parts.includes('gnu') ? ['glibc'] : []
  return { ...(os.length && { os }), ...(cpu.length && { cpu }), ...(libc.length && { libc }) }
}

/** The missing entries of the lock: optional platform packages of an exact version that no folder above has. */
export function missingEntries({ packages }: Lock): Record<string, LockEntry> {
  const missing: Record<string, LockEntry> = {}
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const platform = platformOf(name)
      const isPlatformPackage = Boolean(platform.os ?? platform.cpu) && /^\d/.test(version)
      if (!isPlatformPackage || placesFor(path, name).some((place) => packages[place]?.version)) continue
      // In npm's order of fields, so that npm does not change the entry.
      const { os, cpu, libc } = platform
      missing[`node_modules/${name}`] = {
        version,
        ...(cpu && { cpu }),
        ...(entry.dev && { dev: true }),
        ...(libc && { libc }),
        optional: true,
        ...(os && { os }),
      }
    }
  }
  return missing
}

/** The paths in which Node looks for `name` from the package at `path`, nearest first. */
function placesFor(path: string, name: string): string[] {
  const folders = path
    .split('/node_modules/')
    .map((_, depth, all) => all.slice(0, depth + 1).join('/node_modules/'))
  return ['', ...folders.filter(Boolean)]
    .reverse()
    .map((folder) => `${folder ? `${folder}/` : ''}node_modules/${name}`)
}

if (import.meta.main) {
  const file = join(dirname(import.meta.dirname), 'package-lock.json')
  const lock: Lock = JSON.parse(readFileSync(file, 'utf8'))
  const missing = missingEntries(lock)
  const names = Object.keys(missing)
  if (process.argv.includes('--check')) {
    if (names.length)
      console.log(`package-lock.json lacks these; run node scripts/lock-platforms.ts:\n${names.join('\n')}`)
    process.exitCode = names.length ? 1 : 0
  } else if (names.length) {
    const packages = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) =>
      a.localeCompare(b, 'en'),
    )
    writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`)
    console.log(`Added ${names.length} platform packages to package-lock.json.`)
  }
}
