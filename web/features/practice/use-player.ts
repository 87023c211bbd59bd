import { useEffect, useState } from 'react'
import type { Course } from './course.ts'
import { type Moment, momentOf } from './moment.ts'
import { stopWatch } from './stop-watch.ts'

/** Milliseconds of one step that count as practice: whoever leaves the page open over night did not practice all of it. */
const mostOfStepMs = 3_600_000

export type Player = ReturnType<typeof usePlayer>

/** Plays a course from a step on, one at a time. What it shows follows from the clocks alone, however seldom timers come. */
export function usePlayer(course: Course, from: number) {
  const [watch] = useState(stopWatch)
  const [at, setAt] = useState({ place: from, begunMs: 0, earlierMs: 0 })
  const [nowMs, setNow] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const { steps, breath } = course
  const step = steps[at.place]
  const elapsedMs = Math.max(0, nowMs - at.begunMs)
  const moment: Moment = momentOf(step, breath, elapsedMs)
  const { changesIn } = moment

  useEffect(() => {
    if (isPaused || changesIn === undefined) return
    // Timers come a little early in some browsers.
    const timer = setTimeout(() => setNow(watch.ms()), changesIn + 5)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    const look = () => setNow(watch.ms())
    document.addEventListener('visibilitychange', look)
    addEventListener('pageshow', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pageshow', look)
    }
  }, [watch])

  const practicedMs = () => at.earlierMs + Math.min(watch.ms() - at.begunMs, mostOfStepMs)
  const isEnded = at.place >= steps.length
  return {
    place: at.place,
    step,
    moment,
    isPaused,
    isEnded,
    /** Seconds of practice so far, without pauses. */
    practicedSeconds: () => Math.round(practicedMs() / 1000),
    /** Goes to a step; behind the last one it has ended. */
    goTo(place: number) {
      if (place < 0 || isEnded) return
      setAt({ place: Math.min(place, steps.length), begunMs: watch.ms(), earlierMs: practicedMs() })
      setNow(watch.ms())
      if (place >= steps.length) watch.pause()
      else if (isPaused) {
        setPaused(false)
        watch.goOn()
      }
    },
    togglePause() {
      if (isPaused) watch.goOn()
      else watch.pause()
      setNow(watch.ms())
      setPaused(!isPaused)
    },
  }
}
