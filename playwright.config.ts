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
/** Chromium's sandbox refuses to work for root, and for nobody else. */
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/**
 * `npm test -- --thorough` walks all there is. Without it, what would make the usual run as long again stays out: the
 * long walks for accessibility (every screen at first sight, on the desk, is always walked), on a phone what is no
 * other there (`@phone-too` in the title), and of several of a kind all but one (tagged `@thorough`).
 */
const thorough = Boolean(process.env.THOROUGH)
const leftOut = thorough ? [] : [/accessib\w+-|-accessib/]

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  grepInvert: thorough ? [] : /@thorough/,
  // One more than processors on a small machine: journeys wait for a clock at times.
  workers: 3,
  // A busy machine can stall a browser for seconds; a journey that is really broken fails twice. A second try has a
  // worker of its own, and with it a product and a database that nobody has used.
  retries: process.env.CI || slowness() > 1.5 ? 1 : 0,
  timeout: scaledLimit(45_000),
  // Within the limit of scripts/test.ts, so that what was found until then is still reported.
  globalTimeout: scaledLimit(2_300_000),
  expect: { timeout: scaledLimit(10_000) },
  use: {
    ...(executablePath && { launchOptions: { executablePath, args: [...sandbox, ...quiet] } }),
    actionTimeout: scaledLimit(10_000),
    navigationTimeout: scaledLimit(20_000),
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
      grep: thorough ? /@phone/ : /@phone(?!-too)/,
      testIgnore: thorough ? [] : /accessib/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
  ],
})
