import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'

type ReasonFieldProps = {
  /** The member whose entries are to be seen. */
  name: string
  value: string
  onChange: (reason: string) => void
}

/** Why an administrator looks at somebody's entries, in their own words or by one of three usual ones. */
export function ReasonField({ name, value, onChange }: ReasonFieldProps) {
  const usual = [t('They asked me to.'), t('I am worried about them.'), t('They want a copy of their data.')]
  return (
    <div className="grid gap-1">
      <Field
        label={t('Why you look')}
        hint={t('{name} reads it on their profile, and the audit log keeps it.', { name })}
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
