import type { PicturedParts } from './themes.ts'

/**
 * A theme with each picture replaced by the result of a function. `path` is the picture's position in the theme.
 */
export function mapPictures<T extends Partial<PicturedParts>>(
  theme: T,
  put: (picture: string, path: string) => string | null,
): T {
  const one = (picture: string | null, path: string) => (picture === null ? null : put(picture, path))
  const { coverImageUrl: cover, tarotCard: tarot, exercises, artActivity: art, recipe } = theme
  const parts: Partial<PicturedParts> = {}
  if (cover) parts.coverImageUrl = one(cover, 'coverImageUrl')
  if (tarot) parts.tarotCard = { ...tarot, imageUrl: one(tarot.imageUrl, 'tarotCard.imageUrl') }
  if (exercises)
    parts.exercises = exercises.map((exercise, at) => ({
      ...exercise,
      imageUrl: one(exercise.imageUrl, `exercises.${at}.imageUrl`),
    }))
  if (art) parts.artActivity = { ...art, image_url: one(art.image_url, 'artActivity.image_url') }
  if (recipe) parts.recipe = { ...recipe, image_url: one(recipe.image_url, 'recipe.image_url') }
  return { ...theme, ...parts }
}
