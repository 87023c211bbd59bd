import type { ReactNode } from 'react'
import { t } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'
import { useUser } from '../../lib/session.ts'
import { Card } from '../../ui/card.tsx'
import { Footpath } from './footpath.tsx'
import { Glass } from './glass.tsx'
import { amount, shareOf } from './health-numbers.ts'
import { Landscape } from './landscape.tsx'
import { MoonArc } from './moon-arc.tsx'
import { QuickAdds } from './quick-adds.tsx'
import type { HealthDay } from './use-health-day.ts'

type InstrumentProps = {
  label: string
  value: number
  goal: number
  unit?: Text
  /** Whether the value is known. */
  isKnown: boolean
  /** What pressing the drawing does. */
  press: { label: string; onPress: () => void; isReady: boolean }
  className?: string
  children: ReactNode
}

/** Stands for the value in its sentence, to part what is written larger from the rest. */
const place = '\n'

/** A drawing that can be pressed, above what it shows in words; the percentage stops at 100. */
function Instrument(props: InstrumentProps) {
  const { label, value, goal, unit, isKnown, press, className = '', children } = props
  const percent = goal > 0 ? Math.min(100, Math.round((value / goal) * 100)) : 0
  const [before, after] = t('{value} of {goal} · {percent}%', {
    value: place,
    // A number and its unit stay in one line.
    goal: amount(goal, unit).replaceAll(' ', '\u00a0'),
    // As wide as a number, so that nothing moves when it comes.
    percent: isKnown ? percent : '–',
  }).split(place)
  return (
    <div className={`relative grid grid-rows-[auto_1fr] justify-items-center text-center ${className}`}>
      <button
        type="button"
        aria-label={press.label}
        title={press.label}
        disabled={!press.isReady}
        onClick={press.onPress}
        className="flex w-full justify-center rounded-md px-2 py-3 transition hover:bg-[radial-gradient(closest-side,color-mix(in_oklab,var(--surface),transparent_45%),transparent)] active:scale-[0.985] disabled:cursor-not-allowed disabled:opacity-55"
      >
        <span className="flex w-full max-w-[26.25rem] min-w-0 justify-center">{children}</span>
      </button>
      <p className="mt-2 w-full">
        <span className="block font-medium">{label}</span>
        <span className="numbers block text-sm text-balance text-ink-soft">
          {before}
          <span className="font-serif text-2xl leading-none text-ink">{isKnown ? amount(value) : '–'}</span>{' '}
          {/* Beside the number or below it, as a whole. */}
          <span className="inline-block">{after?.trim()}</span>
        </span>
      </p>
      <progress className="sr-only" aria-label={label} value={isKnown ? percent : undefined} max={100} />
    </div>
  )
}

/** How far today has come towards the member's goals. */
export function TodaysProgress({ day, onSleep }: { day: HealthDay; onSleep: () => void }) {
  const { dailyWaterMl, dailySteps, sleepHoursTarget } = useUser().healthGoals
  const { waterMl, steps, sleepHours } = day.entry ?? {}
  return (
    <Card title={t("Today's Progress")} className="isolate overflow-clip">
      <div className="relative grid grid-cols-2 gap-x-2 gap-y-5 md:grid-cols-[1fr_2fr_1fr]">
        <Landscape className="pointer-events-none absolute inset-x-[-1rem] top-[-4rem] -z-10 h-[calc(100%+5rem)] w-[calc(100%+2rem)] rounded-t-card sm:inset-x-[-1.5rem] sm:top-[-4.5rem] sm:h-[calc(100%+5.5rem)] sm:w-[calc(100%+3rem)]" />
        <Instrument
          label={t('Water')}
          value={waterMl ?? 0}
          goal={dailyWaterMl}
          isKnown={day.isReady}
          unit={texts('ml')}
          press={{
            label: t('Add {amount} ml of water', { amount: 250 }),
            onPress: () => day.add('waterMl', 250),
            isReady: day.isReady,
          }}
        >
          <Glass value={waterMl ?? 0} goal={dailyWaterMl} />
        </Instrument>
        <Instrument
          label={t('Steps')}
          value={steps ?? 0}
          goal={dailySteps}
          isKnown={day.isReady}
          press={{
            label: t('Add {amount} steps', { amount: 1000 }),
            onPress: () => day.add('steps', 1000),
            isReady: day.isReady,
          }}
          className="col-span-2 row-start-2 md:col-span-1 md:col-start-2 md:row-start-1"
        >
          <Footpath share={shareOf(steps ?? 0, dailySteps)} />
        </Instrument>
        <Instrument
          label={t('Sleep')}
          value={sleepHours ?? 0}
          goal={sleepHoursTarget}
          isKnown={day.isReady}
          unit={texts('hours')}
          press={{ label: t('Tell how long you slept'), onPress: onSleep, isReady: true }}
          className="col-start-2 row-start-1 md:col-start-3"
        >
          <MoonArc share={shareOf(sleepHours ?? 0, sleepHoursTarget)} />
        </Instrument>
      </div>
      <QuickAdds day={day} className="mt-8" />
    </Card>
  )
}
