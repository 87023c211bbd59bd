import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { scaledLimit } from './scripts/slowness.ts'
import { bundledPictures } from './scripts/vite-pictures.ts'

const ignored = ['**/node_modules/**', 'dist/**']
/** Milliseconds. Argon2 is slow on purpose, a hook may migrate a database, and a machine may be busy with other things. */
const patience = { testTimeout: scaledLimit(30_000), hookTimeout: scaledLimit(60_000) }

const server = {
  exclude: ignored,
  environment: 'node' as const,
  ...patience,
}

/**
 * Not run on a server: tests of the embedded engine, tests without a database, or tests that use both engines
 * themselves.
 */
const once = [
  'server/kernel/database/embedded/**/*.test.ts',
  'server/{full-disk,one-letter,start,refused-start,several-processes,config,readme-table,every-earlier-state}.test.ts',
  'server/kernel/{database/{migrate,values},http/{address,server,probes},outside/outbound}.test.ts',
  'server/operator/{backup-and-restore,encrypted-backups,nobody-comes-back,what-is-given-is-used}.test.ts',
  'server/features/affirmation/fit-affirmation.test.ts',
  'server/features/events/recurrence.test.ts',
  'server/features/images/pipeline.test.ts',
]

/**
 * Whether the tests of the API run on the embedded engine too, which needs twice the time for them: with `--thorough`,
 * for files that were chosen by name, and where there is no server. Journeys on phones use that engine in every run.
 */
const onBoth = process.env.BOTH_ENGINES || !process.env.TEST_DATABASE_URL

const all = ['server/**/*.test.ts']
const onEmbedded = {
  ...server,
  name: 'server',
  include: onBoth ? all : once,
  env: { TEST_ENGINE: 'embedded' },
}
const onServer = {
  ...server,
  name: 'server on PostgreSQL',
  include: all,
  exclude: [...ignored, ...once],
  env: { TEST_ENGINE: 'server' },
}

export default defineConfig({
  test: {
    pool: 'forks',
    // Files share a process, so that slow modules are loaded once. Each file has a database of its own.
    isolate: false,
    // One more than processors on a small machine, because some tests wait for a clock or for another process.
    maxWorkers: 3,
    globals: false,
    // As for the journeys: a busy machine can stall a test for seconds, and one that is really broken fails twice.
    retry: process.env.CI ? 1 : 0,
    dangerouslyIgnoreUnhandledErrors: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['{contract,scripts,content,lab}/**/*.test.ts'],
          exclude: ignored,
          environment: 'node',
          ...patience,
        },
      },
      { extends: true, test: onEmbedded },
      ...(process.env.TEST_DATABASE_URL ? [{ extends: true as const, test: onServer }] : []),
      {
        extends: true,
        plugins: [react(), bundledPictures()],
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ignored,
          environment: 'jsdom',
          setupFiles: ['web/test/patience.ts'],
          ...patience,
        },
      },
    ],
  },
})
