/** Reading the JSON reports of Vitest and Playwright into counts. */

export type Counts = {
  passed: number
  failed: number
  skipped: number
  /** The names of the failures, for the end of a long output. */
  failures?: string[]
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests?: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: { file: string; line: number; title: string; ok: boolean }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

/**
 * A file that could not be loaded has no failed test, and counts as one failure. So does each of `strayErrors`, which
 * happened outside any test.
 */
export function countVitest(report: VitestReport, strayErrors: string[] = []): Counts {
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      if (failed.length === 0) return [`${name}: ${firstLine(message)}`]
      return failed.map((test) => `${name}: ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`)
    })
  failures.push(...strayErrors)
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    failures,
  }
}

const firstLine = (text = '') => text.split('\n')[0]

/**
 * A journey that passed at its second try has passed. The report names it as flaky. An error outside any test (a spec
 * that cannot be loaded) counts as one failure.
 */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...suites.flatMap(failedSpecs), ...errors.map(({ message }) => firstLine(message) ?? '')],
  }
}

const failedSpecs = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line}: ${title}`),
  ...suites.flatMap(failedSpecs),
]

/**
 * The result that a run prints: `N passed, N failed` in its last line, and lines that begin with ✗; undefined if there
 * is none.
 */
export function countLastLine(output: string): Counts | undefined {
  const [, passed, failed] = /(?:^|\n)(\d+) passed, (\d+) failed\s*$/.exec(output) ?? []
  if (!passed || !failed) return undefined
  const failures = [...output.matchAll(/^✗ (.*)$/gm)].map(([, line = '']) => line)
  return { passed: Number(passed), failed: Number(failed), skipped: 0, failures }
}

/** A stage with a bad exit code has at least one failure, whatever its report says. */
export function finalCounts(counts: Counts | undefined, exitCode: number): Counts {
  const known = counts ?? { passed: 0, failed: 1, skipped: 0, failures: ['It left no report.'] }
  if (exitCode === 0 || known.failed > 0) return known
  return { ...known, failed: 1, failures: [`It ended with code ${exitCode}, although no test failed.`] }
}
