import { t } from '../../../contract/t.ts'
import { useMedia } from '../../lib/use-media.ts'
import { cx } from '../../ui/cx.ts'
import type { CourseStep } from './course.ts'
import { type Moment, readingMs } from './moment.ts'
import { phaseWords } from './phase-words.ts'

/** Characters from which on a step is set smaller. */
const longFrom = 150

/** What is left as a clock shows it: 1:05. */
function clockOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** One word for what to do now; nothing where there is no clock. */
function wordOf({ phase, isOver, leftMs }: Moment, isPaused: boolean): string | undefined {
  if (isPaused) return t('Paused')
  if (isOver) return t('Go on when you like')
  if (phase) return phaseWords(phase)
  return leftMs === undefined ? undefined : ''
}

/** How far the phase, or the time, has come: in place of the shape for whoever asked for less motion. */
function Bar({ share }: { share: number }) {
  return (
    <div className="player-bar" aria-hidden="true">
      <div style={{ inlineSize: `${Math.round(share * 100)}%` }} />
    </div>
  )
}

/** The words of a step, above the breath and the time. Screen readers get each step as one announcement. */
export function StepWords({
  step,
  moment,
  isPaused,
}: {
  step: CourseStep
  moment: Moment
  isPaused: boolean
}) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const { text, list, ms, isBreathed } = step
  const { leftMs, phase, share } = moment
  const word = wordOf(moment, isPaused)
  const isLong = text.length + (list ?? []).join().length > longFrom
  const isReading = isBreathed && moment.breathedMs < 0 && moment.breathedMs >= -readingMs
  return (
    <div className="player-words">
      <p className={cx('player-text', isLong && 'is-long')}>{text}</p>
      {list && (
        <ul className="player-list">
          {list.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {ms !== undefined && leftMs !== undefined && (
        <div aria-hidden="true" className="player-now">
          {word !== undefined && (isBreathed || word !== '') && (
            <p className="player-phase" data-phase={phase}>
              {isReading && !isPaused ? '\u00a0' : word}
            </p>
          )}
          {(isStill || !isBreathed) && <Bar share={isBreathed && phase ? share : 1 - leftMs / ms} />}
          <p className="numbers text-sm text-ink-soft">{clockOf(leftMs)}</p>
        </div>
      )}
      {ms === undefined && isPaused && (
        <p aria-hidden="true" className="player-phase">
          {t('Paused')}
        </p>
      )}
    </div>
  )
}
