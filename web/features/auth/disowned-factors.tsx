import { useState } from 'react'
import { Link } from 'react-router'
import { type AlarmAnswer, alarmProof } from '../../../contract/second-factor.ts'
import { t } from '../../../contract/t.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { momentInWords } from '../../lib/time/clock.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Form, PasswordLine } from '../../ui/fields/form.tsx'
import { QuietPage } from './quiet-page.tsx'
import { WasMe } from './was-me.tsx'

type SignedOutProps = { token: string; answer: AlarmAnswer }

/** After 'This was not me': everybody is signed out, and what becomes of the second factors made since. */
export function SignedOut({ token, answer }: SignedOutProps) {
  const [isRemoved, setRemoved] = useState(answer.factors === 'removed')
  const isOpen = !isRemoved && (answer.factors === 'planned' || answer.factors === 'stay')
  return (
    <QuietPage
      key="done"
      arrival
      title={t('Everybody is signed out')}
      intro={
        isRemoved
          ? t('We also removed the passkeys and authentication codes added since that sign-in.')
          : t('Every session has ended.')
      }
    >
      <p>
        {t(
          'We’ve emailed you a link. Choose a new password with it: whoever signed in knows the one you have.',
        )}
      </p>
      {isOpen && <Disown token={token} answer={answer} onRemoved={() => setRemoved(true)} />}
      <Link to="/forgot-password" className={buttonClass('quiet')}>
        {t('Choose a new password')}
      </Link>
    </QuietPage>
  )
}

/** Offers to remove at once what would otherwise go after three days, or stay. */
function Disown({ token, answer, onRemoved }: SignedOutProps & { onRemoved: () => void }) {
  const form = useContractForm('POST /auth/not-me/proof', {
    body: alarmProof,
    from: { proof: '' },
    toBody: ({ proof }) => ({ token, proof }),
    toast: 'not-me',
    failed: t('We couldn’t check that. Try again.'),
    onSaved: onRemoved,
    onFailed: (_, faults) => faults.length > 0,
  })
  return (
    <section aria-labelledby="disown" className="grid gap-4 rounded-md bg-hollow p-4">
      <h2 id="disown" className="text-lg">
        {t('Passkeys or codes you didn’t add?')}
      </h2>
      <p>
        {answer.removalAt
          ? t(
              'Passkeys or authentication codes were added after that sign-in. We’ll remove them on {time}, unless somebody signs in with them before.',
              { time: momentInWords(new Date(answer.removalAt)) },
            )
          : t(
              'Passkeys or authentication codes were added after that sign-in, and somebody has signed in with them since. So they stay for now.',
            )}
      </p>
      <p>
        {t(
          'To remove them now, show us more than your mailbox: the password you had at that time, or one of your recovery codes. On a device that you used before, opening the link is enough.',
        )}
      </p>
      <Form form={form} className="grid gap-4">
        <PasswordLine<{ proof: string }>
          name="proof"
          label={t('Former password or recovery code')}
          required
          autoComplete="off"
        />
        <Button type="submit" pending={form.isPending} pendingText={t('Processing...')}>
          {t('Remove them now')}
        </Button>
      </Form>
      {answer.removalAt && <WasMe token={token} />}
    </section>
  )
}
