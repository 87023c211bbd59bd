const isTest = (file: string) => /\.(test|bench)\.tsx?$/.test(file) || file.startsWith('server/test/')

/** Where a file of the server or the web stands: it may import what stands on its own step or lower. */
const steps: Record<string, { step: number; who: string }[]> = {
  server: [
    { step: 0, who: 'server/kernel/' },
    { step: 0, who: 'server/config.ts' },
    { step: 0, who: 'server/version.ts' },
    { step: 2, who: 'server/features/' },
    { step: 3, who: 'server/app.ts' },
    { step: 3, who: 'server/jobs.ts' },
    { step: 3, who: 'server/operator/' },
    { step: 4, who: 'server/agenda.ts' },
    { step: 4, who: 'server/main.ts' },
    { step: 4, who: 'server/product.ts' },
    // What every feature is handed: deps, handlers, tables.
    { step: 1, who: 'server/' },
  ],
  web: [
    { step: 0, who: 'web/lib/' },
    { step: 0, who: 'web/ui/' },
    // Shown in development only, as a page of its own.
    { step: 1, who: 'web/dev/' },
    { step: 1, who: 'web/features/' },
    { step: 2, who: 'web/admin/' },
    { step: 3, who: 'web/shell/' },
    { step: 3, who: 'web/router.tsx' },
    { step: 4, who: 'web/' },
  ],
}

const chain: Record<string, string> = {
  server: 'kernel ← features ← app ← main',
  web: 'lib, ui ← features ← admin ← shell, router ← main',
}

/** Which of the other roots each root may import; whatever is not a root here (scripts, e2e) is free. */
const mayImport: Record<string, string[]> = {
  contract: [],
  content: ['contract'],
  server: ['contract', 'content'],
  web: ['contract', 'content'],
}

const reasons: Record<string, string> = {
  contract: 'both sides read the contract, so it depends on neither',
  content: 'the starter library is data that both sides may read',
  server: 'the two sides meet in the contract only',
  web: 'the two sides meet in the contract only',
}

/**
 * The web's features that are made of the others: the calendar shows events, moods and plans on their days, the
 * community the gallery, the profile the banner.
 */
const composers = ['calendar', 'community', 'dashboard', 'landing', 'profile']

/** The web's features that are parts for the others: a picture is chosen and shown in several. */
const parts = ['images']

/** What is neither SQL nor pure and still one for all: the images of posts, banners and themes are kept in one way. */
const shared = [
  'server/features/images/keep.ts',
  'server/features/images/remove.ts',
  'server/features/images/jobs.ts',
]

const rootOf = (path: string) => path.split('/')[0] ?? ''
const stepOf = (path: string) => steps[rootOf(path)]?.find(({ who }) => path.startsWith(who))?.step ?? 0

/** Why `from` may not import `to` (both from the repository's root; `to` may be a package), or undefined if it may. */
export function forbiddenBecause(from: string, to: string): string | undefined {
  const own = rootOf(from)
  const allowed = mayImport[own]
  if (!allowed) return undefined
  const isFile =
    to.includes('/') && /\.\w+$/.test(to) && (rootOf(to) in mayImport || /^(scripts|e2e)\//.test(to))
  if (!isFile) {
    const inContract = own === 'contract' && !isTest(from) && !['zod/mini', 'zod/v4/core'].includes(to)
    return inContract
      ? 'the contract goes into the browser and imports nothing but zod/mini and itself'
      : undefined
  }
  if (rootOf(to) !== own && !allowed.includes(rootOf(to))) return reasons[own]
  if (rootOf(to) !== own || isTest(from)) return undefined
  if (isTest(to) && own === 'server') return 'what only the tests need must not reach the product'
  if (stepOf(to) > stepOf(from)) return `it points against ${chain[own]}`
  return betweenFeatures(from, to)
}

function betweenFeatures(from: string, to: string): string | undefined {
  const feature = /^(?:server|web)\/features\/([^/]+)\/(.+)$/
  const [, importer] = feature.exec(from) ?? []
  const [, imported, file = ''] = feature.exec(to) ?? []
  if (!importer || !imported || importer === imported) return undefined
  if (from.startsWith('web/') && (composers.includes(importer) || parts.includes(imported))) return undefined
  if (/^(queries|rules)\.tsx?$/.test(file) || shared.includes(to)) return undefined
  return "a feature uses another feature's queries and rules, nothing else of it"
}
