import { Play } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { useUser } from '../../lib/session.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { OutLink } from '../../ui/out-link.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { useWide } from '../../ui/use-wide.ts'
import type { WeekContent } from '../themes/week-content.ts'
import { WeekPicture } from '../themes/week-picture.tsx'
import { BreathingLine } from './breathing-line.tsx'
import { breathingMinutes, type Course, courseOfArt, courseOfBreaths, courseOfExercise } from './course.ts'
import { leftPlace } from './left-place.ts'
import type { PlayerProps } from './player.tsx'
import { PracticedThisWeek } from './practiced-this-week.tsx'

type Exercise = Theme['exercises'][number]
type Art = NonNullable<WeekContent['artActivity']>

/** What of a week is practiced: an exercise, its art activity, or else breaths. */
export type Practice = {
  week: WeekContent
  exercise?: Exercise
  art?: Art
  /** It is shown, and cannot be begun. */
  isPreview: boolean
}

const loadPlayer = () => import('./player.tsx')

function courseOf({ week, exercise, art }: Practice): Course {
  if (exercise) return courseOfExercise(week, exercise)
  return art ? courseOfArt(week, art) : courseOfBreaths(week)
}

/** Something to practice, in full; 'Begin' plays it. */
export default function PracticeDialog({ onClose, ...practice }: Practice & { onClose: () => void }) {
  const { exercise, art, isPreview } = practice
  const [course] = useState(() => courseOf(practice))
  const memberId = useUser().id
  const [left] = useState(() => leftPlace(memberId, course))
  const [begunAt, setBegunAt] = useState(0)
  const [isLoading, setLoading] = useState(false)
  const [Player, setPlayer] = useState<ComponentType<PlayerProps>>()
  const isBreaths = !exercise && !art
  const isWide = useWide()
  const minutes = exercise ? exercise.minutes : art ? undefined : breathingMinutes
  useEffect(() => {
    if (!isPreview) void loadPlayer().catch(() => undefined)
  }, [isPreview])

  async function begin(place: number) {
    setBegunAt(place)
    setLoading(true)
    try {
      const { default: loaded } = await loadPlayer()
      setPlayer(() => loaded)
    } catch {
      notify.error(t('The player could not be loaded. Please try again when you are online.'))
    } finally {
      setLoading(false)
    }
  }

  if (Player) return <Player course={course} from={begunAt} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={course.title}
      lightDismiss
      width="broad"
      picture={
        course.picture && (
          <WeekPicture
            src={(isWide && !isBreaths && course.large) || course.picture}
            lqip={course.lqip}
            night={course.night}
            alt=""
            width={480}
            height={300}
            // By night a picture this large would be a lamp.
            // The motif of most lies low. On a phone all of it is there.
            className="max-h-72 w-full sm:aspect-21/10! sm:max-h-[44dvh] [&_img]:object-[50%_80%] after:absolute after:inset-0 after:bg-[light-dark(transparent,oklch(0.2_0.03_260/0.1))]"
          />
        )
      }
      foot={
        !isPreview && (
          <div className="flex w-full flex-wrap items-center gap-x-5 gap-y-2">
            <Button
              data-autofocus=""
              className="grow px-8"
              pending={isLoading}
              onClick={() => void begin(left)}
            >
              <Play className="size-4.5" aria-hidden="true" />
              {left > 0 ? t('Go on at step {step}', { step: left + 1 }) : t('Begin')}
            </Button>
            {left > 0 && (
              <Button look="link" onClick={() => void begin(0)}>
                {t('From the beginning')}
              </Button>
            )}
            {isBreaths && (
              <BreathingLine breath={course.breath} className="h-8 max-sm:-order-1 max-sm:w-full" />
            )}
          </div>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {(minutes !== undefined || !isPreview) && (
          <div className="-mt-3 text-sm text-ink-soft">
            {minutes !== undefined && (
              <p>{t('About {count, plural, one {# minute} other {# minutes}}', { count: minutes })}</p>
            )}
            {!isPreview && <PracticedThisWeek />}
          </div>
        )}
        {exercise && <Steps exercise={exercise} />}
        {art && <Materials art={art} />}
        {isBreaths && <p className="measure">{course.steps[0]?.text}</p>}
      </div>
    </Dialog>
  )
}

function Steps({ exercise: { steps = [], link } }: { exercise: Exercise }) {
  const numbered = steps.map((text, at) => ({ text, at }))
  return (
    <>
      <ol className="grid gap-3">
        {numbered.map(({ text, at }) => (
          <li key={at} className="grid grid-cols-[1.75rem_1fr] wrap-anywhere">
            <span className="numbers font-serif text-accent" aria-hidden="true">
              {at + 1}
            </span>
            <span className="measure">{text}</span>
          </li>
        ))}
      </ol>
      <OutLink to={link} className={buttonClass('link', 'justify-self-start text-sm')}>
        {t('See an example')}
      </OutLink>
    </>
  )
}

function Materials({ art: { description, materials = [] } }: { art: Art }) {
  return (
    <>
      <p className="measure whitespace-pre-line wrap-anywhere">{description}</p>
      {materials.length > 0 && (
        <div>
          <h3 className="text-sm font-medium">{t('You will need')}</h3>
          <ul className="mt-2 grid gap-1">
            {materials.map((material) => (
              <li key={material} className="flex gap-3 wrap-anywhere">
                <span aria-hidden="true" className="mt-[0.65em] size-1.5 shrink-0 rounded-pill bg-accent" />
                {material}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
