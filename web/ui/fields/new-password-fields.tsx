import { useWatch } from 'react-hook-form'
import { passwordRequirements, passwordStrength } from '../../../contract/password-strength.ts'
import { t, translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { cx } from '../cx.ts'
import { Meter, MeterStrokes } from '../meter.tsx'
import { PasswordLine } from './form.tsx'

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
    <li className={cx('flex gap-2 transition-colors', !met && 'text-ink-soft')}>
      {/* The ring fills, and a tick is drawn in it. */}
      <svg
        viewBox="0 0 14 14"
        data-drawn={met || undefined}
        className="tick mt-[0.3em] size-3.5 shrink-0"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
        aria-hidden="true"
      >
        <circle
          cx="7"
          cy="7"
          r="6.25"
          className={cx(
            'transition-colors',
            met ? 'fill-accent stroke-accent' : 'fill-transparent stroke-edge',
          )}
        />
        <path d="M10 4.900 6.100 9.200 4 7.100" pathLength={24} className="stroke-accent-ink" />
      </svg>
      <span>
        {children} <span className="sr-only">{met ? t('(met)') : t('(not met yet)')}</span>
      </span>
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
    <div className="grid gap-6">
      <div className="grid gap-2">
        <PasswordLine
          name="newPassword"
          label={t('New password')}
          show={t('Show new password')}
          hide={t('Hide new password')}
          autoComplete="new-password"
          required
        />
        {/* As high before anything is typed, so that nothing moves then. */}
        <div className="grid min-h-5 content-center">
          {password ? (
            <Meter
              label={t('Password strength')}
              level={(strength + 1) as 1 | 2 | 3 | 4 | 5}
              text={translate(strengthLabels[strength])}
            />
          ) : (
            <MeterStrokes level={0} />
          )}
        </div>
        {/* What it still needs is below it, in two columns where their words have room. */}
        <div className="@container">
          <ul
            aria-label={t('Requirements')}
            className="grid gap-x-2 gap-y-1 text-xs @min-[22rem]:grid-cols-2 @min-[22rem]:gap-x-3 @min-[22rem]:gap-y-1.5 @min-[22rem]:text-sm"
          >
            {Object.entries(requirementLabels).map(([name, label]) => (
              <Requirement key={name} met={met[name as keyof typeof met]}>
                {translate(label)}
              </Requirement>
            ))}
            {repeated && <Requirement met={password === repeated}>{t('Passwords match')}</Requirement>}
          </ul>
        </div>
      </div>
      <PasswordLine
        name="repeated"
        label={t('Confirm new password')}
        show={t('Show confirmation')}
        hide={t('Hide confirmation')}
        autoComplete="new-password"
        required
      />
    </div>
  )
}
