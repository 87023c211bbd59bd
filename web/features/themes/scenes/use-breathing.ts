import { useEffect, useState } from 'react'
import { t } from '../../../../contract/t.ts'
import { announce } from '../../../lib/announce.ts'
import { together } from './motion.ts'

export type Phase = 'in' | 'out'

/** What to do in a phase, in words. */
export const phaseWords = (phase: Phase): string => (phase === 'in' ? t('Breathe in') : t('Breathe out'))

/**
 * The phase of the breath while `isBreathing`, from `startsIn` milliseconds after that on, told to screen readers once
 * for each. Esc ends it.
 */
export function useBreathing(isBreathing: boolean, startsIn: number, end: () => void): Phase | undefined {
  const [phase, setPhase] = useState<Phase>()
  useEffect(() => {
    if (!isBreathing) return
    let at = performance.now() + startsIn
    let timer = 0
    const next = (now: Phase) => {
      setPhase(now)
      announce(phaseWords(now))
      // By the clock and not by the timer before, so that words and waves stay together.
      at += together[now] * 1000
      timer = window.setTimeout(() => next(now === 'in' ? 'out' : 'in'), at - performance.now())
    }
    timer = window.setTimeout(() => next('in'), startsIn)
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end()
    }
    addEventListener('keydown', leave)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', leave)
      setPhase(undefined)
    }
  }, [isBreathing, startsIn, end])
  return phase
}
