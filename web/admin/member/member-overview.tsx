import { useInfiniteQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { MemberPage } from '../../../contract/member-page.ts'
import { t } from '../../../contract/t.ts'
import { altInWords } from '../../features/banners/title-of.ts'
import { StoredImage } from '../../features/images/stored-image.tsx'
import { Button } from '../../ui/button.tsx'
import { Seedling } from '../../ui/scenes/seedling.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { Answer, Comment, Post } from './member-shared.tsx'
import { commentsOfMember, postsOfMember, rsvpsOfMember } from './queries.ts'

type Part = 'posts' | 'comments' | 'rsvps' | 'reports'

/** As many as a phone shows at once, and a desk. */
const mostRsvps = { narrow: 3, wide: 5 }

/** What a member shared and answered last, each with the way to all of its kind, and their banner. */
export function MemberOverview({ member, onOpen }: { member: MemberPage; onOpen: (part: Part) => void }) {
  const { id, counts, banner } = member
  const posts = useInfiniteQuery({ ...postsOfMember(id), enabled: counts.posts > 0 })
  const comments = useInfiniteQuery({ ...commentsOfMember(id), enabled: counts.comments > 0 })
  const answers = useInfiniteQuery({ ...rsvpsOfMember(id), enabled: (counts.rsvps ?? 0) > 0 })
  const post = posts.data?.pages[0]?.[0]
  const comment = comments.data?.pages[0]?.[0]
  const most = useWide() ? mostRsvps.wide : mostRsvps.narrow
  const rsvps = answers.data?.pages[0]?.slice(0, most) ?? []
  const isOnItsWay = posts.isLoading || comments.isLoading || answers.isLoading
  const isQuiet = !banner && counts.posts + counts.comments + (counts.rsvps ?? 0) === 0
  const all = (part: Part, count: number | undefined, shown = 1) =>
    count !== undefined && count > shown ? { count, onAll: () => onOpen(part) } : {}
  if (isQuiet) return <EmptyState scene={<Seedling />}>{t('They have shared nothing yet.')}</EmptyState>
  if (isOnItsWay) return <Loading>{t('Loading...')}</Loading>
  return (
    <div className="grid gap-6">
      {counts.reports !== undefined && counts.reports > 0 && (
        <Button look="quiet" className="justify-self-start" onClick={() => onOpen('reports')}>
          <Flag className="size-4 text-danger" aria-hidden="true" />
          {t('{count, plural, one {# report} other {# reports}}', { count: counts.reports })}
        </Button>
      )}
      {banner && (
        <StoredImage
          image={banner.image}
          alt={altInWords(banner.alt_text)}
          sizes="(min-width: 72.5rem) 44rem, 100vw"
          ratio={3}
          className="w-full rounded-md border border-line"
        />
      )}
      {post && (
        <Latest title={t('Latest post')} {...all('posts', counts.posts)}>
          <Post post={post} />
        </Latest>
      )}
      {comment && (
        <Latest title={t('Latest comment')} {...all('comments', counts.comments)}>
          <Comment comment={comment} />
        </Latest>
      )}
      {rsvps.length > 0 && (
        <Latest title={t('Latest answers to events')} {...all('rsvps', counts.rsvps, rsvps.length)}>
          <ul>
            {rsvps.map((rsvp) => (
              <li
                key={`${rsvp.event_id}${rsvp.occurrenceStart}`}
                className="border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0"
              >
                <Answer rsvp={rsvp} />
              </li>
            ))}
          </ul>
        </Latest>
      )}
    </div>
  )
}

type LatestProps = { title: string; count?: number; onAll?: () => void; children: ReactNode }

function Latest({ title, count, onAll, children }: LatestProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line pt-4 first:border-t-0 first:pt-0">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {onAll && (
          <Button look="link" className="text-sm" aria-describedby={id} onClick={onAll}>
            {t('All {count, number}', { count: count ?? 0 })}
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}
