import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { MemberPage } from '../../../contract/member-page.ts'
import { t } from '../../../contract/t.ts'
import { altInWords } from '../../features/banners/title-of.ts'
import { StoredImage } from '../../features/images/stored-image.tsx'
import { formatLocale } from '../../lib/locale.ts'
import { Comment, Post } from './member-shared.tsx'
import { commentsOfMember, postsOfMember } from './queries.ts'

type Part = 'posts' | 'comments' | 'rsvps' | 'reports'

/** How much a member shares, and what of it is the latest. Each number opens the list behind it. */
export function MemberOverview({ member, onOpen }: { member: MemberPage; onOpen: (part: Part) => void }) {
  const { id, counts, banner } = member
  const post = useInfiniteQuery({ ...postsOfMember(id), enabled: counts.posts > 0 }).data?.pages[0]?.[0]
  const comment = useInfiniteQuery({ ...commentsOfMember(id), enabled: counts.comments > 0 }).data
    ?.pages[0]?.[0]
  const tiles: [part: Part, label: string, count: number | undefined][] = [
    ['posts', t('Posts'), counts.posts],
    ['comments', t('Comments'), counts.comments],
    ['rsvps', t('RSVPs'), counts.rsvps],
    ['reports', t('Reports'), counts.reports],
  ]
  return (
    <div className="grid gap-6">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3">
        {tiles.map(
          ([part, label, count]) =>
            count !== undefined && (
              <button
                key={part}
                type="button"
                onClick={() => onOpen(part)}
                className="grid gap-0.5 rounded-md border border-line bg-paper px-4 py-3 text-start transition hover:border-edge hover:bg-accent-soft"
              >
                <span className="numbers font-serif text-2xl leading-tight">
                  {count.toLocaleString(formatLocale())}
                </span>
                <span className="text-ink-soft">{label}</span>
              </button>
            ),
        )}
      </div>
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
        <Latest title={t('Latest post')}>
          <Post post={post} />
        </Latest>
      )}
      {comment && (
        <Latest title={t('Latest comment')}>
          <Comment comment={comment} />
        </Latest>
      )}
    </div>
  )
}

function Latest({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line pt-4">
      <h2 id={id} className="mb-2 font-sans text-sm font-medium text-ink-soft">
        {title}
      </h2>
      {children}
    </section>
  )
}
