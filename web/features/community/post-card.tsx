import { MessageCircle, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Post } from '../../../contract/community.ts'
import { t } from '../../../contract/t.ts'
import { formatLocale } from '../../lib/locale.ts'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { AuthorMenu } from '../blocks/author-menu.tsx'
import { Folded } from './folded.tsx'
import { LikeHeart } from './like-heart.tsx'
import { OnlyYouSeeThis } from './only-you-see-this.tsx'
import { postLook } from './post-look.ts'
import { PostPicture } from './post-picture.tsx'
import { PostWords } from './post-words.tsx'
import { WrittenAt } from './written-at.tsx'

const actionClass =
  'touch inline-flex items-center justify-center gap-2 rounded-pill px-2 text-sm font-medium transition sm:px-3 ' +
  'hover:bg-[color-mix(in_oklab,var(--ink)_7%,transparent)] active:translate-y-px'

type PostCardProps = {
  post: Post
  isOpen: boolean
  onToggle: () => void
  /** A post is liked once (ruling 21). A second press changes nothing. */
  onLike: () => void
  onDelete: () => void
  /** After its author was blocked. */
  onBlocked: () => void
  /** Undefined for one's own. */
  onReport: (() => void) | undefined
  /** Its comments, while they are open. */
  children: ReactNode
}

/** A count with its noun. A phone has room only for the icon and the number. */
const Count = ({ of, children }: { of: number; children: string }) => (
  <>
    <span className="numbers max-sm:sr-only">{children}</span>
    {of > 0 && (
      <span aria-hidden="true" className="numbers sm:hidden">
        {of.toLocaleString(formatLocale())}
      </span>
    )}
  </>
)

/** One post on the wall: a picture across the card, or words on the paper of its kind; then who, when, and the talk. */
export function PostCard(props: PostCardProps) {
  const { post, isOpen, onToggle, onLike, onDelete, onReport, onBlocked, children } = props
  const id = useId()
  const [isFolded, setFolded] = useState(!!post.content_note)
  const shown = useRef<HTMLDivElement>(null)
  const { name: kind, icon: Icon } = postLook(post.post_type)
  return (
    <article
      aria-labelledby={`${id}-name ${id}-kind`}
      data-kind={post.post_type}
      data-pictured={post.image && !isFolded ? '' : undefined}
      className="wall-post"
    >
      <header className="who flex min-w-0 items-center gap-3 p-4 pe-1 sm:py-5 sm:ps-6">
        <Avatar name={post.user_name} avatar={post.avatar} size="small" />
        <div className="min-w-0 text-sm leading-snug">
          <h4 id={`${id}-name`} className="line-clamp-2 font-medium wrap-anywhere">
            {post.user_name}
          </h4>
          <p className="flex flex-wrap items-center gap-x-1.5 text-xs text-ink-soft max-sm:[&_svg]:hidden">
            <WrittenAt instant={post.created_at} />
            <span
              id={`${id}-kind`}
              className="kind inline-flex items-center gap-1 text-(--kind) [&_svg]:size-3.5"
            >
              <Icon aria-hidden="true" />
              {kind}
            </span>
          </p>
        </div>
      </header>
      {isFolded && post.content_note && (
        <Folded
          note={post.content_note}
          onUnfold={() => {
            flushSync(() => setFolded(false))
            shown.current?.focus({ preventScroll: true })
          }}
        />
      )}
      {post.image && !isFolded && (
        <div className="picture">
          <PostPicture image={post.image} alt={t('Picture by {name}', { name: post.user_name })} />
        </div>
      )}
      {!isFolded && (
        <div
          ref={shown}
          tabIndex={-1}
          className={cx('words min-w-0 px-4 sm:px-6', post.image ? 'pt-4 sm:pt-5' : 'pt-5 sm:pt-7')}
        >
          {post.hidden && <OnlyYouSeeThis className="mb-4" />}
          {post.content_note && <p className="mb-2 text-sm text-ink-soft">{post.content_note}</p>}
          <PostWords large={!post.image}>{post.content}</PostWords>
        </div>
      )}
      <div className="acts flex items-center justify-end pe-2 max-[23rem]:-mt-2 max-[23rem]:pb-2 max-[23rem]:ps-2 sm:pe-3.5">
        <button
          type="button"
          aria-pressed={post.liked}
          aria-describedby={`${id}-name`}
          className={cx(actionClass, post.liked ? 'text-clay' : 'text-ink-soft hover:text-ink')}
          onClick={onLike}
        >
          <LikeHeart liked={post.liked} />
          <Count of={post.likes}>
            {post.likes > 0
              ? t('{count, plural, one {# like} other {# likes}}', { count: post.likes })
              : t('Like')}
          </Count>
        </button>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-comments`}
          aria-describedby={`${id}-name`}
          className={cx(
            actionClass,
            isOpen
              ? 'bg-[color-mix(in_oklab,var(--kind)_13%,transparent)] text-(--kind)'
              : 'text-ink-soft hover:text-ink',
          )}
          onClick={onToggle}
        >
          <MessageCircle className={cx('size-4.5', isOpen && 'fill-current')} aria-hidden="true" />
          <Count of={post.comments}>
            {post.comments > 0
              ? t('{count, plural, one {# comment} other {# comments}}', { count: post.comments })
              : t('Comments')}
          </Count>
        </button>
        {post.deletable && (
          <IconButton label={t('Delete post')} onClick={onDelete}>
            <Trash2 />
          </IconButton>
        )}
        <AuthorMenu
          id={post.user_id}
          name={post.user_name}
          onBlocked={onBlocked}
          report={onReport && { label: t('Report post'), onReport }}
        />
      </div>
      <div id={`${id}-comments`} className="talk">
        {isOpen && <div className="px-4 pb-4 sm:px-6 sm:pb-6">{children}</div>}
      </div>
    </article>
  )
}
