import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Session } from '../../../contract/auth.ts'
import { codeSignIn } from '../../../contract/second-factor.ts'
import { t } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { ApiError, errorText } from '../../lib/api.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Form, Line } from '../../ui/fields/form.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { StepHeading } from './step-heading.tsx'

type CodeStepProps = {
  ticket: string
  portal: boolean
  heading: 'h1' | 'h2'
  onEntered: (answer: Session) => void
  onBack: () => void
}

/** Asks for the code of an app after the password, or for a recovery code. */
export default function CodeStep({ ticket, portal, heading, onEntered, onBack }: CodeStepProps) {
  const [isRecovery, setRecovery] = useState(false)
  const form = useContractForm('POST /auth/code', {
    body: codeSignIn,
    from: { code: '' },
    toBody: ({ code }) => ({ ticket, code }),
    needed: texts({ code: 'Please enter the code' }),
    toast: 'code',
    failed: t('The code could not be checked.'),
    onSaved: onEntered,
    onFailed: (error, faults) => {
      // The password has to be given again.
      if (error instanceof ApiError && error.status === 401) {
        notify.error(errorText(error, t('Please sign in again.')), { id: 'code' })
        onBack()
        return true
      }
      return faults.length > 0
    },
  })

  function turn() {
    form.begin({ code: '' })
    flushSync(() => setRecovery(!isRecovery))
    form.fields.setFocus('code')
  }

  return (
    <div className="grid gap-5">
      <StepHeading heading={heading} title={isRecovery ? t('Enter a recovery code') : t('Enter your code')}>
        {isRecovery
          ? t('Each of your recovery codes opens your account once.')
          : t('One more step: your authenticator app shows the code.')}
      </StepHeading>
      <Form form={form} className="grid gap-4">
        <Line<{ code: string }>
          name="code"
          label={isRecovery ? t('Recovery code') : t('Code')}
          required
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          inputMode={isRecovery ? 'text' : 'numeric'}
          inputClass="numbers text-lg tracking-widest"
        />
        <Button type="submit" pending={form.isPending} pendingText={t('Processing...')}>
          {t('Sign In')}
        </Button>
        <PasskeySignIn portal={portal} quietly onEntered={onEntered} disabled={form.isPending} />
      </Form>
      <div className="grid justify-items-center gap-1 text-sm">
        <Button look="link" disabled={form.isPending} onClick={turn}>
          {isRecovery ? t('Use the code of my app') : t('Use a recovery code')}
        </Button>
        <Button look="link" disabled={form.isPending} onClick={onBack}>
          {t('Back to Login')}
        </Button>
      </div>
    </div>
  )
}
