import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../contract/t.ts'
import { call } from '../../lib/api.ts'
import { formatLocale } from '../../lib/locale.ts'
import { momentInWords } from '../../lib/time/clock.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { ownFeeds } from '../feeds/queries.ts'
import { ownIdentities } from './identities.tsx'
import { PasswordAgain } from './password-again.tsx'
import { ownSecondFactor } from './queries.ts'
import { SettingsRow } from './settings-row.tsx'
import { OldKey } from './spots.tsx'

/** Names everything besides the password that opens the account. Undefined while loading. */
function useWaysIn(): string[] | undefined {
  const factors = useQuery(ownSecondFactor).data
  const feeds = useQuery(ownFeeds).data
  const identities = useQuery(ownIdentities).data
  if (!factors || !feeds || !identities) return undefined
  const passkeys = factors.passkeys.length
  return [
    ...(factors.codesSince === null ? [] : [t('authentication codes')]),
    ...(passkeys === 0
      ? []
      : [t('{count, plural, one {# passkey} other {# passkeys}}', { count: passkeys })]),
    ...(feeds.length === 0
      ? []
      : [
          t('{count, plural, one {# calendar address} other {# calendar addresses}}', {
            count: feeds.length,
          }),
        ]),
    ...identities.list.map(({ name }) => name),
  ]
}

/** Lists everything besides the password that opens the account, with one button to remove it all. Empty if there is nothing. */
export function WaysInRow() {
  const ways = useWaysIn()
  const removal = useQuery(ownSecondFactor).data?.removal
  const [isAsking, setAsking] = useState(false)
  const client = useQueryClient()
  if (!ways?.length) return null
  return (
    <SettingsRow
      id="ways-in"
      spot={<OldKey />}
      title={t('What else opens your account')}
      value={new Intl.ListFormat(formatLocale()).format(ways)}
    >
      <div className="grid justify-items-start gap-4">
        <p className="measure text-sm text-ink-soft">
          {t(
            'Each of these opens your account or shows parts of it without your password. Remove them all if you’re not sure who set them up.',
          )}
        </p>
        {removal && (
          <p className="measure font-medium">
            {t('Some of your passkeys or codes will be removed on {time}.', {
              time: momentInWords(new Date(removal.at)),
            })}
          </p>
        )}
        <Button look="quiet" onClick={() => setAsking(true)}>
          {t('Remove all')}
        </Button>
      </div>
      {isAsking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={t('Remove everything that opens your account?')}
          description={t(
            'Passkeys, authentication codes, calendar addresses, and linked accounts end, and every other device is signed out. You sign in with your password, and can set them up again.',
          )}
          width="narrow"
          hideClose
        >
          <PasswordAgain
            danger
            send={(body) => call('POST /user/ways-in/remove', { body })}
            onDone={() => {
              setAsking(false)
              void client.invalidateQueries()
              notify.success(t('Only your password opens your account now'), { id: 'second-factor' })
            }}
            onClose={() => setAsking(false)}
            submit={t('Remove all')}
            failed={t('We couldn’t remove them. Try again.')}
          />
        </Dialog>
      )}
    </SettingsRow>
  )
}
