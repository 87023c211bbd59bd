import { Check } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { passwordRequirements, passwordStrength } from '../../contract/password-strength.ts'
import { t, translate } from '../../contract/t.ts'
import { texts } from '../../contract/texts.ts'
import { cx } from './cx.ts'
import { PasswordLine } from './form.tsx'
import { Meter } from './meter.tsx'

const strengthLabels = texts(['Very Weak', 'Weak', 'Fair', 'Strong', 'Very Strong'])

const requirementLabels = texts({
  length: 'At least 8 characters',
  lowercase: 'One lowercase letter',
  uppercase: 'One uppercase letter',
  number: 'One number',
  special: 'One special character',
}) satisfies Record<keyof ReturnType<typeof passwordRequirements>, string>

type RequirementProps = { met: boolean; className?: string | undefined; children: string }

function Requirement({ met, className, children }: RequirementProps) {
  return (
    <li className={cx('flex items-center gap-2', met ? 'text-good' : 'text-ink-soft', className)}>
      {met ? (
        <Check className="size-4" aria-hidden="true" />
      ) : (
        // No ring, which would look like something to choose.
        <span aria-hidden="true" className="grid size-4 place-items-center">
          <span className="size-1.5 rounded-pill bg-current" />
        </span>
      )}
      {children}
      <span className="sr-only">{met ? t('(met)') : t('(not met yet)')}</span>
    </li>
  )
}

/**
 * The fields `newPassword` and `repeated` of the form around them, with the strength of the password and what it still
 * needs (specification, Member 5).
 */
export function NewPasswordFields() {
  const [password, repeated] = useWatch({ name: ['newPassword', 'repeated'] }) as [string, string]
  const strength = passwordStrength(password)
  const met = passwordRequirements(password)
  return (
    // Where there is room for it, what the password still needs stands beside it.
    <div className="grid gap-4 @2xl:grid-cols-[28rem_minmax(0,1fr)] @2xl:gap-x-10">
      <div className="grid content-start gap-4">
        <PasswordLine
          name="newPassword"
          label={t('New password')}
          show={t('Show new password')}
          hide={t('Hide new password')}
          autoComplete="new-password"
          required
        />
        {password && (
          <Meter
            label={t('Password strength')}
            level={(strength + 1) as 1 | 2 | 3 | 4 | 5}
            text={translate(strengthLabels[strength])}
          />
        )}
        <PasswordLine
          name="repeated"
          label={t('Confirm new password')}
          show={t('Show confirmation')}
          hide={t('Hide confirmation')}
          autoComplete="new-password"
          required
        />
      </div>
      <ul
        aria-label={t('Requirements')}
        className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] content-start gap-x-3 gap-y-1 text-sm max-sm:text-xs @2xl:grid-cols-1 @2xl:gap-y-2 @2xl:pt-7"
      >
        {Object.entries(requirementLabels).map(([name, label]) => (
          <Requirement
            key={name}
            met={met[name as keyof typeof met]}
            // The longest has a line to itself.
            className={name === 'special' ? 'col-span-full' : undefined}
          >
            {translate(label)}
          </Requirement>
        ))}
        {repeated && <Requirement met={password === repeated}>{t('Passwords match')}</Requirement>}
      </ul>
    </div>
  )
}
