import { useState } from 'react'
import { lengths } from '../../../../contract/limits.ts'
import { t } from '../../../../contract/t.ts'
import { addDays } from '../../../../contract/week.ts'
import { formatLocale } from '../../../lib/locale.ts'
import { noonOf } from '../../../lib/time/days.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'

type MoveDialogProps = {
  name: string
  /** The day it is on. */
  date: string
  today: string
  onMove: (to: string) => void
  onClose: () => void
}

const isDay = (day: string) => day >= lengths.firstDay && day <= lengths.lastDay

/** Asks for another day: one of the next, or any. */
export function MoveDialog({ name, date, today, onMove, onClose }: MoveDialogProps) {
  const [day, setDay] = useState('')
  const days = Array.from({ length: 8 }, (_, ahead) => addDays(today, ahead)).filter((one) => one !== date)
  const move = (to: string) => {
    onMove(to)
    onClose()
  }
  return (
    <Dialog open width="narrow" title={t('Move to…')} description={name} lightDismiss onClose={onClose}>
      <ul className="grid grid-cols-2 gap-2">
        {days.slice(0, 6).map((one) => (
          <li key={one}>
            <Button look="quiet" className="w-full" onClick={() => move(one)}>
              {one === today
                ? t('Today')
                : noonOf(one).toLocaleDateString(formatLocale(), {
                    weekday: 'short',
                    month: 'short',
                    day: 'numeric',
                  })}
            </Button>
          </li>
        ))}
      </ul>
      <form
        noValidate
        className="flex items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (isDay(day) && day !== date) move(day)
        }}
      >
        <Field label={t('Another day')} className="flex-1">
          <TextInput
            type="date"
            value={day}
            min={lengths.firstDay}
            max={lengths.lastDay}
            onChange={(event) => setDay(event.target.value)}
          />
        </Field>
        <Button type="submit" disabled={!isDay(day) || day === date}>
          {t('Move')}
        </Button>
      </form>
    </Dialog>
  )
}
