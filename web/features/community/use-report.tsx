import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Comment, Post } from '../../../contract/community.ts'
import { useUser } from '../../lib/session.ts'
import { removeComment, removePost } from './fetched-feed.ts'

const ReportDialog = lazy(() =>
  import('../moderation/report-dialog.tsx').then(({ ReportDialog }) => ({ default: ReportDialog })),
)

type What = { kind: 'post' | 'comment'; id: string; author: { id: string | undefined; name: string } }

/**
 * Reports a post, or a comment of the given post, in a dialog. What was reported vanishes. `onReported` moves the focus.
 */
export function useReport(onReported: () => void, postId?: string) {
  const client = useQueryClient()
  const user = useUser()
  const [what, setWhat] = useState<What>()
  return {
    /** Opens the dialog; undefined for what is the member's own. */
    reportOf: ({ id, user_id, user_name }: Post | Comment) =>
      user_id === undefined || user_id === user.id
        ? undefined
        : () => setWhat({ kind: postId ? 'comment' : 'post', id, author: { id: user_id, name: user_name } }),
    dialog: what && (
      <Suspense>
        <ReportDialog
          what={what}
          author={what.author}
          onCancel={() => setWhat(undefined)}
          onReported={() => {
            setWhat(undefined)
            onReported()
            if (postId) removeComment(client, postId, what.id, { isCounted: true })
            else removePost(client, what.id)
          }}
        />
      </Suspense>
    ),
  }
}
