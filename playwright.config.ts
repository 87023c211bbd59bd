import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/chromium.ts'

const executablePath = findChromium()
/** A test that waits for the network of Google, or for a graphics card, is a slow test. */
const quiet = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** Chromium's sandbox refuses to work for root, and for nobody else. */
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/**
 * The long walks for accessibility, which would make the usual run as long again: all of them with
 * `npm test -- --thorough`, and else those of every screen at first sight, on the desk.
 */
const leftOut = process.env.THOROUGH ? [] : [/accessib\w+-|-accessib/]

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  // A shared CI machine can stall a browser for seconds; a journey that is really broken fails twice.
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  // Within the limit of scripts/test.ts, so that what was found until then is still reported.
  globalTimeout: 2_300_000,
  expect: { timeout: 10_000 },
  use: {
    ...(executablePath && { launchOptions: { executablePath, args: [...sandbox, ...quiet] } }),
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    locale: 'en-US',
    // What moves costs time and hides what is under it; the journeys that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    // Recording costs a good part of the time that a journey takes.
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
      grep: /@phone/,
      testIgnore: process.env.THOROUGH ? [] : /accessib/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
  ],
})
