import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { call, errorText } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { notify } from '../../ui/notify.ts'
import { addPost } from './fetched-feed.ts'
import { dropSharedDraft, keepPostDraft, nothing, type PostDraft, readPostDraft } from './post-draft.ts'
import { tellFailure } from './tell-failure.ts'

/** The post that is being written: kept over a reload, sent once however often it is tried, there until it is shared. */
export function useSharePost(onShared: () => void) {
  const { id: memberId } = useUser()
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => readPostDraft(memberId))
  const isSending = useRef(false)

  useEffect(() => keepPostDraft(memberId, draft), [memberId, draft])

  const sharing = useMutation({
    mutationFn: ({ id, post_type, content, image_url }: PostDraft) =>
      call('POST /community/posts', {
        body: { id, post_type, content, image_url: image_url.trim() || null },
      }),
    onSuccess: (post, shared) => {
      notify.success(t('Post shared with the community!'), { id: 'post' })
      addPost(client, post)
      // What was written while it was under way is the next post.
      setDraft((current) => (current === shared ? { ...nothing, post_type: shared.post_type } : current))
      dropSharedDraft(memberId, shared)
      onShared()
    },
    onError: (error) => tellFailure(t('Failed to create post'), error, errorText, 'post'),
    onSettled: () => {
      isSending.current = false
    },
  })

  return {
    draft,
    // Other words are another post: the answer to the one before may only have been lost.
    edit: (change: Partial<PostDraft>) => setDraft(({ id: _, ...current }) => ({ ...current, ...change })),
    isSharing: sharing.isPending,
    share() {
      // The second press of a double click comes before the button is drawn disabled.
      if (isSending.current) return
      isSending.current = true
      // No id where the browser has none to give (plain http).
      const id = draft.id ?? crypto.randomUUID?.()
      const named = id ? { ...draft, id } : draft
      setDraft(named)
      sharing.mutate(named)
    },
  }
}
