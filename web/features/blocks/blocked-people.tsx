import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { BlockedMember } from '../../../contract/blocks.ts'
import { t } from '../../../contract/t.ts'
import { call, loadFailure, notShown } from '../../lib/api.ts'
import { dayInWords, dayOf } from '../../lib/time/days.ts'
import { Button } from '../../ui/button.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { NotLoaded } from '../../ui/states/not-loaded.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { useFirstNew } from '../../ui/use-first-new.ts'
import { blockedPeople, toldOfMembers } from './queries.ts'
import { blockToast } from './use-block.ts'

/** How many people are blocked, in words. */
export function blockedInWords({ pages }: InfiniteData<BlockedMember[]>): string {
  const count = pages.flat().length
  if (count === 0) return t('Nobody')
  return t('{count, plural, one {# person} other {# people}}', { count })
}

function Blocked({ person, onUnblock }: { person: BlockedMember; onUnblock: () => void }) {
  const { name, avatar, blocked_at } = person
  return (
    <li className="flex items-center gap-x-4 border-t border-line py-3 first:border-t-0 first:pt-0">
      <Avatar name={name} avatar={avatar} size="small" />
      <p className="min-w-0 flex-1">
        <span className="font-medium wrap-anywhere">{name}</span>
        <span className="block text-sm text-ink-soft">
          {t('Blocked: {day}', { day: dayInWords(dayOf(new Date(blocked_at))) })}
        </span>
      </p>
      <Button look="link" className="text-sm" aria-label={t('Unblock {name}', { name })} onClick={onUnblock}>
        {t('Unblock')}
      </Button>
    </li>
  )
}

/** Whom the member blocked, each with a button to end that. */
export function BlockedPeople() {
  const fetched = useInfiniteQuery(blockedPeople)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = fetched
  const client = useQueryClient()
  const place = useRef<HTMLDivElement>(null)
  const { list, willGrow } = useFirstNew<HTMLUListElement>(fetched.data?.pages.length)

  const unblock = useMutation({
    mutationFn: ({ id }: BlockedMember) => call('DELETE /members/{id}/block', { params: { id } }),
    onMutate: async ({ id }) => {
      // The pressed button disappears with its row.
      place.current?.focus()
      await client.cancelQueries({ queryKey: blockedPeople.queryKey })
      const before = client.getQueryData(blockedPeople.queryKey)
      client.setQueryData(
        blockedPeople.queryKey,
        (all) => all && { ...all, pages: all.pages.map((page) => page.filter((other) => other.id !== id)) },
      )
      return before
    },
    onSuccess: (_, { name }) => notify.success(t('{name} is no longer blocked', { name }), blockToast),
    onError: (error, { name }, before) => {
      client.setQueryData(blockedPeople.queryKey, before)
      notify.error(loadFailure(error, t('{name} could not be unblocked.', { name })), blockToast)
    },
    onSettled: () => {
      for (const queryKey of toldOfMembers) void client.invalidateQueries({ queryKey })
      return client.invalidateQueries({ queryKey: blockedPeople.queryKey })
    },
  })

  if (fetched.isPending) return <Loading>{t('Loading...')}</Loading>
  if (!fetched.data)
    return (
      <NotLoaded query={fetched}>
        {notShown(fetched.error, t('Whom you blocked could not be loaded.'))}
      </NotLoaded>
    )
  const people = fetched.data.pages.flat()
  return (
    <div ref={place} tabIndex={-1} className="grid gap-4">
      {people.length > 0 && (
        <ul ref={list} tabIndex={-1} aria-label={t('Blocked people')}>
          {people.map((person) => (
            <Blocked key={person.id} person={person} onUnblock={() => unblock.mutate(person)} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          look="quiet"
          className="justify-self-start"
          pending={isFetchingNextPage}
          pendingText={t('Loading...')}
          onClick={() => {
            willGrow()
            void fetchNextPage()
          }}
        >
          {t('Show more')}
        </Button>
      )}
      <p className="measure text-sm text-ink-soft">
        {people.length === 0 && `${t('You have not blocked anybody.')} `}
        {t(
          'You block somebody in the menu of what they share. Then neither of you sees anything of the other, and they are not told.',
        )}
      </p>
    </div>
  )
}
