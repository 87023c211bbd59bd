import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Comment, Post } from '../../../contract/community.ts'
import { t } from '../../../contract/t.ts'
import { call, loadFailure, untilGone } from '../../lib/api.ts'
import { keepDraft, readDraft } from '../../lib/drafts.ts'
import { useUser } from '../../lib/session.ts'
import { useTryId } from '../../lib/try-id.ts'
import { confirm } from '../../ui/ask.ts'
import { notify } from '../../ui/notify.ts'
import { changePost, removeComment } from './fetched-feed.ts'
import { firstWords } from './post-look.ts'
import { commentsOf } from './queries.ts'
import { tellFailure } from './tell-failure.ts'

/** The comment that is being written on a post: it survives closing, a reload and a failure, and is added once. */
export function useAddComment({ id: postId }: Post, onAdded: (comment: Comment) => void) {
  const { id: memberId } = useUser()
  const client = useQueryClient()
  const name = `comment:${postId}`
  const [text, setText] = useState(() => {
    const draft = readDraft(name, memberId)
    return typeof draft === 'string' ? draft : ''
  })
  const { idOf, made } = useTryId(name)
  const isSending = useRef(false)

  const write = (next: string) => {
    setText(next)
    keepDraft(name, memberId, next || undefined)
  }

  const adding = useMutation({
    mutationFn: (content: string) =>
      call('POST /community/comments', { body: { id: idOf(content), post_id: postId, content } }),
    onSuccess: (comment) => {
      made()
      notify.dismiss(t('Failed to add comment'))
      write('')
      // Where the answer was only that it went well (ruling 33), the comments are read anew.
      if (comment.user_name) onAdded(comment)
      else void client.invalidateQueries({ queryKey: commentsOf(postId).queryKey })
      changePost(client, postId, (post) => ({ ...post, comments: post.comments + 1 }))
    },
    onError: (error) => tellFailure(t('Failed to add comment'), error),
    onSettled: () => {
      isSending.current = false
    },
  })

  return {
    text,
    write,
    isAdding: adding.isPending,
    add(content: string) {
      // The second press of a double click comes before the button is drawn disabled.
      if (isSending.current) return
      isSending.current = true
      adding.mutate(content)
    },
  }
}

/** Deletes a comment after asking once. */
export function useDeleteComment({ id: postId }: Post, onDeleted: (comment: Comment) => void) {
  const client = useQueryClient()
  const deleting = useMutation({
    mutationFn: ({ id }: Comment) => untilGone(call('DELETE /community/comments/{id}', { params: { id } })),
    onSuccess: (_, comment) => {
      notify.success(t('Comment deleted'), { id: 'comment-gone' })
      onDeleted(comment)
      removeComment(client, postId, comment.id)
    },
    onError: (error) => tellFailure(t('Failed to delete comment'), error, loadFailure, 'comment-gone'),
  })

  return async (comment: Comment) => {
    const sure = await confirm({
      title: t('Delete “{text}”?', { text: firstWords(comment.content) }),
      body: t('Your comment is taken from this post.'),
      confirmLabel: t('Delete comment'),
      cancelLabel: t('Keep it'),
      danger: true,
    })
    if (sure) deleting.mutate(comment)
  }
}
