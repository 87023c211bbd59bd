import { Clock, Repeat as RepeatIcon, Tag } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { type FieldValues, useController, useWatch } from 'react-hook-form'
import type { PlannerItem } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { cx } from '../../../ui/cx.ts'
import { Line, Tick, useFault } from '../../../ui/fields/form.tsx'
import { RepeatChoice, repeatLabel } from '../repeat/repeat-choice.tsx'
import type { RepeatFields } from '../repeat/repeat-rules.ts'
import type { ItemFields } from '../rules.ts'
import { ColorChoice } from './color-choice.tsx'
import { FoldChip } from './fold-chip.tsx'
import { colorLook } from './item-look.ts'
import { timesInWords } from './times-in-words.ts'

type ItemFieldsetProps = {
  /** Where in the form's values the item's fields are. */
  of: string
  placeholder?: string
  /** Where in the form's values it is said how the item comes again; without it that is not asked. */
  repeat?: string
  /** The item's day, from which it comes again. */
  day: string
  /** Stands beside the text. */
  beside?: ReactNode
  /** Stands before the small buttons. */
  before?: ReactNode
  /** Leaves the text alone, for as long as nothing is written. */
  isFolded?: boolean
}

type Part = 'color' | 'time' | 'repeat'

/** An item's text first; its color label, times, reminder and rhythm behind small buttons under it. */
export function ItemFieldset({ of, placeholder, repeat, day, beside, before, isFolded }: ItemFieldsetProps) {
  const id = useId()
  const [open, setOpen] = useState<Part>()
  const { field: color } = useController<FieldValues>({ name: `${of}.color` })
  const { time, endTime, reminder } = useWatch({ name: of }) as ItemFields
  const wrongTime = [useFault(`${of}.time`), useFault(`${of}.endTime`)].some(Boolean)
  // A reminder needs a time, so its field is there before it is missed.
  const needsTime = wrongTime || (reminder && time === '')
  useEffect(() => {
    if (needsTime) setOpen('time')
  }, [needsTime])
  const chip = (part: Part) => ({
    isOpen: open === part,
    controls: `${id}-${part}`,
    onToggle: () => setOpen(open === part ? undefined : part),
  })
  const label = colorLook(color.value as PlannerItem['color'])

  return (
    <>
      <div className="flex min-w-0 items-start gap-2">
        <Line
          name={`${of}.text`}
          label={t('Text')}
          hideLabel
          placeholder={placeholder}
          enterKeyHint="done"
          className="min-w-0 flex-1"
        />
        {beside}
      </div>
      <div className={cx('min-w-0 flex-wrap items-center gap-2', isFolded ? 'hidden' : 'flex')}>
        {before}
        <FoldChip {...chip('color')} icon={Tag} isSet={color.value !== 'gray'}>
          {color.value === 'gray' ? t('Color label') : label.name}
        </FoldChip>
        <FoldChip {...chip('time')} icon={Clock} isSet={time !== ''}>
          {time === '' ? t('Time') : timesInWords(time, endTime)}
        </FoldChip>
        {repeat && <RepeatChip {...chip('repeat')} name={repeat} day={day} />}
        <Tick
          name={`${of}.reminder`}
          label={<span className="text-sm">{t('Remind me')}</span>}
          className="min-h-9! items-center! *:mt-0! gap-2! rounded-pill border border-transparent py-0! ps-1.5 pe-3 text-ink-soft transition-colors hover:bg-hollow hover:text-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:text-ink pointer-coarse:min-h-11!"
        />
      </div>
      {open === 'color' && (
        <div id={`${id}-color`}>
          <ColorChoice value={color.value} onChange={color.onChange} />
        </div>
      )}
      {open === 'time' && (
        <div id={`${id}-time`} className="grid grid-cols-2 items-start gap-3 sm:max-w-sm">
          <Line name={`${of}.time`} label={t('Time')} optional={!reminder} type="time" />
          <Line name={`${of}.endTime`} label={t('Until')} optional type="time" />
        </div>
      )}
      {open === 'repeat' && repeat && (
        <div id={`${id}-repeat`}>
          <RepeatChoice name={repeat} day={day} />
        </div>
      )}
    </>
  )
}

type RepeatChipProps = { name: string; day: string; isOpen: boolean; controls: string; onToggle: () => void }

function RepeatChip({ name, day, ...chip }: RepeatChipProps) {
  const fields = useWatch({ name }) as RepeatFields
  return (
    <FoldChip {...chip} icon={RepeatIcon} isSet={fields.rhythm !== 'never'}>
      {fields.rhythm === 'never' ? t('Repeat') : repeatLabel(fields, day)}
    </FoldChip>
  )
}
