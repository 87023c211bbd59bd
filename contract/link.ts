import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { text } from './values.ts'

/** A web address that a page may link to: http or https only (ruling 16). */
const link = text(lengths.url).check(
  z.refine((value) => /^https?:\/\/\S+$/i.test(value) && URL.canParse(value), {
    error: 'A link should start with https:// or http://',
  }),
)

/** A link or null. An empty text is null too. */
export const linkOrNone = z.nullable(
  z.union([
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
    link,
  ]),
)
