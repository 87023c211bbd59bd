import { expect, test } from 'vitest'
import { countLastLine, countPlaywright, countVitest, finalCounts } from './test-report.ts'

const passing = { name: 'a.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'one' }] }
const failing = {
  name: 'b.ts',
  status: 'failed',
  assertionResults: [{ status: 'failed', fullName: 'two', failureMessages: ['It is red.\n  at b.ts'] }],
}
const unloadable = { name: 'c.ts', status: 'failed', message: 'No such module.\n', assertionResults: [] }

test('a test file that can not be loaded counts as a failure, one with a failed test only once', () => {
  const report = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 2 }
  const counts = countVitest({ ...report, testResults: [passing, failing, unloadable] })
  expect(counts).toEqual({
    passed: 1,
    failed: 2,
    skipped: 2,
    failures: ['b.ts: two: It is red.', 'c.ts: No such module.'],
  })
})

test('an error outside of any test counts as a failure', () => {
  const report = { numPassedTests: 1, numFailedTests: 0, numPendingTests: 0, testResults: [passing] }
  expect(countVitest(report, ['outside of any test: Error: lost'])).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['outside of any test: Error: lost'],
  })
})

test('a journey that passed at its second try has passed, a spec that can not be loaded has failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 }
  const spec = { file: 'a.spec.ts', line: 7 }
  const specs = [
    { ...spec, title: 'red', ok: false },
    { ...spec, title: 'green', ok: true },
  ]
  const report = { stats, errors: [{ message: 'Cannot load.\n' }], suites: [{ suites: [{ specs }] }] }
  expect(countPlaywright(report)).toEqual({
    passed: 6,
    failed: 2,
    skipped: 3,
    failures: ['a.spec.ts:7: red', 'Cannot load.'],
  })
})

test('only a last line that counts is believed', () => {
  expect(countLastLine('1 passed, 0 failed\n✓ all\n✗ but this\n\n19 passed, 1 failed\n')).toEqual({
    passed: 19,
    failed: 1,
    skipped: 0,
    failures: ['but this'],
  })
  expect(countLastLine('19 passed, 0 failed\nand then it broke')).toBeUndefined()
})

test.each([
  ['no report', undefined, 0, 1],
  ['a bad end with no failed test', { passed: 4, failed: 0, skipped: 0 }, 1, 1],
  ['a bad end with failed tests', { passed: 4, failed: 2, skipped: 0 }, 1, 2],
  ['a good end', { passed: 4, failed: 0, skipped: 0 }, 0, 0],
])('%s', (_what, counts, exitCode, failed) => {
  expect(finalCounts(counts, exitCode).failed).toBe(failed)
})
