import type * as z from 'zod/mini'
import { type bannerChange, reportsThatHide } from '../../../contract/banners.ts'
import { isBlank } from '../../../contract/blank.ts'
import { defaultAltText } from '../../../contract/default-alt-text.ts'

export type BannerChange = z.output<typeof bannerChange>
/** What a member writes about their banner, besides its picture. */
export type BannerFields = {
  is_shared: boolean
  show_name: boolean
  caption: string | null
  alt_text: string
  palette: string[]
}

/** A banner without a description. */
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
 * The description of a banner after a change. Fields that are left out do not change, and blank ones get their default.
 * A new picture brings its colors, unless others are given. `newColors` is undefined for the old picture.
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
 * The time at which a picture became a banner. The first try is now. Each further try is a random microsecond soon
 * after, because no two banners may have the same time. Each try chooses among eight times as many as the one before,
 * so that many simultaneous changes separate quickly.
 */
export const instantOfTry = (now: Temporal.Instant, tries: number, random: number): Temporal.Instant =>
  tries === 0 ? now : now.add({ microseconds: 1 + Math.floor(random * 8 ** Math.min(tries, 7)) })
