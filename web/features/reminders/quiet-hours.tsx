import { useState } from 'react'
import type { NoticeSettings } from '../../../contract/notices.ts'
import { t } from '../../../contract/t.ts'
import { Field } from '../../ui/fields/field.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { useNoticeChange } from './use-notice-change.ts'

/** A night for most people. */
const usual = { quietFrom: '22:00', quietTo: '07:00' }

type Hours = { quietFrom: string; quietTo: string }

/** A time that is saved when it is left, if it is one. */
function Time({ label, value, onSave }: { label: string; value: string; onSave: (time: string) => void }) {
  const [typed, setTyped] = useState<string>()
  return (
    <Field label={label} className="w-40">
      <TextInput
        type="time"
        className="numbers"
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          if (typed && typed !== value) onSave(typed)
          setTyped(undefined)
        }}
      />
    </Field>
  )
}

/** The hours in which neither a notification nor a letter comes. */
export function QuietHours({ settings }: { settings: NoticeSettings }) {
  const change = useNoticeChange()
  const { quietFrom, quietTo, zone } = settings
  const hours: Hours | undefined = quietFrom !== null && quietTo !== null ? { quietFrom, quietTo } : undefined

  return (
    <div>
      <Switch
        label={t('Quiet hours')}
        hint={t('What falls into them comes afterwards, if it still matters then.')}
        checked={hours !== undefined}
        onChange={({ target }) => change(target.checked ? usual : { quietFrom: null, quietTo: null })}
      />
      {hours && (
        <div className="flex flex-wrap items-end gap-3">
          <Time
            label={t('From')}
            value={hours.quietFrom}
            onSave={(quietFrom) => change({ ...hours, quietFrom })}
          />
          <Time label={t('To')} value={hours.quietTo} onSave={(quietTo) => change({ ...hours, quietTo })} />
          {zone && <p className="pb-3 text-xs text-ink-soft">{t('In the time zone {zone}', { zone })}</p>}
        </div>
      )}
    </div>
  )
}
