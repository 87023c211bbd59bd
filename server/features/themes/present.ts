import { hashOfUpload } from '../../../contract/images.ts'
import { mapPictures } from '../../../contract/theme-pictures.ts'
import type { Theme } from '../../../contract/themes.ts'
import type { Deps } from '../../deps.ts'
import { type ImageRow, listImages, toImage } from '../images/queries.ts'
import { type ThemeRow, themeFields } from './fields.ts'

type Pictures = Deps['picture']

const own = 'art:'
/** A picture of ours is stored by its key, because its address changes with every drawing. */
export const storedArt = (key: string): string => own + key
/** The key of one of the product's own pictures; undefined for another. */
export const keyOf = (stored: string): string | undefined =>
  stored.startsWith(own) ? stored.slice(own.length) : undefined

/** The path of the API. An upload is stored by its address within the API, and a page needs the full path. */
const apiBase = '/api'
const onOrigin = (upload: string): string => apiBase + upload

/** The address of a stored picture for a page. Null for one of our own pictures that no longer exists. */
function address(picture: Pictures, stored: string): string | null {
  const key = keyOf(stored)
  if (key !== undefined) return picture(key)?.url ?? null
  return hashOfUpload(stored) ? onOrigin(stored) : stored
}

/** The cover in its widths and a tiny one, for a picture of ours. */
function coverOf(stored: string | null, picture: Pictures, uploads: Map<string, ImageRow>) {
  const art = picture(keyOf(stored ?? '') ?? '')
  if (stored?.startsWith(own) && art)
    return {
      coverSizes: art.widths,
      coverLqip: art.lqip,
      ...(art.night && { coverNight: { sizes: art.night.widths, lqip: art.night.lqip } }),
    }
  const upload = uploads.get(hashOfUpload(stored ?? '') ?? '')
  if (!upload) return { coverSizes: [], coverLqip: null }
  const sizes = toImage(upload).sizes.map(({ url, width }) => ({ url: onOrigin(url), width }))
  return { coverSizes: sizes, coverLqip: upload.lqip }
}

/** Themes in the form of the contract, in the same order. */
export async function toThemes(
  { db, picture }: Pick<Deps, 'db' | 'picture'>,
  rows: readonly ThemeRow[],
): Promise<Theme[]> {
  const covers = rows.flatMap(({ cover_image }) => hashOfUpload(cover_image ?? '') ?? [])
  const uploads = await listImages(db, covers)
  return rows.map((row) => {
    const { season, isDraft, ...fields } = themeFields.read(row)
    return {
      ...mapPictures(fields, (stored) => address(picture, stored)),
      ...coverOf(row.cover_image, picture, uploads),
      id: row.id,
      hue: row.hue,
      ...(season && { season }),
      ...(isDraft && { isDraft }),
    }
  })
}

/** The back that every card of a theme has. */
function backOfDeck(picture: Pictures) {
  const back = picture('tarot/back')
  const night = nightOf(back)
  return back && { backUrl: back.url, backLqip: back.lqip, ...(night && { backNight: night }) }
}

/** A picture of ours in its night palette. */
function nightOf(picture: ReturnType<Pictures>) {
  if (!picture?.night) return undefined
  const { url, lqip, large } = picture.night
  return { url, lqip, ...(large && { large }) }
}

/** One theme as the contract tells it, with what is shown while its other pictures load. */
export async function toTheme(deps: Pick<Deps, 'db' | 'picture'>, row: ThemeRow): Promise<Theme> {
  const [theme] = await toThemes(deps, [row])
  if (!theme) throw new Error('A theme that is there is told.')
  const { exercises, artActivity, tarotCard, recipe } = themeFields.read(row)
  const cover = keyOf(row.cover_image ?? '') ?? ''
  const { layers, avif, night } = deps.picture(cover) ?? {}
  const stored = [
    ...[artActivity?.image_url, tarotCard?.imageUrl, recipe?.image_url],
    ...exercises.map(({ imageUrl }) => imageUrl),
  ]
  const uploads = await listImages(
    deps.db,
    stored.flatMap((image) => hashOfUpload(image ?? '') ?? []),
  )
  const [ofArt, ofCard, ofRecipe, ...ofExercises] = stored.map((image) => {
    const own = deps.picture(keyOf(image ?? '') ?? '')
    const lqip = coverOf(image ?? null, deps.picture, uploads).coverLqip ?? undefined
    return { lqip, large: own?.large, night: nightOf(own) }
  })
  return {
    ...theme,
    ...(avif && { coverAvif: avif }),
    ...(theme.coverNight && night?.avif && { coverNight: { ...theme.coverNight, avif: night.avif } }),
    ...(layers && { coverScene: { name: cover.replace('cover/', ''), layers } }),
    tarotCard: theme.tarotCard && {
      ...theme.tarotCard,
      ...(ofCard?.lqip && { imageLqip: ofCard.lqip }),
      ...(ofCard?.night && { imageNight: ofCard.night }),
      ...(theme.tarotCard.imageUrl && backOfDeck(deps.picture)),
    },
    artActivity: theme.artActivity && {
      ...theme.artActivity,
      ...(ofArt?.lqip && { image_lqip: ofArt.lqip }),
      ...(ofArt?.large && { image_large_url: ofArt.large }),
      ...(ofArt?.night && { image_night: ofArt.night }),
    },
    recipe: theme.recipe && { ...theme.recipe, ...(ofRecipe?.night && { image_night: ofRecipe.night }) },
    exercises: theme.exercises.map((exercise, at) => {
      const { lqip, large, night } = ofExercises[at] ?? {}
      return {
        ...exercise,
        ...(lqip && { imageLqip: lqip }),
        ...(large && { imageLargeUrl: large }),
        ...(night && { imageNight: night }),
      }
    }),
  }
}
