import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { texts } from './texts.ts'
import { storableText } from './values.ts'

/** The formats an image may have (specification, Member 9). The bytes decide, not the name. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const imageFaults = texts({
  type: 'Invalid file type. Allowed: JPG, PNG, WebP',
  size: 'File too large. Maximum size is 10MB',
  address: 'Invalid image URL',
  pixels: 'Image too large. Maximum is 50 megapixels',
  sides: 'Image too large. Each side can have 16,383 pixels at most',
  costly: 'This image takes too much time or memory to read. Please try a smaller one',
  broken: 'This image is damaged and cannot be read',
  unreachable: 'The image could not be fetched just now. Please try again in a moment.',
})

/** The widths in pixels that every image is stored in, up to its own width (ruling 23). */
export const imageWidths = [1600, 800, 400] as const

/** A color as `#rrggbb`. */
const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'A color is written as #rrggbb'), z.toLowerCase())
export const palette = z.array(color).check(z.maxLength(lengths.palette))

/** The address of an uploaded image, relative to the API's base: `/uploads/{hash}-{width}.webp`. */
const uploadAddress = /^\/uploads\/([0-9a-f]{64})-\d{1,4}\.webp$/

/** The hash of an uploaded image's address; undefined for any other address. */
export const hashOfUpload = (address: string): string | undefined => uploadAddress.exec(address)?.[1]

/** The address of an uploaded image, or the http(s) address of any image. The product keeps a copy of the latter. */
export const imageAddress = storableText.check(
  z.trim(),
  z.maxLength(lengths.url),
  z.refine((value) => uploadAddress.test(value) || (/^https?:\/\/\S+$/i.test(value) && URL.canParse(value)), {
    error: imageFaults.address,
  }),
)

/** The address of an image, or null. An empty text is null too. */
export const imageAddressOrNone = z.nullable(
  z.union([
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
    imageAddress,
  ]),
)

/** A stored image. Addresses are relative to the API's base. */
export const image = z.object({
  /** The widest file. */
  url: z.string(),
  width: z.number(),
  height: z.number(),
  /** A tiny picture to show while it loads, as a data URI. */
  lqip: z.string(),
  /** Every file, widest first. */
  sizes: z.array(z.object({ url: z.string(), width: z.number() })),
})
export type Image = z.infer<typeof image>

/** What an upload answers (ruling 23). */
export const uploadedImage = z.extend(image, { palette: z.array(z.string()) })
export type UploadedImage = z.infer<typeof uploadedImage>
