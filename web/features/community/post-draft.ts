import { type Post, postTypes } from '../../../contract/community.ts'
import { keepDraft, readDraft } from '../../lib/drafts.ts'

/** What is being written before it is shared. `id` names its last try, so that trying again makes no second post. */
export type PostDraft = { post_type: Post['post_type']; content: string; image_url: string; id?: string }

export const nothing: PostDraft = { post_type: 'art', content: '', image_url: '' }

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** What this member was writing, as far as it still makes sense. */
export function readPostDraft(memberId: string): PostDraft {
  const { post_type, content, image_url, id } = (readDraft('post', memberId) ?? {}) as Record<string, unknown>
  return {
    post_type: postTypes.find((type) => type === post_type) ?? 'art',
    content: text(content),
    image_url: text(image_url),
    ...(typeof id === 'string' && { id }),
  }
}

/** Keeps what is being written; an empty one is forgotten. */
export function keepPostDraft(memberId: string, draft: PostDraft): void {
  keepDraft('post', memberId, draft.content === '' && draft.image_url === '' ? undefined : draft)
}

/** Forgets a draft that has been shared, also when its page was left meanwhile; what was written since stays. */
export function dropSharedDraft(memberId: string, shared: PostDraft): void {
  if (readPostDraft(memberId).id === shared.id) keepPostDraft(memberId, nothing)
}
