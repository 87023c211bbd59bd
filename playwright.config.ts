import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/chromium.ts'
import { scaledLimit, slowness } from './scripts/slowness.ts'

const executablePath = findChromium()
/** A test that waits for the network of Google, or for a graphics card, is a slow test. */
const quiet = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** Only for root, for whom Chromium's sandbox does not work. */
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/**
 * `npm test -- --thorough` runs everything. The usual run takes a third of the time and leaves out the long accessibility
 * tests (the first view of every screen, on the desk, is always tested), journeys that are no different on a phone
 * (`@phone-too` in the title), and those tagged `@thorough`: of each file the journeys stay that the specification's
 * table names (docs/specification.md), or else the first one.
 */
const thorough = Boolean(process.env.THOROUGH)
const leftOut = thorough ? [] : [/accessib\w+-|-accessib/]

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  grepInvert: thorough ? [] : /@thorough/,
  // One more than processors on a small machine, because journeys sometimes wait.
  workers: 3,
  // A busy machine can stall a browser for seconds. A journey that is really broken fails twice. The second try has a
  // new worker, and so a product and a database that nobody has used.
  retries: process.env.CI || slowness() > 1.5 ? 1 : 0,
  timeout: scaledLimit(90_000),
  // Shorter than the limit of scripts/test.ts, so that results are still reported.
  globalTimeout: scaledLimit(thorough ? 7_100_000 : 2_300_000),
  expect: { timeout: scaledLimit(15_000) },
  use: {
    ...(executablePath && { launchOptions: { executablePath, args: [...sandbox, ...quiet] } }),
    actionTimeout: scaledLimit(15_000),
    navigationTimeout: scaledLimit(20_000),
    locale: 'en-US',
    // It would answer before the journeys' own routes. The journeys of it allow it (e2e/offline-fixtures.ts).
    serviceWorkers: 'block',
    // Animations cost time and cover what is below. The journeys about motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    // Recording takes a large part of a journey's time.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: leftOut,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      grep: thorough ? /@phone/ : /@phone(?!-too)/,
      testIgnore: thorough ? [] : /accessib/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
  ],
})
