import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'

type ReasonFieldProps = {
  /** The member whose entries are viewed. */
  name: string
  value: string
  onChange: (reason: string) => void
  required: boolean
}

/** The administrator's reason for viewing somebody's entries: typed, or one of three common ones. */
export function ReasonField({ name, value, onChange, required }: ReasonFieldProps) {
  const usual = [t('They asked me to.'), t('I am worried about them.'), t('They want a copy of their data.')]
  return (
    <div className="grid gap-1">
      <Field
        label={required ? t('Reason for viewing') : t('Reason for viewing (optional)')}
        hint={t('{name} can see it on their profile. It also goes into the audit log.', { name })}
      >
        <TextInput
          value={value}
          maxLength={lengths.lookReason}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {value === '' && (
        <div className="flex flex-wrap gap-x-2">
          {usual.map((reason) => (
            <Button
              key={reason}
              look="link"
              className="group/reason text-ink! hover:no-underline"
              onClick={() => onChange(reason)}
            >
              <span className="inline-flex min-h-9 items-center rounded-pill bg-raised px-3 py-1 text-start text-sm transition-colors group-hover/reason:bg-accent-soft max-md:text-xs">
                {reason}
              </span>
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
