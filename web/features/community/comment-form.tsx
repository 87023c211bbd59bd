import { useQueryClient } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { isBlank } from '../../../contract/blank.ts'
import { type Comment, newComment, type Post } from '../../../contract/community.ts'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Form, Lines } from '../../ui/fields/form.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { changePost } from './fetched-feed.ts'
import { commentsOf } from './queries.ts'

type Words = { content: string }
const nothing: Words = { content: '' }

/**
 * The form of a comment. Enter sends it, Shift and Enter start a new line. The text survives closing, a reload and a
 * failure, and is added once.
 */
export function CommentForm({ post: { id }, onAdded }: { post: Post; onAdded: (comment: Comment) => void }) {
  const client = useQueryClient()
  const failed = t('Failed to add comment')
  const form = useContractForm('POST /community/comments', {
    body: newComment,
    from: nothing,
    draft: `comment:${id}`,
    toBody: ({ content }) => ({ post_id: id, content }),
    tooLong: texts('A comment holds {max, plural, other {# characters}}; please shorten it by {count}.'),
    toast: failed,
    failed,
    reason: 'beneath',
    next: () => nothing,
    onSaved: (comment) => {
      notify.dismiss(failed)
      // If the answer has no comment (ruling 33), the comments are fetched again.
      if (comment.user_name) onAdded(comment)
      else void client.invalidateQueries({ queryKey: commentsOf(id).queryKey })
      changePost(client, id, (post) => ({ ...post, comments: post.comments + 1 }))
      form.fields.setFocus('content')
    },
  })

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  // An empty comment is ignored without a word (specification, Member 5).
  const submit = () => isBlank(form.fields.getValues('content')) || form.submit()

  return (
    <Form form={{ ...form, submit }} className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
      <Lines<Words>
        name="content"
        label={t('Write a comment')}
        hideLabel
        low
        areaClass="rounded-[22px]! resize-none!"
        readOnly={form.isPending}
        enterKeyHint="send"
        placeholder={t('Write a comment')}
        max={lengths.comment}
        countFrom={lengths.comment * 0.9}
        onKeyDown={sendOnEnter}
      />
      <Button type="submit" look="quiet" className="self-start px-4!" pending={form.isPending}>
        {t('Send')}
      </Button>
    </Form>
  )
}
