import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dropDrafts, hasDrafts } from '../../lib/drafts/drafts.ts'
import { keepAnswers, keptAnswers, settleAnswers } from './kept-answers.ts'

const file = (content = 'x') => new File([content], 'daylio.csv')
const answers = { 'mood:rad': 'happy' }

beforeEach(() => {
  vi.useFakeTimers()
  // Test files share a process.
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

describe('the answers about a file', () => {
  test('are there when it is chosen again, after it was given up, brought in or undone', () => {
    keepAnswers(file(), 'ada', answers)
    expect([keptAnswers(file(), 'ada'), hasDrafts('ada')]).toEqual([answers, true])
    settleAnswers(file(), 'ada')
    // They are nothing that would be lost by signing out.
    expect([keptAnswers(file(), 'ada'), hasDrafts('ada')]).toEqual([answers, false])
    expect(sessionStorage).toHaveLength(0)
  })

  test('are those of that file and of that member', () => {
    keepAnswers(file(), 'ada', answers)
    expect([keptAnswers(file('xy'), 'ada'), keptAnswers(file(), 'bo')]).toEqual([{}, {}])
    settleAnswers(file(), 'bo')
    expect(hasDrafts('bo')).toBe(false)
  })

  test('go after a week, and when one signs out', () => {
    keepAnswers(file(), 'ada', answers)
    settleAnswers(file(), 'ada')
    vi.advanceTimersByTime(8 * 86_400_000)
    expect(keptAnswers(file(), 'ada')).toEqual({})
    keepAnswers(file(), 'ada', answers)
    dropDrafts('ada')
    expect(keptAnswers(file(), 'ada')).toEqual({})
  })
})
