import type { ReactNode, Ref } from 'react'
import { t } from '../../../contract/t.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { ColorChoice } from './color-choice.tsx'
import type { ItemFields } from './rules.ts'

type ItemFieldsProps = {
  fields: ItemFields
  problems: { text?: string; time?: string }
  onChange: (part: Partial<ItemFields>) => void
  textLabel: string
  placeholder?: string
  text: Ref<HTMLInputElement>
  time: Ref<HTMLInputElement>
  /** Stands at the end of the last row. */
  children?: ReactNode
}

/** What both a new item and an edited one are made of: text, colour label, time, reminder. */
export function ItemFieldset(props: ItemFieldsProps) {
  const { fields, problems, onChange, textLabel, placeholder, text, time, children } = props
  return (
    <>
      <Field label={textLabel} error={problems.text}>
        <TextInput
          ref={text}
          value={fields.text}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => onChange({ text: event.target.value })}
        />
      </Field>
      <ColorChoice value={fields.color} onChange={(color) => onChange({ color })} />
      <div className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-3 sm:grid-cols-[12rem_auto_1fr] sm:gap-x-6">
        <Field label={t('Time')} optional={!fields.reminder} error={problems.time}>
          <TextInput
            ref={time}
            type="time"
            value={fields.time}
            onChange={(event) => onChange({ time: event.target.value })}
          />
        </Field>
        <Checkbox
          label={t('Remind me')}
          checked={fields.reminder}
          onChange={(event) => onChange({ reminder: event.target.checked })}
          className="mt-7"
        />
        {children && <div className="grid max-sm:col-span-2 sm:pt-7">{children}</div>}
      </div>
    </>
  )
}
