/**
 * Which way imports point. Each rule says why; `npm run check` runs them all, over types and dynamic imports too.
 *
 *   contract ← content ← server        kernel ← features ← app ← main
 *   contract ← content ← web           lib, ui ← features ← admin ← shell, router ← main
 */
const tests = ['\\.(test|bench)\\.tsx?$', '^server/test/', '/fixtures/']

/** What every feature of the server gets: deps, handlers, tables, tools. */
const handed =
  '^server/(?!(?:app|jobs|compose-deps|agenda|main|product|prepare-data|outside-services|config|settings|version)\\.ts)[^/]+\\.ts$'

/**
 * The web's features that are made of the others: the calendar shows events, moods and plans on their days, an import
 * brings them in, a practice is of a week and ends with a mood …
 */
const composers = '^web/features/(?:calendar|community|dashboard|imports|journal|landing|practice|profile)/'

/**
 * Neither SQL nor pure, but shared: the images of posts, banners and themes are stored in one way, and whoever shared
 * something is blocked in one way.
 */
const shared = ['^server/features/images/(?:store|remove|jobs)\\.ts$', '^web/features/(?:blocks|images)/']

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    forbid(
      'contract-stands-alone',
      'The contract goes into the browser and imports nothing but zod/mini and itself.',
      { path: '^contract/', pathNot: tests },
      { pathNot: ['^contract/', '^node_modules/zod/(?:mini|v4/core)/'] },
    ),
    forbid(
      'contract-knows-neither-side',
      'Both sides read the contract, so it depends on neither.',
      { path: '^contract/' },
      { path: '^(?:content|server|web|scripts|lab|e2e)/' },
    ),
    forbid(
      'content-is-data',
      'The starter library is data that both sides may read.',
      { path: '^content/' },
      { path: '^(?:server|web|scripts|lab|e2e)/' },
    ),
    forbid(
      'sides-meet-in-the-contract',
      'The two sides meet in the contract only.',
      { path: '^(server|web)/' },
      { path: '^(?:server|web|scripts|lab|e2e)/', pathNot: '^$1/' },
    ),
    forbid(
      'servers-speak-many-languages',
      'A server writes to readers of several languages at once: `deps.texts` has a `t` for each.',
      { path: '^server/' },
      { path: '^contract/t\\.ts$' },
    ),
    forbid(
      'tests-stay-outside',
      'What only the tests need must not reach the product.',
      { path: '^(?:server|web)/', pathNot: tests },
      { path: tests },
    ),
    forbid(
      'kernel-below-features',
      'kernel ← features ← app ← main: the kernel imports nothing of the product but its contract.',
      { path: '^server/(?:kernel/|(?:config|settings|version)\\.ts)', pathNot: tests },
      { path: '^server/', pathNot: '^server/(?:kernel/|(?:config|settings|version)\\.ts)' },
    ),
    forbid(
      'handed-below-features',
      'kernel ← features ← app ← main: what features are handed does not know them.',
      { path: handed, pathNot: tests },
      {
        path: '^server/(?:features|operator|deletion)/|^server/(?:app|jobs|compose-deps|agenda|main|product|prepare-data|outside-services)\\.ts$',
      },
    ),
    forbid(
      'features-below-app',
      'kernel ← features ← app ← main.',
      { path: '^server/features/', pathNot: tests },
      {
        path: '^server/(?:operator|deletion)/|^server/(?:app|jobs|compose-deps|agenda|main|product|prepare-data|outside-services)\\.ts$',
      },
    ),
    forbid(
      'app-below-main',
      'kernel ← features ← app ← main.',
      { path: '^server/(?:operator|deletion)/|^server/(?:app|jobs|compose-deps)\\.ts$', pathNot: tests },
      { path: '^server/(?:agenda|main|product|prepare-data|outside-services)\\.ts$' },
    ),
    forbid(
      'lib-and-ui-at-the-bottom',
      'lib, ui ← features ← admin ← shell, router ← main.',
      { path: '^web/(?:lib|ui)/', pathNot: tests },
      { path: '^web/', pathNot: '^web/(?:lib|ui)/' },
    ),
    forbid(
      'web-features-below-shell',
      'lib, ui ← features ← admin ← shell, router ← main.',
      { path: '^web/(?:dev|features)/', pathNot: tests },
      { path: '^web/', pathNot: '^web/(?:lib|ui|dev|features)/' },
    ),
    forbid(
      'back-office-below-shell',
      'lib, ui ← features ← admin ← shell, router ← main.',
      { path: '^web/admin/', pathNot: tests },
      { path: '^web/', pathNot: '^web/(?:lib|ui|dev|features|admin)/' },
    ),
    forbid(
      'shell-below-main',
      'lib, ui ← features ← admin ← shell, router ← main.',
      { path: '^web/(?:shell/|router\\.tsx)', pathNot: tests },
      { path: '^web/', pathNot: '^web/(?:lib|ui|dev|features|admin|shell)/|^web/router\\.tsx' },
    ),
    forbid(
      'features-meet-in-queries-and-rules',
      "A feature uses another feature's queries and rules, nothing else of it.",
      { path: '^(server|web)/features/([^/]+)/', pathNot: [...tests, composers] },
      {
        path: '^(?:server|web)/features/',
        pathNot: ['^$1/features/$2/', '/(?:queries|rules)\\.tsx?$', ...shared],
      },
    ),
    forbid('no-circles', 'Nobody can read one of them alone.', {}, { circular: true }),
    {
      ...forbid(
        'no-circles-of-features',
        'A feature that needs another which needs it cannot be read, moved or left out alone.',
        { path: '^(?:server|web)/features/' },
        { circular: true },
      ),
      scope: 'folder',
    },
    forbid(
      'resolves',
      'What cannot be found is not installed, or named in no package.json.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    // Tests may import anything, and nothing imports them.
    doNotFollow: { path: ['node_modules', ...tests] },
    exclude: { path: '^(?:dist|data|test-results)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'types', 'default'],
    },
  },
}
