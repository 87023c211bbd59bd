import { Heart, MessageCircle, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Post } from '../../../contract/community.ts'
import { t } from '../../../contract/t.ts'
import { formatLocale } from '../../lib/locale.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LinkedText } from '../../ui/linked-text.tsx'
import { StoredImage } from '../images/stored-image.tsx'
import { postLook } from './post-look.ts'
import { WrittenAt } from './written-at.tsx'

const actionClass =
  'touch inline-flex items-center gap-2 rounded-pill px-3.5 text-sm font-medium transition hover:bg-accent-soft active:translate-y-px'

type PostCardProps = {
  post: Post
  isOpen: boolean
  onToggle: () => void
  /** A post is liked once (ruling 21). A second press changes nothing. */
  onLike: () => void
  onDelete: () => void
  /** Its comments, while they are open. */
  children: ReactNode
}

/** One post of the feed: author, time, content and comments. */
export function PostCard({ post, isOpen, onToggle, onLike, onDelete, children }: PostCardProps) {
  const id = useId()
  const { name: type, icon: Icon, tone } = postLook(post.post_type)
  return (
    <article
      aria-labelledby={`${id}-name ${id}-type`}
      className="rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <header className="flex items-center gap-3">
        <Avatar name={post.user_name} />
        <div className="min-w-0 flex-1">
          <h3 id={`${id}-name`} className="font-sans text-base leading-snug font-medium wrap-anywhere">
            {post.user_name}
          </h3>
          <WrittenAt instant={post.created_at} />
        </div>
        <span id={`${id}-type`} className="shrink-0">
          <Badge tone={tone}>
            <Icon aria-hidden="true" />
            {type}
          </Badge>
        </span>
      </header>
      <p className="mt-4 measure whitespace-pre-line wrap-anywhere">
        <LinkedText>{post.content}</LinkedText>
      </p>
      {post.image && (
        // A small picture stays small: larger than it is, it would only be blurred.
        <div className="mt-4" style={{ maxWidth: post.image.width }}>
          <StoredImage
            image={post.image}
            alt={t('Picture by {name}', { name: post.user_name })}
            sizes="(min-width: 72.5rem) 44rem, (min-width: 56.25rem) calc(100vw - 28rem), 100vw"
            className="max-h-136 w-full rounded-md"
          />
        </div>
      )}
      <footer className="-mx-2 mt-3 -mb-1 flex flex-wrap items-center gap-1 sm:-mx-3.5 sm:-mb-3">
        <button
          type="button"
          aria-pressed={post.liked}
          aria-describedby={`${id}-name`}
          className={cx(actionClass, post.liked ? 'text-clay' : 'text-ink-soft hover:text-ink')}
          onClick={onLike}
        >
          <Heart
            className={cx('size-4.5 transition', post.liked && 'scale-110 fill-current')}
            aria-hidden="true"
          />
          {post.liked ? t('Liked') : t('Like')}
          {post.likes > 0 && <span className="numbers">{post.likes.toLocaleString(formatLocale())}</span>}
        </button>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-comments`}
          aria-describedby={`${id}-name`}
          className={cx(actionClass, isOpen ? 'bg-accent-soft text-ink' : 'text-ink-soft hover:text-ink')}
          onClick={onToggle}
        >
          <MessageCircle className="size-4.5" aria-hidden="true" />
          {t('Comments')}
          {post.comments > 0 && (
            <span className="numbers">{post.comments.toLocaleString(formatLocale())}</span>
          )}
        </button>
        {post.deletable && (
          <IconButton label={t('Delete post')} className="ms-auto" onClick={onDelete}>
            <Trash2 />
          </IconButton>
        )}
      </footer>
      <div id={`${id}-comments`} className={isOpen ? 'mt-5 border-t border-line pt-5 sm:mt-6' : ''}>
        {isOpen && children}
      </div>
    </article>
  )
}
