import { Check, Circle } from 'lucide-react'
import { passwordRequirements, passwordStrength } from '../../contract/password-strength.ts'
import { t, translate } from '../../contract/t.ts'
import { texts } from '../../contract/texts.ts'
import { Field } from './field.tsx'
import { Meter } from './meter.tsx'
import { PasswordInput } from './password-input.tsx'

const strengthLabels = texts(['Very Weak', 'Weak', 'Fair', 'Strong', 'Very Strong'])

const requirementLabels = texts({
  length: 'At least 8 characters',
  lowercase: 'One lowercase letter',
  uppercase: 'One uppercase letter',
  number: 'One number',
  special: 'One special character',
}) satisfies Record<keyof ReturnType<typeof passwordRequirements>, string>

function Requirement({ met, children }: { met: boolean; children: string }) {
  return (
    <li className={met ? 'flex items-center gap-2 text-good' : 'flex items-center gap-2 text-ink-soft'}>
      {met ? (
        <Check className="size-4" aria-hidden="true" />
      ) : (
        <Circle className="size-4" aria-hidden="true" />
      )}
      {children}
      <span className="sr-only">{met ? t('(met)') : t('(not met yet)')}</span>
    </li>
  )
}

type NewPasswordFieldsProps = {
  password: string
  repeated: string
  onPassword: (value: string) => void
  onRepeated: (value: string) => void
  /** What the server says is wrong with the new password. */
  error?: string | undefined
}

/** A new password, typed twice, with its strength and what it still needs (member.md section 5). */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { password, repeated, onPassword, onRepeated, error } = props
  const strength = passwordStrength(password)
  const met = passwordRequirements(password)
  return (
    <>
      <Field label={t('New password')} error={error}>
        <PasswordInput
          show={t('Show new password')}
          hide={t('Hide new password')}
          value={password}
          onChange={(event) => onPassword(event.target.value)}
          autoComplete="new-password"
          required
        />
      </Field>
      {password && (
        <Meter
          label={t('Password strength')}
          level={(strength + 1) as 1 | 2 | 3 | 4 | 5}
          text={translate(strengthLabels[strength])}
        />
      )}
      <Field label={t('Confirm new password')}>
        <PasswordInput
          show={t('Show confirmation')}
          hide={t('Hide confirmation')}
          value={repeated}
          onChange={(event) => onRepeated(event.target.value)}
          autoComplete="new-password"
          required
        />
      </Field>
      <ul aria-label={t('Requirements')} className="grid gap-1 text-sm">
        {Object.entries(requirementLabels).map(([name, label]) => (
          <Requirement key={name} met={met[name as keyof typeof met]}>
            {translate(label)}
          </Requirement>
        ))}
        {repeated && <Requirement met={password === repeated}>{t('Passwords match')}</Requirement>}
      </ul>
    </>
  )
}
