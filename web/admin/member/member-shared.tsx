import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Heart, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MemberComment, MemberPost, MemberRsvp } from '../../../contract/member-page.ts'
import { t, translate } from '../../../contract/t.ts'
import { wholeDays } from '../../../contract/whole-days.ts'
import { postLook } from '../../features/community/post-look.ts'
import { EventPicture } from '../../features/events/event-picture.tsx'
import { theirRsvpWords } from '../../features/events/event-words.ts'
import { timeHere, zoneOnSite } from '../../features/events/time-on-site.ts'
import { zone } from '../../lib/api.ts'
import { formatLocale } from '../../lib/locale.ts'
import { pictureAddress } from '../../lib/picture-address.ts'
import { clockParts, momentInWords } from '../../lib/time/clock.ts'
import { Badge } from '../../ui/badge.tsx'
import { GrowingList } from '../growing-list.tsx'
import { Said } from '../said.tsx'
import { commentsOfMember, memberKey, postsOfMember, rsvpsOfMember } from './queries.ts'

const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} className="numbers">
    {momentInWords(new Date(at), 'medium')}
  </time>
)

const Facts = ({ children }: { children: ReactNode }) => (
  <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft max-sm:gap-x-3 max-sm:text-xs [&_svg]:size-4">
    {children}
  </p>
)

/** What moderation did with a post or comment; nothing of one that is shown. */
function Standing({ state }: Pick<MemberPost, 'state'>) {
  if (state === 'hidden') return <Badge tone="warn">{t('Hidden')}</Badge>
  return state === 'removed' ? <Badge tone="danger">{t('Removed')}</Badge> : null
}

export function Post({ post }: { post: MemberPost }) {
  const { name, icon: Icon } = postLook(post.post_type)
  return (
    <article>
      {post.image_url && (
        <img
          src={pictureAddress(post.image_url)}
          alt={t('The picture of this post')}
          loading="lazy"
          className="mb-2.5 max-h-56 rounded-md border border-line"
        />
      )}
      <Said isWhole className="text-base!">
        {post.content}
      </Said>
      <Facts>
        <Moment at={post.created_at} />
        <span className="inline-flex items-center gap-1">
          <Icon aria-hidden="true" />
          {name}
        </span>
        <Standing state={post.state} />
        <span className="inline-flex items-center gap-1">
          <Heart aria-hidden="true" />
          {t('{count, plural, one {# like} other {# likes}}', { count: post.likes })}
        </span>
        <span className="inline-flex items-center gap-1">
          <MessageCircle aria-hidden="true" />
          {t('{count, plural, one {# comment} other {# comments}}', { count: post.comments })}
        </span>
      </Facts>
    </article>
  )
}

export const Comment = ({ comment }: { comment: MemberComment }) => (
  <article>
    <Said isWhole className="text-base!">
      {comment.content}
    </Said>
    <Facts>
      <Moment at={comment.created_at} />
      <Standing state={comment.state} />
      <span className="wrap-anywhere">{t('Below a post of {name}', { name: comment.post_by })}</span>
    </Facts>
  </article>
)

/** What a member posted. */
export function MemberPosts({ id }: { id: string }) {
  return (
    <GrowingList<MemberPost>
      label={t('Posts')}
      query={useInfiniteQuery(postsOfMember(id))}
      failed={t('Failed to load posts')}
      empty={t('They have not posted anything.')}
      keyOf={(post) => post.id}
    >
      {(post) => <Post post={post} />}
    </GrowingList>
  )
}

/** What a member commented, and below whose posts. */
export function MemberComments({ id }: { id: string }) {
  return (
    <GrowingList<MemberComment>
      label={t('Comments')}
      query={useInfiniteQuery(commentsOfMember(id))}
      failed={t('Failed to load comments')}
      empty={t('They have not commented on anything.')}
      keyOf={(comment) => comment.id}
    >
      {(comment) => <Comment comment={comment} />}
    </GrowingList>
  )
}

const tones = { going: 'good', interested: 'warn', not_going: 'plain' } as const

/** A day, with its year where that is not this one, and with its time of day if `parts` say so: 'Dec 6, 5:00 PM'. */
export function inShort(moment: Date, parts: Intl.DateTimeFormatOptions = {}): string {
  const year = moment.getFullYear() === new Date().getFullYear() ? undefined : 'numeric'
  return moment.toLocaleString(formatLocale(), { month: 'short', day: 'numeric', year, ...parts })
}

function startInShort(rsvp: MemberRsvp): string {
  if (rsvp.allDay) return inShort(new Date(rsvp.start), { timeZone: wholeDays(rsvp, zone()).zone })
  return inShort(new Date(rsvp.start), { ...clockParts(), timeZone: zoneOnSite(rsvp, zone()) })
}

/** To which event a member answered what. */
export function Answer({ rsvp }: { rsvp: MemberRsvp }) {
  const isOfAll = rsvp.isSeries && rsvp.occurrenceStart === null
  const here = isOfAll ? undefined : timeHere(rsvp, zone())
  return (
    <article className="grid grid-cols-[3rem_minmax(0,1fr)] items-start gap-x-3.5 md:grid-cols-[3rem_minmax(0,1fr)_auto] md:grid-rows-[auto_1fr]">
      <EventPicture
        event={{ ...rsvp, id: rsvp.event_id }}
        sizes="7rem"
        className="row-span-3 aspect-square rounded-md md:row-span-2"
      />
      <p className="font-serif text-base leading-snug wrap-anywhere md:text-lg">{rsvp.title}</p>
      <div className="col-start-2 flex items-center gap-2 md:contents">
        <p className="numbers min-w-0 flex-1 text-[0.875rem] leading-snug text-ink-soft md:col-start-2">
          {isOfAll ? (
            t('All dates of the series')
          ) : (
            <time dateTime={rsvp.start} className="whitespace-nowrap">
              {startInShort(rsvp)}
            </time>
          )}
          {here && <span className="max-md:block max-md:text-xs">{` (${here})`}</span>}
          <span className="max-md:block md:before:content-['_·_']">
            {t('Answered: {time}', { time: inShort(new Date(rsvp.answered_at)) })}
          </span>
        </p>
        <span className="shrink-0 md:col-start-3 md:row-span-2 md:row-start-1 md:self-center">
          <Badge tone={tones[rsvp.status]}>{translate(theirRsvpWords[rsvp.status])}</Badge>
        </span>
      </div>
    </article>
  )
}

/** To which events a member answered. */
export function MemberRsvps({ id }: { id: string }) {
  return (
    <GrowingList<MemberRsvp>
      label={t('RSVPs')}
      query={useInfiniteQuery(rsvpsOfMember(id))}
      failed={t('Failed to load RSVPs')}
      empty={t('They have not answered any event.')}
      keyOf={(rsvp) => `${rsvp.event_id}${rsvp.occurrenceStart}`}
    >
      {(rsvp) => <Answer rsvp={rsvp} />}
    </GrowingList>
  )
}

/** What to fetch again after something that a member shares was changed here. */
export function useMemberChanged(id: string): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: memberKey(id) })
}
