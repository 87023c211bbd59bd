import { Droplet, Footprints } from 'lucide-react'
import { t, translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import type { AddedField } from './use-add-to-day.ts'
import type { HealthDay } from './use-health-day.ts'

const adds = [
  { label: texts('+250ml'), field: 'waterMl', amount: 250, icon: Droplet },
  { label: texts('+500ml'), field: 'waterMl', amount: 500, icon: Droplet },
  { label: texts('+1000 Steps'), field: 'steps', amount: 1000, icon: Footprints },
] as const satisfies { field: AddedField; [key: string]: unknown }[]

/** What is saved with a single press, whatever else is typed and not saved: the foot of a card. */
export function QuickAdds({ day, className }: { day: HealthDay; className?: string }) {
  return (
    <div className={cx('flex flex-wrap items-center justify-between gap-x-4 gap-y-2', className)}>
      <h3 className="text-base">{t('Quick Add')}</h3>
      <div className="flex flex-wrap gap-2 max-sm:grow">
        {adds.map(({ label, field, amount, icon: Icon }) => (
          <Button
            key={label}
            look="quiet"
            className="grow px-4 max-sm:px-3 max-sm:text-sm"
            disabled={!day.isReady}
            onClick={() => day.add(field, amount)}
          >
            <Icon
              className="size-4.5 text-accent in-disabled:text-ink-soft in-disabled:opacity-55 max-sm:hidden"
              aria-hidden="true"
            />
            {translate(label)}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** The quick additions as a card, for a day that has no drawings. */
export function QuickAddCard({ day }: { day: HealthDay }) {
  return (
    <Card className="sm:py-4">
      <QuickAdds day={day} />
    </Card>
  )
}
