import { expect, test } from 'vitest'
import { countLastLine, countPlaywright, countVitest, settle } from './test-report.ts'

const passing = { status: 'passed', assertionResults: [{ status: 'passed' }] }
const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] }
const unloadable = { status: 'failed', assertionResults: [] }

test('a test file that can not be loaded counts as a failure, one with a failed test only once', () => {
  const report = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 2 }
  const counts = countVitest({ ...report, testResults: [passing, failing, unloadable] })
  expect(counts).toEqual({ passed: 1, failed: 2, skipped: 2 })
})

test('a journey that passed at its second try has passed, a spec that can not be loaded has failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 }
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 6, failed: 2, skipped: 3 })
})

test('only a last line that counts is believed', () => {
  expect(countLastLine('1 passed, 0 failed\n✓ all\n\n19 passed, 2 failed\n')).toEqual({
    ...{ passed: 19, failed: 2, skipped: 0 },
  })
  expect(countLastLine('19 passed, 0 failed\nand then it broke')).toBeUndefined()
})

test.each([
  ['no report', undefined, 0, 1],
  ['a bad end with no failed test', { passed: 4, failed: 0, skipped: 0 }, 1, 1],
  ['a bad end with failed tests', { passed: 4, failed: 2, skipped: 0 }, 1, 2],
  ['a good end', { passed: 4, failed: 0, skipped: 0 }, 0, 0],
])('%s', (_what, counts, exitCode, failed) => {
  expect(settle(counts, exitCode).failed).toBe(failed)
})
