/** Reading the JSON reports of Vitest and Playwright into counts. */

export type Counts = { passed: number; failed: number; skipped: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests?: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** A file that could not even be loaded has no test that failed, and counts as one. */
export function countVitest(report: VitestReport): Counts {
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }
}

/**
 * A journey that passed at its second try has passed; the run names it as flaky for whoever looks. An error outside any test (a spec that can't be loaded) counts as
 * one failure.
 */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

/** What a run says of itself in its last line, `N passed, N failed`; undefined when it said nothing of the kind. */
export function countLastLine(output: string): Counts | undefined {
  const [, passed, failed] = /(?:^|\n)(\d+) passed, (\d+) failed\s*$/.exec(output) ?? []
  return passed && failed ? { passed: Number(passed), failed: Number(failed), skipped: 0 } : undefined
}

/** A stage that ended badly has failed at least once, whatever its report says or if it left none. */
export function settle(counts: Counts | undefined, exitCode: number): Counts {
  const known = counts ?? { passed: 0, failed: 1, skipped: 0 }
  return exitCode !== 0 && known.failed === 0 ? { ...known, failed: 1 } : known
}
