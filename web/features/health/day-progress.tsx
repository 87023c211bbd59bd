import { Droplet, Footprints } from 'lucide-react'
import { useState } from 'react'
import { t, translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Progress } from '../../ui/progress.tsx'
import type { QuickAdd } from './editing.ts'
import { numberIn } from './entry-form.ts'
import { amount } from './health-numbers.ts'
import type { HealthDay } from './use-health-day.ts'

const adds = [
  { label: texts('+250ml'), field: 'waterMl', amount: 250, icon: Droplet },
  { label: texts('+500ml'), field: 'waterMl', amount: 500, icon: Droplet },
  { label: texts('+1000 Steps'), field: 'steps', amount: 1000, icon: Footprints },
] as const satisfies { field: QuickAdd['field']; [key: string]: unknown }[]

function towards(label: string, value: number, goal: number, unit?: Text) {
  const percent = goal > 0 ? Math.min(100, Math.round((value / goal) * 100)) : 0
  const text = t('{value} of {goal} · {percent}%', {
    value: amount(value),
    goal: amount(goal, unit),
    percent,
  })
  return <Progress label={label} value={value} max={goal} text={text} />
}

/** How much of today's goals is reached. */
function TodaysProgress({ day }: { day: HealthDay }) {
  const { dailyWaterMl, dailySteps } = useUser().healthGoals
  return (
    <Card title={t("Today's Progress")}>
      <div className="grid gap-5">
        {towards(t('Water'), numberIn(day.form, 'waterMl') ?? 0, dailyWaterMl, texts('ml'))}
        {towards(t('Steps'), numberIn(day.form, 'steps') ?? 0, dailySteps)}
      </div>
    </Card>
  )
}

/** A quick add, saved with a single press. Other unsaved changes are not saved with it. */
function QuickAdds({ day }: { day: HealthDay }) {
  const [told, setTold] = useState('')
  return (
    <Card title={t('Quick Add')}>
      <div className="flex flex-wrap gap-2">
        {adds.map(({ label, field, amount, icon: Icon }) => (
          <Button
            key={label}
            look="quiet"
            className="grow px-4"
            disabled={!day.isReady || day.isSaving}
            onClick={() => {
              day.add(field, amount)
              // An extra space, so that screen readers read the same message again after a second press.
              setTold((before) => (before === label ? `${label} ` : label))
            }}
          >
            <Icon className="size-4.5 text-accent" aria-hidden="true" />
            {translate(label)}
          </Button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {told && t('{amount} added', { amount: told })}
      </p>
    </Card>
  )
}

export function DayProgress({ day, isToday }: { day: HealthDay; isToday: boolean }) {
  return (
    <>
      {isToday && <TodaysProgress day={day} />}
      <QuickAdds day={day} />
    </>
  )
}
