import { bannerChange, type OwnBanner } from '../../../contract/banners.ts'
import { isBlank } from '../../../contract/blank.ts'
import { defaultAltText } from '../../../contract/default-alt-text.ts'
import { translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import type { Checks } from '../../lib/form/form-faults.ts'
import { altInWords } from './title-of.ts'

/** The content of the form of the member's own banner. */
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
  alt_text: altInWords(saved.alt_text || defaultAltText),
})

/** The body of the form. An empty caption is null, an empty alt text is the default (specification, Member 5). */
export const changeOf = ({ url, is_shared, show_name, caption, alt_text }: BannerFields) => ({
  url: url.trim(),
  is_shared,
  show_name,
  caption: isBlank(caption) ? null : caption.trim(),
  alt_text:
    isBlank(alt_text) || alt_text.trim() === translate(defaultAltText) ? defaultAltText : alt_text.trim(),
})

/** Whether two forms would save the same. */
export const isSame = (a: BannerFields, b: BannerFields): boolean =>
  JSON.stringify(changeOf(a)) === JSON.stringify(changeOf(b))

/** How the form is checked, but for the colors that are sent along. */
export const bannerChecks: Omit<Checks<'PATCH /me/banner/share', BannerFields>, 'toBody'> = {
  body: bannerChange,
  needed: { url: texts('Please add a banner URL') },
  tooLong: texts({
    caption: 'Caption must be 140 characters or less',
    alt_text: 'Alt text must be {max, plural, other {# characters}} or less',
  }),
}
