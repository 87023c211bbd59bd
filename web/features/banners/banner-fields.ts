import { defaultAltText, type OwnBanner } from '../../../contract/banners.ts'
import { lengths } from '../../../contract/limits.ts'
import { isBlank } from '../../../contract/values.ts'

/** What the form of the member's own banner holds. */
export type BannerFields = {
  url: string
  is_shared: boolean
  show_name: boolean
  caption: string
  alt_text: string
}

/** The form of what is saved. */
export const fieldsOf = (saved: OwnBanner): BannerFields => ({
  url: saved.url ?? '',
  is_shared: saved.is_shared,
  show_name: saved.show_name,
  caption: saved.caption ?? '',
  alt_text: saved.alt_text || defaultAltText,
})

/** What the form sends: an empty caption is none, an empty alt text the default (member.md section 5). */
export const changeOf = ({ url, is_shared, show_name, caption, alt_text }: BannerFields) => ({
  url: url.trim(),
  is_shared,
  show_name,
  caption: isBlank(caption) ? null : caption.trim(),
  alt_text: isBlank(alt_text) ? defaultAltText : alt_text.trim(),
})

/** Whether two forms would save the same. */
export const isSame = (a: BannerFields, b: BannerFields): boolean =>
  JSON.stringify(changeOf(a)) === JSON.stringify(changeOf(b))

/** The field that cannot be saved as it is; the first of several. */
export function faultOf(fields: BannerFields): 'url' | 'caption' | 'alt_text' | undefined {
  if (fields.url.trim() === '') return 'url'
  if (changeOf(fields).caption !== null && fields.caption.trim().length > lengths.caption) return 'caption'
  if (fields.alt_text.trim().length > lengths.altText) return 'alt_text'
  return undefined
}

const text = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise)
const flag = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise)

/** A draft as far as it still makes sense, over what is saved. */
export function fieldsOfDraft(draft: unknown, saved: BannerFields): BannerFields {
  const { url, is_shared, show_name, caption, alt_text } = (draft ?? {}) as Record<string, unknown>
  return {
    url: text(url, saved.url),
    is_shared: flag(is_shared, saved.is_shared),
    show_name: flag(show_name, saved.show_name),
    caption: text(caption, saved.caption),
    alt_text: text(alt_text, saved.alt_text),
  }
}
