import { useInfiniteQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Comment, Post } from '../../../contract/community.ts'
import { t } from '../../../contract/t.ts'
import { notShown } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LinkedText } from '../../ui/linked-text.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { useFirstNew } from '../../ui/use-first-new.ts'
import { AuthorMenu } from '../blocks/author-menu.tsx'
import { CommentForm } from './comment-form.tsx'
import { OnlyYouSeeThis } from './only-you-see-this.tsx'
import { firstWords } from './post-look.ts'
import { commentsOf } from './queries.ts'
import { useDeleteComment } from './use-delete-comment.ts'
import { useReport } from './use-report.tsx'
import { WrittenAt } from './written-at.tsx'

type SaidProps = {
  comment: Comment
  onDelete: () => void
  onReport: (() => void) | undefined
  onBlocked: () => void
}

function Said({ comment, onDelete, onReport, onBlocked }: SaidProps) {
  const { user_id, user_name, avatar, created_at, content, deletable, hidden } = comment
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-(--rule) py-3 not-first:border-t">
      <Avatar name={user_name} avatar={avatar} size="small" />
      <div className="grid grid-cols-[minmax(0,1fr)_auto]">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="text-sm font-medium wrap-anywhere">{user_name}</span>
          <WrittenAt instant={created_at} />
        </p>
        <span className="-my-2.5 -me-3 flex self-start">
          {deletable && (
            <IconButton
              label={t('Delete comment “{text}”', { text: firstWords(content, 30) })}
              onClick={onDelete}
            >
              <Trash2 />
            </IconButton>
          )}
          <AuthorMenu
            id={user_id}
            name={user_name}
            onBlocked={onBlocked}
            report={onReport && { label: t('Report comment'), onReport }}
          />
        </span>
        {hidden && <OnlyYouSeeThis className="col-span-full" />}
        <p className="measure col-span-full font-serif leading-snug whitespace-pre-line wrap-anywhere">
          <LinkedText>{content}</LinkedText>
        </p>
      </div>
    </li>
  )
}

/** The comments of a post, oldest first, and the form for a new one. */
export function Comments({ post }: { post: Post }) {
  const fetched = useInfiniteQuery(commentsOf(post.id))
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = fetched
  /** The member's own new comments. They are at the end of the loaded ones until loading reaches them. */
  const [added, setAdded] = useState<Comment[]>([])
  const { list, willGrow } = useFirstNew<HTMLUListElement>(fetched.data?.pages.length)
  const askAndDelete = useDeleteComment(post, (gone) => {
    setAdded((before) => before.filter(({ id }) => id !== gone.id))
    list.current?.focus({ preventScroll: true })
  })

  const { reportOf, dialog } = useReport(() => list.current?.focus({ preventScroll: true }), post.id)

  const loaded = fetched.data?.pages.flatMap(({ items }) => items) ?? []
  const known = new Set(loaded.map(({ id }) => id))
  const comments = [...loaded, ...added.filter(({ id }) => !known.has(id))]

  return (
    <section aria-label={t('Comments')} className="grid gap-4">
      {dialog}
      {fetched.isPending && <Loading>{t('Loading...')}</Loading>}
      {fetched.isError && !fetched.data && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p className="min-w-0 text-ink-soft">
            {notShown(fetched.error, t('The comments could not be loaded.'))}
          </p>
          <Button look="quiet" onClick={() => void fetched.refetch()}>
            {t('Try again')}
          </Button>
        </div>
      )}
      {fetched.data && comments.length === 0 && (
        <p className="font-serif text-ink-soft">{t('No comments yet. A kind word goes a long way.')}</p>
      )}
      {comments.length > 0 && (
        <ul ref={list} tabIndex={-1} aria-label={t('Comments')} className="border-s-2 border-(--rule) ps-4">
          {comments.map((comment) => (
            <Said
              key={comment.id}
              comment={comment}
              onDelete={() => void askAndDelete(comment)}
              onBlocked={() => list.current?.focus({ preventScroll: true })}
              onReport={reportOf(comment)}
            />
          ))}
        </ul>
      )}
      {isFetchNextPageError && (
        <p role="alert" className="text-sm text-danger">
          {notShown(fetched.error, t('More comments could not be loaded.'))}
        </p>
      )}
      {hasNextPage && (
        <Button
          look="link"
          className="justify-self-start text-sm"
          pending={isFetchingNextPage}
          pendingText={t('Loading...')}
          onClick={() => {
            willGrow()
            void fetchNextPage()
          }}
        >
          {t('Show more comments')}
        </Button>
      )}
      <CommentForm post={post} onAdded={(comment) => setAdded((before) => [...before, comment])} />
    </section>
  )
}
