import { lazy, Suspense } from 'react'
import type { Session } from '../../../contract/auth.ts'
import { t } from '../../../contract/t.ts'
import { ApiError } from '../../lib/api.ts'
import { Loading } from '../../ui/states/loading.tsx'

/** What a right password was not enough for: a code, or a passkey. */
export type SecondStepAsked = { needs: 'code'; ticket: string } | { needs: 'passkey' }

/** Asks for the second factor, if that is why a sign-in failed. Whether it is. */
export function askSecondStep(error: unknown, ask: (asked: SecondStepAsked) => void): boolean {
  const { needs, ticket } = (error instanceof ApiError && error.secondFactor) || {}
  if (needs === 'code' && ticket) ask({ needs, ticket })
  else if (needs === 'passkey') ask({ needs })
  else return false
  return true
}

type SecondStepProps = {
  asked: SecondStepAsked
  /** Whether it is the administrators' sign-in. */
  portal?: boolean
  heading?: 'h1' | 'h2'
  onEntered: (answer: Session) => void
  /** Back to the password. */
  onBack: () => void
}

// Most members never see them.
const CodeStep = lazy(() => import('./code-step.tsx'))
const PasskeyStep = lazy(() => import('./passkey-step.tsx'))

/** The second half of a sign-in, in place of the form for the password. */
export const SecondStep = ({ asked, portal = false, heading = 'h2', onEntered, onBack }: SecondStepProps) => (
  <Suspense fallback={<Loading>{t('Loading...')}</Loading>}>
    {asked.needs === 'code' ? (
      <CodeStep ticket={asked.ticket} {...{ portal, heading, onEntered, onBack }} />
    ) : (
      <PasskeyStep {...{ portal, heading, onEntered, onBack }} />
    )}
  </Suspense>
)
