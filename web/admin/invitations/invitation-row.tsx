import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { Invitation } from '../../../contract/invitations.ts'
import { t, translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { call, untilGone } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { momentInWords } from '../../lib/time/clock.ts'
import { Badge } from '../../ui/badge.tsx'
import { confirm } from '../../ui/dialog/ask.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Loaded } from '../../ui/states/loaded.tsx'
import { NotLoaded } from '../../ui/states/not-loaded.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { notifyFailure } from '../../ui/toasts/notify-failure.ts'
import { UserLink } from '../users/user-words.tsx'
import { invitationsKey, invitedBy } from './queries.ts'

const states = texts({
  usable: 'Open',
  ended: 'Ended||an invitation',
  'used up': 'All used',
  revoked: 'Revoked',
})

/** Who made an account with an invitation. */
function Invited({ id }: { id: string }) {
  const query = useQuery(invitedBy(id))
  return (
    <Loaded query={query} failed={<NotLoaded query={query}>{t('Who came could not be loaded.')}</NotLoaded>}>
      {(people) =>
        people.length === 0 ? (
          <p className="text-ink-soft">{t('Whoever came has left again.')}</p>
        ) : (
          <ul aria-label={t('Who came')} className="grid gap-2">
            {people.map((person) => (
              <li key={person.id} className="flex items-start gap-x-3">
                <Avatar name={person.name} avatar={person.avatar} size="tiny" />
                <span className="flex min-w-0 flex-wrap items-center gap-x-3">
                  <UserLink user={person} />
                  <time dateTime={person.at} className="numbers text-ink-soft">
                    {momentInWords(new Date(person.at), 'medium')}
                  </time>
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function useInvitation({ id, name }: Invitation, onRenewed: (made: { name: string; url: string }) => void) {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: invitationsKey })
  const revoke = useMutation({
    mutationFn: () => untilGone(call('DELETE /admin/invitations/{id}', { params: { id } })),
    onSuccess: () => notify.success(t('The invitation for {name} has been revoked', { name })),
    onError: (error) => notifyFailure(t('The invitation could not be revoked.'), error),
    onSettled,
  })
  const renew = useMutation({
    // What it is for, how often and how long stay as they were.
    mutationFn: () => call('POST /admin/invitations', { body: { id, name, days: 1, most_uses: 1 } }),
    onSuccess: ({ url }) => onRenewed({ name, url }),
    onError: (error) => notifyFailure(t('The invitation could not get a new link.'), error),
    onSettled,
  })
  return {
    async askAndRevoke() {
      const yes = await confirm({
        title: t('Revoke the invitation for {name}?', { name }),
        body: t('Its link stops working at once. Whoever came by it stays.'),
        confirmLabel: t('Revoke'),
        danger: true,
      })
      if (yes) revoke.mutate()
    },
    async askAndRenew() {
      const yes = await confirm({
        title: t('A new link for {name}?', { name }),
        body: t('The link of before stops working. What is used of it stays used.'),
        confirmLabel: t('Make a new link'),
      })
      if (yes) renew.mutate()
    },
  }
}

type InvitationRowProps = {
  invitation: Invitation
  onRenewed: (made: { name: string; url: string }) => void
}

/** One invitation: whom it is for, whether it still holds, and who came by it. */
export function InvitationRow({ invitation, onRenewed }: InvitationRowProps) {
  const { id, name, state, uses, most_uses, ends_at, made_by } = invitation
  const me = useUser()
  const [isOpen, setOpen] = useState(false)
  const { askAndRevoke, askAndRenew } = useInvitation(invitation, onRenewed)
  return (
    <article className="grid gap-3">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-base leading-snug font-medium tracking-normal">
            <span className="wrap-anywhere">{name}</span>
            <Badge tone={state === 'usable' ? 'good' : 'plain'}>{translate(states[state])}</Badge>
          </h2>
          <p className="numbers mt-1 flex flex-wrap gap-x-4 text-ink-soft">
            <span>
              {t('{uses} of {count, plural, one {# place} other {# places}} taken', {
                uses,
                count: most_uses,
              })}
            </span>
            <span>{t('Until {moment}', { moment: momentInWords(new Date(ends_at), 'medium') })}</span>
            {made_by && <span className="wrap-anywhere">{t('Made by {name}', { name: made_by.name })}</span>}
          </p>
        </div>
        {state !== 'revoked' && (
          <Menu
            trigger={
              <IconButton label={t('Actions for {name}', { name })}>
                <Ellipsis />
              </IconButton>
            }
          >
            {state === 'usable' && made_by?.id === me.id && (
              <MenuItem onClick={() => void askAndRenew()}>{t('New link')}</MenuItem>
            )}
            <MenuItem danger onClick={() => void askAndRevoke()}>
              {t('Revoke')}
            </MenuItem>
          </Menu>
        )}
      </div>
      {uses > 0 && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group/came">
          <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-accent [&::-webkit-details-marker]:hidden">
            {t('Who came')}
            <ChevronDown
              className="size-4 transition-transform group-open/came:rotate-180"
              aria-hidden="true"
            />
          </summary>
          {isOpen && <Invited id={id} />}
        </details>
      )}
    </article>
  )
}
