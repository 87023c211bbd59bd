import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { expect, test } from 'vitest'
import config from '../.dependency-cruiser.mjs'

const { forbidden, options } = config

/** The rules that a tree of files breaks, as `rule: from → to`. */
async function brokenIn(files: Record<string, string>): Promise<string[]> {
  const tree = mkdtempSync(join(tmpdir(), 'directions-'))
  try {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(join(tree, dirname(file)), { recursive: true })
      writeFileSync(join(tree, file), content)
    }
    const { output } = await cruise(Object.keys(files), {
      ...(options as object),
      ruleSet: { forbidden } as never,
      validate: true,
      baseDir: tree,
    })
    return (output as ICruiseResult).summary.violations
      .filter(({ rule }) => rule.name !== 'resolves')
      .map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
  } finally {
    rmSync(tree, { recursive: true })
  }
}

/** The rules that an import of one file by another breaks. */
const importing = (from: string, to: string) => {
  const path = to.includes('/') ? `${'../'.repeat(from.split('/').length - 1)}${to}` : to
  return brokenIn({ [from]: `import '${path}'\n`, ...(to.includes('/') && { [to]: 'export {}\n' }) })
}

test.each([
  ['contract/mood.ts', 'contract/api.ts'],
  ['content/themes.ts', 'contract/themes.ts'],
  ['server/kernel/http/mount.ts', 'contract/api.ts'],
  ['server/features/mood/handlers.ts', 'server/kernel/http/errors.ts'],
  ['server/features/mood/handlers.ts', 'server/deps.ts'],
  ['server/features/mood/handlers.ts', 'server/features/mood/storing.ts'],
  ['server/features/mood/handlers.ts', 'server/features/themes/queries.ts'],
  ['server/features/mood/rules.ts', 'server/features/themes/rules.ts'],
  ['server/app.ts', 'server/features/mood/handlers.ts'],
  ['server/main.ts', 'server/app.ts'],
  ['server/test/app.ts', 'server/main.ts'],
  ['server/kernel/mount.test.ts', 'server/test/app.ts'],
  ['web/features/mood/mood-page.tsx', 'web/ui/button.tsx'],
  ['web/features/mood/mood-page.tsx', 'web/features/themes/queries.ts'],
  ['web/features/dashboard/dashboard-page.tsx', 'web/features/themes/theme-card.tsx'],
  ['web/admin/users-page.tsx', 'web/features/mood/mood-card.tsx'],
  ['web/router.tsx', 'web/shell/member-shell.tsx'],
  ['web/main.tsx', 'web/router.tsx'],
  ['e2e/mood.spec.ts', 'server/main.ts'],
])('%s may import %s', async (from, to) => {
  expect(await importing(from, to)).toEqual([])
})

test.each([
  ['contract/mood.ts', 'kysely', 'contract-stands-alone'],
  ['contract/mood.ts', 'server/config.ts', 'contract-knows-neither-side'],
  ['content/themes.ts', 'server/kernel/database/database.ts', 'content-is-data'],
  ['server/kernel/http/mount.ts', 'server/features/mood/queries.ts', 'kernel-below-features'],
  ['server/kernel/http/mount.ts', 'server/deps.ts', 'kernel-below-features'],
  ['server/kernel/mail/letter.ts', 'contract/t.ts', 'servers-speak-many-languages'],
  ['server/deps.ts', 'server/features/mood/queries.ts', 'handed-below-features'],
  ['server/features/mood/handlers.ts', 'server/app.ts', 'features-below-app'],
  ['server/app.ts', 'server/main.ts', 'app-below-main'],
  [
    'server/features/mood/handlers.ts',
    'server/features/themes/handlers.ts',
    'features-meet-in-queries-and-rules',
  ],
  ['server/features/mood/handlers.ts', 'server/test/make.ts', 'tests-stay-outside'],
  ['server/app.ts', 'web/router.tsx', 'sides-meet-in-the-contract'],
  ['server/app.ts', 'scripts/free-port.ts', 'sides-meet-in-the-contract'],
  ['web/lib/client.ts', 'server/kernel/http/errors.ts', 'sides-meet-in-the-contract'],
  ['web/lib/client.ts', 'web/features/mood/queries.ts', 'lib-and-ui-at-the-bottom'],
  ['web/features/mood/mood-page.tsx', 'web/admin/users-page.tsx', 'web-features-below-shell'],
  [
    'web/features/mood/mood-page.tsx',
    'web/features/themes/theme-card.tsx',
    'features-meet-in-queries-and-rules',
  ],
  ['web/admin/users-page.tsx', 'web/shell/guards.tsx', 'back-office-below-shell'],
  ['web/shell/guards.tsx', 'web/main.tsx', 'shell-below-main'],
])('%s may not import %s', async (from, to, rule) => {
  expect((await importing(from, to)).join('\n')).toContain(rule)
})

test.each([
  ['a re-export', "export { a } from '../../app.ts'"],
  ['a star', "export * from '../../app.ts'"],
  ['a type', "import type { App } from '../../app.ts'"],
  ['a side effect', "import '../../app.ts'"],
  ['a lazy import', "export const load = () => import('../../app.ts')"],
])('%s is an import', async (_what, source) => {
  const files = { 'server/app.ts': 'export const a = 1\n', 'server/features/mood/handlers.ts': `${source}\n` }
  expect(await brokenIn(files)).toHaveLength(1)
})

test('a circle of files is found', async () => {
  const found = await brokenIn({
    'server/kernel/a.ts': "import './b.ts'\n",
    'server/kernel/b.ts': "import './c.ts'\n",
    'server/kernel/c.ts': "import './a.ts'\n",
  })
  expect(found.join('\n')).toContain('no-circles: ')
})

test('a circle of features is found, although no file is in one', async () => {
  const found = await brokenIn({
    'server/features/mood/queries.ts': "import '../themes/rules.ts'\n",
    'server/features/mood/rules.ts': 'export {}\n',
    'server/features/themes/rules.ts': 'export {}\n',
    'server/features/themes/queries.ts': "import '../mood/rules.ts'\n",
  })
  expect(found.join('\n')).toContain('no-circles-of-features')
  expect(found.join('\n')).not.toContain('no-circles:')
})
