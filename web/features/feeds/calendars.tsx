import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarSync, Ellipsis, Plus } from 'lucide-react'
import { useState } from 'react'
import { type Feed, type FeedKind, feedKinds, feedName } from '../../../contract/feeds.ts'
import { lengths } from '../../../contract/limits.ts'
import { t, translate } from '../../../contract/t.ts'
import { call, untilGone } from '../../lib/api.ts'
import { newId } from '../../lib/new-id.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/dialog/ask.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconDisc } from '../../ui/icon-disc.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Loaded } from '../../ui/states/loaded.tsx'
import { NotLoaded } from '../../ui/states/not-loaded.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { notifyFailure } from '../../ui/toasts/notify-failure.ts'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { AddressDialog } from './address-dialog.tsx'
import { publicAddress } from './feed-address.ts'
import { feedHint, readInWords } from './feed-words.ts'
import { ownFeeds } from './queries.ts'

type NewFeed = { id: string; kind: FeedKind }

function useFeeds() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: ownFeeds.queryKey })
  const make = useMutation({
    mutationFn: (body: NewFeed) => call('POST /feeds', { body }),
    onError: (error) => notifyFailure(t('The address could not be made.'), error),
    onSettled,
  })
  const end = useMutation({
    mutationFn: ({ id }: Feed) => untilGone(call('DELETE /feeds/{id}', { params: { id } })),
    onSuccess: (_, { kind }) =>
      notify.success(
        t('“{calendar}” can no longer be read at its address.', { calendar: translate(feedName[kind]) }),
      ),
    onError: (error) => notifyFailure(t('The address could not be ended.'), error),
    onSettled,
  })
  return { make, end }
}

function FeedRow({ feed, onRenew, onEnd }: { feed: Feed; onRenew: () => void; onEnd: () => void }) {
  const name = translate(feedName[feed.kind])
  return (
    <li className="flex items-center gap-4 border-t border-line py-3 first:border-t-0 first:pt-0">
      <IconDisc icon={CalendarSync} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">{readInWords(feed, new Date())}</p>
      </div>
      <Menu
        trigger={
          <IconButton label={t('More about “{calendar}”', { calendar: name })}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem onClick={onRenew}>{t('New address')}</MenuItem>
        <MenuItem danger onClick={onEnd}>
          {t('End||this address')}
        </MenuItem>
      </Menu>
    </li>
  )
}

/** The member's calendars elsewhere: secret addresses that other programs read. */
export function Calendars() {
  const feeds = useQuery(ownFeeds)
  const { make, end } = useFeeds()
  const [made, setMade] = useState<{ kind: FeedKind; url: string }>()
  const { place, willChange } = useFocusKept<HTMLUListElement>(feeds.data?.length)

  const makeAddress = (feed: NewFeed) =>
    make.mutate(feed, {
      onSuccess: ({ kind, url }) => setMade({ kind, url: publicAddress(url, window.location.origin) }),
    })
  async function renew({ id, kind }: Feed) {
    const yes = await confirm({
      title: t('A new address for “{calendar}”?', { calendar: translate(feedName[kind]) }),
      body: t('Programs that read the address of today will find nothing there any more.'),
      confirmLabel: t('Make a new address'),
    })
    if (yes) makeAddress({ id, kind })
  }
  async function askAndEnd(feed: Feed) {
    const yes = await confirm({
      title: t('End “{calendar}”?', { calendar: translate(feedName[feed.kind]) }),
      body: t('Programs that read it will find nothing there any more.'),
      confirmLabel: t('End it'),
      danger: true,
    })
    if (!yes) return
    willChange()
    end.mutate(feed)
  }

  return (
    <>
      <p className="measure mb-4 text-ink-soft">
        {t('The calendar on your phone or computer can show your days here, and keeps them up to date.')}
      </p>
      <Loaded
        query={feeds}
        failed={<NotLoaded query={feeds}>{t('Your calendar addresses could not be loaded.')}</NotLoaded>}
      >
        {(all) => (
          <>
            {all.length > 0 && (
              <ul ref={place} tabIndex={-1} aria-label={t('Calendar addresses')} className="mb-3">
                {all.map((feed) => (
                  <FeedRow
                    key={feed.id}
                    feed={feed}
                    onRenew={() => void renew(feed)}
                    onEnd={() => void askAndEnd(feed)}
                  />
                ))}
              </ul>
            )}
            {all.length < lengths.feeds ? (
              <Menu
                align="start"
                trigger={
                  <Button look="quiet" pending={make.isPending}>
                    <Plus className="size-4.5" aria-hidden="true" />
                    {t('Make an address')}
                  </Button>
                }
              >
                {feedKinds.map((kind) => (
                  <MenuItem key={kind} onClick={() => makeAddress({ id: newId(), kind })}>
                    <span className="py-1.5">
                      <span className="block">{translate(feedName[kind])}</span>
                      <span className="block text-sm text-ink-soft">{translate(feedHint[kind])}</span>
                    </span>
                  </MenuItem>
                ))}
              </Menu>
            ) : (
              <p className="text-sm text-ink-soft">
                {t('You have five addresses. To make another, end one of them.')}
              </p>
            )}
          </>
        )}
      </Loaded>
      <AddressDialog made={made} onClose={() => setMade(undefined)} />
    </>
  )
}
