import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'

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
        <div className="mt-1 flex flex-wrap gap-2 max-md:gap-1.5">
          {usual.map((reason) => (
            <Button
              key={reason}
              look="quiet"
              className="border-transparent! bg-raised! px-3! text-sm max-md:text-xs"
              onClick={() => onChange(reason)}
            >
              {reason}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
