import type * as z from 'zod/mini'
import { type bannerChange, defaultAltText, reportsThatHide } from '../../../contract/banners.ts'
import { isBlank } from '../../../contract/values.ts'

export type BannerChange = z.output<typeof bannerChange>
/** What a member says of their banner beside its picture. */
export type BannerFields = {
  is_shared: boolean
  show_name: boolean
  caption: string | null
  alt_text: string
  palette: string[]
}

/** A banner before anything is said of it. */
export const blankBanner: BannerFields = {
  is_shared: false,
  show_name: false,
  caption: null,
  alt_text: defaultAltText,
  palette: [],
}

/** Whether reports keep a banner out of the gallery. */
export const isHidden = (reportCount: number): boolean => reportCount >= reportsThatHide

/**
 * What is said of a banner after a change: what the change leaves out stays, and what it blanks goes back to the
 * beginning. A new picture brings its colours, unless others are given; `newColors` are undefined when it is the old one.
 */
export function changedFields(
  before: BannerFields,
  change: BannerChange,
  newColors: string[] | undefined,
): BannerFields {
  const given = <T>(text: string | null | undefined, stays: T, blank: T): string | T =>
    text === undefined ? stays : text === null || isBlank(text) ? blank : text.trim()
  return {
    is_shared: change.is_shared ?? before.is_shared,
    show_name: change.show_name ?? before.show_name,
    caption: given(change.caption, before.caption, blankBanner.caption),
    alt_text: given(change.alt_text, before.alt_text, blankBanner.alt_text),
    palette: change.palette ?? newColors ?? before.palette,
  }
}

/**
 * When a picture became a banner, at the given try: now, or a random microsecond soon after it, as no two banners may
 * share one. Each try chooses among eight times as many as the one before, so that a crowd comes apart quickly.
 */
export const instantOfTry = (now: Temporal.Instant, tries: number, random: number): Temporal.Instant =>
  tries === 0 ? now : now.add({ microseconds: 1 + Math.floor(random * 8 ** Math.min(tries, 7)) })
