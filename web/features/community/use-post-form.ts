import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { newPost, type Post } from '../../../contract/community.ts'
import { t } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { addPost } from './fetched-feed.ts'

export type PostDraft = {
  post_type: Post['post_type']
  content: string
  image_url: string
  content_note: string
}
const nothing: PostDraft = { post_type: 'art', content: '', image_url: '', content_note: '' }

/** What was typed before the form was there, and whether it had the focus. */
export type Begun = { content: string; hasFocus: boolean }

type PostForm = ReturnType<typeof usePostForm>

/** The form of a post, whose draft outlives a reload. */
export function usePostForm(onSaved: () => void) {
  const client = useQueryClient()
  return useContractForm('POST /community/posts', {
    body: newPost,
    from: nothing,
    draft: 'post',
    // A type alone is nothing to lose.
    isSame: (one, other) =>
      one.content === other.content &&
      one.image_url === other.image_url &&
      one.content_note === other.content_note,
    toBody: ({ image_url, content_note, ...post }) => ({
      ...post,
      image_url: image_url.trim() || null,
      content_note: content_note.trim() || undefined,
    }),
    tooLong: texts('A post holds {max, plural, other {# characters}}; please shorten it by {count}.'),
    toast: 'post',
    saved: t('Post shared with the community!'),
    failed: t('Failed to create post'),
    reason: 'beneath',
    refused: (faults) => faults.find(({ isLive }) => !isLive)?.text,
    next: (_, { post_type }) => ({ ...nothing, post_type }),
    onSaved: (post) => {
      addPost(client, post)
      onSaved()
    },
  })
}

/** Takes over what was typed before the form was there, and the focus. */
export function useBegun(
  form: PostForm,
  begun: RefObject<Begun> | undefined,
  section: RefObject<HTMLElement | null>,
): void {
  const takeBegun = useEffectEvent(() => {
    if (!begun) return
    const { content, hasFocus } = begun.current
    begun.current = { content: '', hasFocus: false }
    if (content && !form.isDirty) form.change({ content })
    // The form's own setFocus waits for a task, and keys that are pressed until then would go nowhere.
    if (hasFocus) section.current?.querySelector('textarea')?.focus()
  })
  // Before anything is painted, so that no key is pressed between the two.
  useLayoutEffect(() => takeBegun(), [])
  // The form follows what is typed only from here on.
  const followBegun = useEffectEvent(() => {
    const typed = form.fields.getValues()
    if (typed.content && !form.isDirty) form.begin(form.base(), typed)
  })
  useEffect(() => followBegun(), [])
}
