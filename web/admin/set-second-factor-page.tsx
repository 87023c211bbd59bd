import { useQuery } from '@tanstack/react-query'
import { KeyRound, Smartphone } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { t } from '../../contract/t.ts'
import { QuietPage } from '../features/auth/quiet-page.tsx'
import { hindranceInWords } from '../features/profile/passkey-hindrance.ts'
import { ownSecondFactor } from '../features/profile/queries.ts'
import { session, useUser } from '../lib/session.ts'
import { signOut } from '../lib/sign-out.ts'
import { Button } from '../ui/button.tsx'
import { Loaded } from '../ui/states/loaded.tsx'
import { NotLoaded } from '../ui/states/not-loaded.tsx'

const CodesDialog = lazy(() => import('../features/profile/codes-dialog.tsx'))
const NewPasskeyDialog = lazy(() => import('../features/profile/new-passkey-dialog.tsx'))

/** The first page for an administrator without a second factor, where one is required. */
export default function SetSecondFactorPage() {
  const { must_set_second_factor: _, ...user } = useUser()
  const own = useQuery(ownSecondFactor)
  const navigate = useNavigate()
  const [open, setOpen] = useState<'passkey' | 'codes'>()
  const close = () => setOpen(undefined)
  const enter = () => session.updateUser(user)
  // The answer may have been lost that said that it is set up.
  const isDone = own.data?.isAwaited === false && open === undefined
  const enterAnyway = useEffectEvent(enter)
  useEffect(() => {
    if (isDone) enterAnyway()
  }, [isDone])
  return (
    <QuietPage
      title={t('Set up a second factor')}
      intro={t(
        'Administrators of this community sign in with more than a password. Choose how, and the back office opens.',
      )}
    >
      <Loaded
        query={own}
        failed={<NotLoaded query={own}>{t('How you sign in could not be loaded.')}</NotLoaded>}
      >
        {(found) => {
          const hindrance = hindranceInWords(found)
          if (found.codesSince !== null || found.passkeys.length > 0)
            return <p>{t('Your account has one already. Sign out, and sign in again with it.')}</p>
          return (
            <div className="grid gap-4">
              {!hindrance && (
                <Way about={t('By your fingerprint, your face, or a PIN. Nobody can talk you out of it.')}>
                  <Button onClick={() => setOpen('passkey')}>
                    <KeyRound className="size-4.5" aria-hidden="true" />
                    {t('Add a passkey')}
                  </Button>
                </Way>
              )}
              <Way about={t('A code from an authenticator app on your phone, after the password.')}>
                <Button look={hindrance ? 'primary' : 'quiet'} onClick={() => setOpen('codes')}>
                  <Smartphone className="size-4.5" aria-hidden="true" />
                  {t('Set up one-time codes')}
                </Button>
              </Way>
              {hindrance && <p className="text-sm text-ink-soft">{hindrance}</p>}
            </div>
          )
        }}
      </Loaded>
      <Button
        look="link"
        className="justify-self-center text-sm"
        onClick={() => void signOut().then(() => navigate('/admin/login'))}
      >
        {t('Sign Out')}
      </Button>
      <Suspense>
        {open === 'passkey' && <NewPasskeyDialog onClose={close} onDone={enter} />}
        {open === 'codes' && <CodesDialog onClose={close} onDone={enter} />}
      </Suspense>
    </QuietPage>
  )
}

const Way = ({ about, children }: { about: string; children: React.ReactNode }) => (
  <div className="grid gap-1.5">
    {children}
    <p className="text-sm text-ink-soft">{about}</p>
  </div>
)
