import type { ReactNode } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { t } from '../../../../contract/t.ts'
import { Line, Tick } from '../../../ui/form.tsx'
import { ColorChoice } from '../items/color-choice.tsx'
import type { DayEdit } from './day-edit.ts'

type ItemFieldsProps = {
  /** The item that is edited: a new one, or the open one of the list. */
  of: 'adding' | 'editing'
  placeholder?: string
  /** Stands at the end of the last row. */
  children?: ReactNode
}

/** The fields of a new and of an edited item: text, colour label, time, reminder. */
export function ItemFieldset({ of, placeholder, children }: ItemFieldsProps) {
  const { field: color } = useController<DayEdit, 'adding.color' | 'editing.color'>({ name: `${of}.color` })
  const isReminded = useWatch<DayEdit, 'adding.reminder' | 'editing.reminder'>({ name: `${of}.reminder` })
  return (
    <>
      <Line<DayEdit> name={`${of}.text`} label={t('Text')} placeholder={placeholder} enterKeyHint="done" />
      <ColorChoice value={color.value} onChange={color.onChange} />
      <div className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-3 sm:grid-cols-[12rem_auto_1fr] sm:gap-x-6">
        <Line<DayEdit> name={`${of}.time`} label={t('Time')} optional={!isReminded} type="time" />
        <Tick<DayEdit> name={`${of}.reminder`} label={t('Remind me')} className="mt-7" />
        {children && <div className="grid max-sm:col-span-2 sm:pt-7">{children}</div>}
      </div>
    </>
  )
}
