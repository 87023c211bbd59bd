import { Droplet, Footprints } from 'lucide-react'
import type { ReactNode } from 'react'
import { t, translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Footpath } from './footpath.tsx'
import { Glass } from './glass.tsx'
import { amount } from './health-numbers.ts'
import { MoonArc } from './moon-arc.tsx'
import type { AddedField } from './use-add-to-day.ts'
import type { HealthDay } from './use-health-day.ts'

const adds = [
  { label: texts('+250ml'), field: 'waterMl', amount: 250, icon: Droplet },
  { label: texts('+500ml'), field: 'waterMl', amount: 500, icon: Droplet },
  { label: texts('+1000 Steps'), field: 'steps', amount: 1000, icon: Footprints },
] as const satisfies { field: AddedField; [key: string]: unknown }[]

type InstrumentProps = {
  label: string
  value: number
  goal: number
  unit?: Text
  /** What pressing the drawing does, in words, and in short where a number is added. */
  press: { label: string; badge?: string; onPress: () => void; isReady: boolean }
  className?: string
  children: ReactNode
}

/** A drawing that can be pressed, above what it shows in words; the percentage stops at 100. */
function Instrument({ label, value, goal, unit, press, className = '', children }: InstrumentProps) {
  const percent = goal > 0 ? Math.min(100, Math.round((value / goal) * 100)) : 0
  const words = { value: amount(value), goal: amount(goal, unit), percent }
  return (
    <div className={`grid grid-rows-[auto_1fr] justify-items-center text-center ${className}`}>
      <button
        type="button"
        aria-label={press.label}
        title={press.label}
        disabled={!press.isReady}
        onClick={press.onPress}
        className="group relative flex w-full justify-center rounded-md px-2 py-3 transition hover:bg-hollow/60 active:scale-[0.985] disabled:cursor-not-allowed"
      >
        {/* What a press adds hangs on the drawing. */}
        <span className="relative flex max-w-full min-w-0 justify-center">
          {children}
          {press.badge && (
            <span className="numbers absolute end-0 bottom-0 translate-x-1/3 rounded-pill border border-line bg-surface px-2 py-0.5 text-xs font-medium text-ink-soft group-hover:border-edge group-hover:text-ink rtl:-translate-x-1/3">
              {press.badge}
            </span>
          )}
        </span>
      </button>
      <p className="mt-2">
        <span className="block font-medium">{label}</span>
        <span className="numbers block text-sm text-ink-soft">
          {t('{value} of {goal} · {percent}%', words)}
        </span>
      </p>
      <progress className="sr-only" aria-label={label} value={percent} max={100} />
    </div>
  )
}

const shareOf = (value: number, goal: number) => (goal > 0 ? Math.min(1, value / goal) : 0)

/** How far today has come towards the member's goals. */
export function TodaysProgress({ day, onSleep }: { day: HealthDay; onSleep: () => void }) {
  const { dailyWaterMl, dailySteps, sleepHoursTarget } = useUser().healthGoals
  const { waterMl, steps, sleepHours } = day.entry ?? {}
  return (
    <Card title={t("Today's Progress")}>
      <div className="grid grid-cols-2 gap-x-2 gap-y-5 md:grid-cols-[1fr_2fr_1fr]">
        <Instrument
          label={t('Water')}
          value={waterMl ?? 0}
          goal={dailyWaterMl}
          unit={texts('ml')}
          press={{
            label: t('Add {amount} ml of water', { amount: 250 }),
            badge: '+250',
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
          press={{
            label: t('Add {amount} steps', { amount: 1000 }),
            badge: '+1000',
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
          unit={texts('hours')}
          press={{ label: t('Tell how long you slept'), onPress: onSleep, isReady: true }}
          className="col-start-2 row-start-1 md:col-start-3"
        >
          <MoonArc share={shareOf(sleepHours ?? 0, sleepHoursTarget)} />
        </Instrument>
      </div>
    </Card>
  )
}

/** What is saved with a single press, whatever else is typed and not saved. */
export function QuickAdds({ day }: { day: HealthDay }) {
  return (
    <Card
      title={t('Quick Add')}
      className="sm:py-4 [&>header]:mb-0"
      action={
        <div className="flex flex-wrap gap-2 max-sm:grow">
          {adds.map(({ label, field, amount, icon: Icon }) => (
            <Button
              key={label}
              look="quiet"
              className="grow px-4"
              disabled={!day.isReady}
              onClick={() => day.add(field, amount)}
            >
              <Icon className="size-4.5 text-accent" aria-hidden="true" />
              {translate(label)}
            </Button>
          ))}
        </div>
      }
    />
  )
}
