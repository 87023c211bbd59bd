import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import type { Comment, Post } from '../../../contract/community.ts'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { isBlank } from '../../../contract/values.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useAddComment } from './use-comment-actions.ts'

/** From here on the comment says how much room is left. */
const counterFrom = lengths.comment * 0.9

/** A comment: Enter sends it, Shift and Enter begin a new line. */
export function CommentForm({ post, onAdded }: { post: Post; onAdded: (comment: Comment) => void }) {
  const area = useRef<HTMLTextAreaElement>(null)
  const { text, write, add, isAdding } = useAddComment(post, (comment) => {
    onAdded(comment)
    area.current?.focus({ preventScroll: true })
  })
  const tooLong = text.length - lengths.comment

  function submit(event: FormEvent) {
    event.preventDefault()
    // An empty comment is ignored without a word (member.md section 5).
    if (!isBlank(text) && tooLong <= 0) add(text)
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Field
        label={t('Write a comment')}
        hideLabel
        error={
          tooLong > 0
            ? t('A comment holds {max, plural, other {# characters}}; please shorten it by {count}.', {
                max: lengths.comment,
                count: tooLong,
              })
            : undefined
        }
      >
        <TextArea
          ref={area}
          low
          value={text}
          readOnly={isAdding}
          enterKeyHint="send"
          placeholder={t('Write a comment')}
          counter={text.length >= counterFrom ? { used: text.length, max: lengths.comment } : undefined}
          onKeyDown={sendOnEnter}
          onChange={(event) => write(event.target.value)}
        />
      </Field>
      <Button type="submit" look="quiet" className="self-start justify-self-end" pending={isAdding}>
        {t('Submit')}
      </Button>
    </form>
  )
}
