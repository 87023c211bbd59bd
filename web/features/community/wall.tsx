import { useRef, useState } from 'react'
import type { Post } from '../../../contract/community.ts'
import { t } from '../../../contract/t.ts'
import { useWide } from '../../ui/use-wide.ts'
import { DecisionsStrip } from '../moderation/decisions-strip.tsx'
import { Feed } from './feed.tsx'
import { PostForm } from './post-form.tsx'
import { WeekInvitation } from './week-invitation.tsx'
import './wall.css'

/** The posts, the line that adds one, and what the week invites to: beside them on a desk, among them on a phone. */
export function Wall() {
  const isWide = useWide()
  const [wish, setWish] = useState<{ post_type: Post['post_type'] }>()
  const posts = useRef<HTMLElement>(null)
  const invitation = <WeekInvitation isSmall={!isWide} onShare={(post_type) => setWish({ post_type })} />
  return (
    <>
      <DecisionsStrip />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[minmax(0,1fr)_19rem] lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 sm:gap-8">
          <PostForm wish={wish} onShared={() => posts.current?.focus({ preventScroll: true })} />
          <section ref={posts} tabIndex={-1} aria-labelledby="posts-title">
            <h2 id="posts-title" className="sr-only">
              {t('Posts')}
            </h2>
            <Feed among={isWide ? undefined : invitation} />
          </section>
        </div>
        {isWide && (
          <aside aria-label={t('This week')} className="md:sticky md:top-22">
            {invitation}
          </aside>
        )}
      </div>
    </>
  )
}
