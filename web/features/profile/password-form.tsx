import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { feedsStillWork } from '../../../contract/feeds.ts'
import { passwordFault } from '../../../contract/password-strength.ts'
import { passwordChange } from '../../../contract/profile.ts'
import { t, translate } from '../../../contract/t.ts'
import { ApiError } from '../../lib/api.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { CurrentPasswordLine, Form } from '../../ui/fields/form.tsx'
import { NewPasswordFields } from '../../ui/fields/new-password-fields.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { HangingKey } from './hanging-key.tsx'
import { ownSessions } from './queries.ts'

type Passwords = { currentPassword: string; newPassword: string; repeated: string }
const nothing: Passwords = { currentPassword: '', newPassword: '', repeated: '' }

/** The current password and a new one, twice. A refusal is shown at its field. */
export function PasswordForm({
  onClose,
  onChanged = onClose,
  closeLabel = t('Cancel'),
}: {
  /** Leaves the password as it is. */
  onClose: () => void
  onChanged?: () => void
  closeLabel?: string
}) {
  const { email } = useUser()
  const client = useQueryClient()
  const navigate = useNavigate()
  const tellFeeds = (count: number) =>
    notify.info(translate(feedsStillWork, { count }), {
      id: 'password-feeds',
      duration: 20_000,
      action: { label: t('Review'), onClick: () => void navigate('/profile#calendars') },
    })
  const form = useContractForm('POST /user/password', {
    body: passwordChange,
    from: nothing,
    toBody: ({ currentPassword, newPassword }) => ({ currentPassword, newPassword }),
    toast: 'password',
    saved: t('Password changed. Every other session has ended.'),
    failed: t('Your password could not be changed.'),
    onFailed: (error, faults) => {
      if (!(error instanceof ApiError && error.status === 0)) return faults.length > 0
      notify.error(
        t(
          'You seem to be offline, and your password may be changed already. Please try again when you are connected.',
        ),
        { id: 'password' },
      )
      return true
    },
    onSaved: ({ feeds = 0 }) => {
      onChanged()
      if (feeds > 0) tellFeeds(feeds)
      void client.invalidateQueries({ queryKey: ownSessions.queryKey })
    },
  })
  const { currentPassword, newPassword, repeated } = useWatch({ control: form.fields.control }) as Passwords
  const unfinished = currentPassword === '' || passwordFault(newPassword, repeated) !== undefined

  return (
    <Form
      form={form}
      className="grid max-w-md gap-6 @3xl:max-w-none @3xl:grid-cols-[28rem_minmax(0,1fr)] @3xl:gap-x-10 @3xl:*:col-start-1"
    >
      <CurrentPasswordLine<Passwords>
        email={email}
        name="currentPassword"
        label={t('Current password')}
        autoFocus
      />
      <NewPasswordFields />
      {/* Level with the fields, where nothing else stands. */}
      <div className="pointer-events-none col-start-2! row-span-2 row-start-1 hidden w-58 justify-self-center @3xl:block">
        <HangingKey />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={unfinished} pending={form.isPending}>
          {t('Change password')}
        </Button>
        <Button look="link" className="px-3" onClick={onClose}>
          {closeLabel}
        </Button>
      </div>
    </Form>
  )
}
