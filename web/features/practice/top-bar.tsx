import { Bell, BellOff, Vibrate, VibrateOff, X } from 'lucide-react'
import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Course } from './course.ts'
import { play, wakeTones } from './tone.ts'

type Choice = [isOn: boolean, choose: (isOn: boolean) => void]
type TopBarProps = {
  course: Course
  place: number
  titleId: string
  onLeave: () => void
  tone: Choice
  vibration: Choice
}

/** A phone or a tablet: other machines have nothing that could shake. */
const canVibrate = () => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches

/** More steps are told as a number. */
const mostDots = 9

/** A dot for each step: longer for the current one, filled for those that are done. */
const Dots = ({ count, place }: { count: number; place: number }) => (
  <span aria-hidden="true" className="mt-1.5 flex justify-center gap-1.5">
    {Array.from({ length: count }, (_, at) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
        key={at}
        className={cx(
          'h-2 rounded-pill border border-current transition-[width] duration-200',
          at === place ? 'w-5 bg-current' : 'w-2',
          at < place && 'bg-current',
        )}
      />
    ))}
  </span>
)

/** The way out, what is played and how far it is, and what is heard and felt. */
export function TopBar({ course, place, titleId, onLeave, tone, vibration }: TopBarProps) {
  const [isHeard, setHeard] = tone
  const [isFelt, setFelt] = vibration
  const count = course.steps.length
  return (
    <header className="player-top">
      <IconButton label={t('End here')} onClick={onLeave}>
        <X />
      </IconButton>
      <div className="min-w-0 flex-1 text-center">
        <h2
          id={titleId}
          data-autofocus=""
          tabIndex={-1}
          className="line-clamp-2 font-sans text-sm leading-tight wrap-anywhere font-medium tracking-normal"
        >
          {course.title}
        </h2>
        {count > 1 && place < count && (
          <div className="relative min-h-4 text-xs text-ink-soft">
            <p className={cx('numbers', count <= mostDots && 'sr-only')}>
              {t('{step} of {count}', { step: place + 1, count })}
            </p>
            {count <= mostDots && <Dots count={count} place={place} />}
          </div>
        )}
      </div>
      <div className="flex">
        {canVibrate() && (
          <IconButton
            label={t('Vibration')}
            aria-pressed={isFelt}
            onClick={() => {
              setFelt(!isFelt)
              if (!isFelt) navigator.vibrate(30)
            }}
          >
            {isFelt ? <Vibrate /> : <VibrateOff />}
          </IconButton>
        )}
        <IconButton
          label={t('A quiet tone')}
          aria-pressed={isHeard}
          onClick={() => {
            setHeard(!isHeard)
            if (isHeard) return
            wakeTones()
            play('in')
          }}
        >
          {isHeard ? <Bell /> : <BellOff />}
        </IconButton>
      </div>
    </header>
  )
}
