import { lazy, type RefObject, Suspense, useRef, useState } from 'react'
import type { Post } from '../../../contract/community.ts'
import { t } from '../../../contract/t.ts'
import { Field } from '../../ui/fields/field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { DecisionsStrip } from '../moderation/decisions-strip.tsx'
import { Feed } from './feed.tsx'
import type { Begun } from './use-post-form.ts'
import { WeekInvitation } from './week-invitation.tsx'

// Nobody waits for a form to read.
const PostForm = lazy(() => import('./post-form.tsx').then(({ PostForm }) => ({ default: PostForm })))

/** The line of the form until the form is there, which takes over what is typed in it and its focus. */
function LineToCome({ begun }: { begun: RefObject<Begun> }) {
  return (
    <section className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="grid gap-3 sm:flex sm:items-center sm:gap-5">
        <h2 className="text-lg whitespace-nowrap">{t('Share with Community')}</h2>
        <Field label={t('What would you like to share?')} hideLabel className="flex-1">
          <TextArea
            low
            onChange={({ target }) => {
              begun.current.content = target.value
            }}
            onFocus={() => {
              begun.current.hasFocus = true
            }}
            onBlur={() => {
              begun.current.hasFocus = false
            }}
            placeholder={t('Something you made, noticed or managed.')}
            className="resize-none! placeholder:text-[0.9375rem]"
          />
        </Field>
      </div>
    </section>
  )
}

/** The posts, the line that adds one, and what the week invites to: beside them on a desk, among them on a phone. */
export function Wall() {
  const isWide = useWide()
  const [preset, setPreset] = useState<{ post_type: Post['post_type'] }>()
  const posts = useRef<HTMLElement>(null)
  const begun = useRef<Begun>({ content: '', hasFocus: false })
  const invitation = <WeekInvitation isSmall={!isWide} onShare={(post_type) => setPreset({ post_type })} />
  return (
    <>
      <DecisionsStrip />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[minmax(0,1fr)_19rem] lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 sm:gap-8">
          <Suspense fallback={<LineToCome begun={begun} />}>
            <PostForm
              begun={begun}
              preset={preset}
              onShared={() => posts.current?.focus({ preventScroll: true })}
            />
          </Suspense>
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
