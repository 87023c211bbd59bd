import type { Session } from '../../../contract/auth.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { hasPasskeys } from './passkey-possible.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { StepHeading } from './step-heading.tsx'

type PasskeyStepProps = {
  portal: boolean
  heading: 'h1' | 'h2'
  onEntered: (answer: Session) => void
  onBack: () => void
}

/** Asks an administrator who needs a second factor for the passkey that they have. */
export default function PasskeyStep({ portal, heading, onEntered, onBack }: PasskeyStepProps) {
  return (
    <div className="grid gap-5">
      <StepHeading heading={heading} title={t('Sign in with your passkey')}>
        {hasPasskeys()
          ? t('One more step: administrators need a second factor here, and yours is a passkey.')
          : t(
              'Administrators need a second factor here, and yours is a passkey. This browser cannot use it at this address.',
            )}
      </StepHeading>
      <PasskeySignIn portal={portal} quietly onEntered={onEntered} />
      <p className="text-sm text-ink-soft">
        {t('Lost it? Another administrator can turn it off, and so can whoever runs your community.')}
      </p>
      <Button look="link" className="justify-self-center text-sm" onClick={onBack}>
        {t('Back to Login')}
      </Button>
    </div>
  )
}
