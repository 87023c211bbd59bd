import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Comment, Post } from '../../../contract/community.ts'
import { t } from '../../../contract/t.ts'
import { call, loadFailure, untilGone } from '../../lib/api.ts'
import { confirm } from '../../ui/dialog/ask.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { notifyFailure } from '../../ui/toasts/notify-failure.ts'
import { removeComment } from './fetched-feed.ts'
import { firstWords } from './post-look.ts'

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
    onError: (error) => notifyFailure(t('Failed to delete comment'), error, loadFailure, 'comment-gone'),
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
