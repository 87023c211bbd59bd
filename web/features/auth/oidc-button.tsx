import { useMutation, useQuery } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { errorText } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { beginOidc } from './oidc.ts'
import { waysIn } from './ways-in.ts'

type OidcButtonProps = {
  invitation?: string | undefined
  /** The page that it is on. */
  from: string
  onFailed: (fault: string) => void
}

/** Leads to the OpenID provider, beside the password; nothing where none is configured. */
export function OidcButton({ invitation, from, onFailed }: OidcButtonProps) {
  const provider = useQuery(waysIn(invitation)).data?.provider
  const begin = useMutation({
    mutationFn: () => beginOidc({ invitation, from }),
    onError: (error) => onFailed(errorText(error, t('Authentication failed'))),
  })
  if (!provider) return null
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or||between two ways to sign in')}
      </p>
      <Button
        look="quiet"
        pending={begin.isPending || begin.isSuccess}
        pendingText={t('On the way to {provider} …', { provider })}
        onClick={() => begin.mutate()}
      >
        {t('Continue with {provider}', { provider })}
      </Button>
    </div>
  )
}
