import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Post } from '../../../contract/community.ts'
import { t } from '../../../contract/t.ts'
import { call, loadFailure, untilGone } from '../../lib/api.ts'
import { confirm } from '../../ui/dialog/ask.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { notifyFailure } from '../../ui/toasts/notify-failure.ts'
import { removePost } from './fetched-feed.ts'
import { firstWords } from './post-look.ts'

/** Deletes a post after a question. `onDeleted` moves the focus. */
export function useDeletePost(onDeleted: () => void) {
  const client = useQueryClient()
  const deleting = useMutation({
    mutationFn: ({ id }: Post) => untilGone(call('DELETE /community/posts/{id}', { params: { id } })),
    onSuccess: (_, { id }) => {
      notify.success(t('Post deleted'), { id: 'post-gone' })
      onDeleted()
      removePost(client, id)
    },
    onError: (error) => notifyFailure(t('Failed to delete post'), error, loadFailure, 'post-gone'),
  })

  return async (post: Post) => {
    const sure = await confirm({
      title: t('Delete “{text}”?', { text: firstWords(post.content) }),
      body: t('Its likes and comments go with it.'),
      confirmLabel: t('Delete post'),
      cancelLabel: t('Keep it'),
      danger: true,
    })
    if (sure) deleting.mutate(post)
  }
}
