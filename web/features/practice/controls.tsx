import { ArrowLeft, ArrowRight, Check, Pause, Play } from 'lucide-react'
import { t } from '../../../contract/t.ts'
import './controls.css'

type ControlsProps = {
  isFirst: boolean
  isLast: boolean
  isPaused: boolean
  /** The time of the step is over: what is left is to go on. */
  isOver: boolean
  onGo: (by: 1 | -1) => void
  onPause: () => void
}

/** Back, pause and on, in reach of a thumb. */
export function Controls({ isFirst, isLast, isPaused, isOver, onGo, onPause }: ControlsProps) {
  const next = isLast ? t('Finish') : t('Next')
  const pause = isPaused ? t('Go on') : t('Pause')
  return (
    <div className="player-controls">
      <button
        type="button"
        aria-label={t('Back')}
        title={t('Back')}
        disabled={isFirst}
        onClick={() => onGo(-1)}
      >
        <ArrowLeft aria-hidden="true" />
      </button>
      <button type="button" aria-label={pause} title={pause} onClick={onPause}>
        {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </button>
      <button
        type="button"
        aria-label={next}
        title={next}
        data-next=""
        data-over={isOver || undefined}
        onClick={() => onGo(1)}
      >
        {isLast ? <Check aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
      </button>
    </div>
  )
}
