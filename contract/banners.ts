import * as z from 'zod/mini'
import { avatar } from './avatar.ts'
import { image, imageAddress, imageAddressOrNone, palette } from './images.ts'
import { lengths } from './limits.ts'
import { message } from './texts.ts'
import { cursor, id, instant, storableText, text, visibleText, wholeNumber } from './values.ts'

/** Reports that hide a banner from the gallery (ruling 22). */
export const reportsThatHide = 3

const caption = z.nullable(text(lengths.caption))

/** A banner in the gallery (specification, Member 3). `created_at` is its cursor, unique to the microsecond. */
export const sharedBanner = z.object({
  id,
  /** Our own copy, relative to the API's base. */
  url: z.string(),
  image,
  lqip: z.string(),
  alt_text: z.string(),
  caption,
  palette: z.array(z.string()),
  /** 'Member' unless its owner shows their name. */
  display_name: z.string(),
  /** Whose it is. Absent where its owner does not show their name. */
  user_id: z.optional(id),
  /** Absent where its owner does not show their name, so that no mark says whose it is. */
  avatar: z.optional(avatar),
  created_at: instant,
  /** Whether it is the caller's own, which cannot be reported. */
  own: z.boolean(),
})
export type SharedBanner = z.infer<typeof sharedBanner>

/** Newest first. `cursor` is the `created_at` of the last banner of the page before. */
export const galleryPage = z.object({
  limit: z._default(wholeNumber(1, lengths.page), 20),
  cursor: z.optional(cursor('a banner')),
})
export const bannerId = z.object({ id })
export const report = z.object({
  reason: visibleText(lengths.reportReason, 'Please provide a reason for reporting'),
})

/** The member's own banner. Before there is one, its fields have their defaults. */
export const ownBanner = z.object({
  /** The address as the member gave it: an upload or one from elsewhere. Null before there is a banner. */
  url: z.nullable(z.string()),
  image: z.nullable(image),
  is_shared: z.boolean(),
  show_name: z.boolean(),
  caption,
  alt_text: z.string(),
  palette: z.array(z.string()),
  /** Whether reports or an administrator keep it out of the gallery until one reinstates it (rulings 31 and 45). */
  hidden: z.boolean(),
  /** Whether it was an administrator. */
  unshared_by_admin: z.optional(z.boolean()),
})
export type OwnBanner = z.infer<typeof ownBanner>

/** Any of the fields. Those left out do not change. The first time, `url` is needed: 'Please add a banner URL'. */
export const bannerChange = z.object({
  url: z.optional(imageAddressOrNone),
  is_shared: z.optional(z.boolean()),
  show_name: z.optional(z.boolean()),
  caption: z.optional(
    z.nullable(
      storableText.check(
        z.maxLength(
          lengths.caption,
          message('Caption must be {max, plural, other {# characters}} or less', { max: lengths.caption }),
        ),
      ),
    ),
  ),
  alt_text: z.optional(z.nullable(text(lengths.altText))),
  palette: z.optional(palette),
})

export const paletteRequest = z.object({ image_url: imageAddress })
/** The colors of an image, the most frequent first, and the stored copy of it, which is its preview. */
export const imagePalette = z.object({ palette: z.array(z.string()), image })
