import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Post } from '../../../contract/community.ts'
import { t } from '../../../contract/t.ts'
import { call, loadFailure } from '../../lib/api.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { notifyFailure } from '../../ui/toasts/notify-failure.ts'
import { changePost, fetchedPost } from './fetched-feed.ts'

/** Likes a post, once. The like shows at once, and is undone if the server refuses. */
export function useLike() {
  const client = useQueryClient()
  const liking = useMutation({
    mutationFn: ({ id }: Post) => call('POST /community/posts/{id}/like', { params: { id } }),
    onMutate: ({ id }) =>
      changePost(client, id, (post) => (post.liked ? post : { ...post, liked: true, likes: post.likes + 1 })),
    onSuccess: (counted, { id }) => {
      notify.dismiss(t('Failed to like post'))
      changePost(client, id, (post) => ({ ...post, ...counted }))
    },
    onError: (error, { id }) => {
      changePost(client, id, (post) => (post.liked ? { ...post, liked: false, likes: post.likes - 1 } : post))
      notifyFailure(t('Failed to like post'), error, loadFailure)
    },
  })
  return (post: Post) => {
    // The cached post, not the rendered one: the second press of a double click comes before the next rendering.
    if (!fetchedPost(client, post.id)?.liked) liking.mutate(post)
  }
}
