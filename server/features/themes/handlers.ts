import type { Theme } from '../../../contract/themes.ts'
import { weekOf } from '../../../contract/week.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { today } from '../../kernel/clock.ts'
import { getThemeOfWeek, toTheme } from './queries.ts'

export const themeHandlers = ({ db, clock, picture }: Deps) => {
  const currentTheme = async (zone: string): Promise<Theme> =>
    toTheme(await getThemeOfWeek(db, weekOf(today(clock.now(), zone).toString())), picture)

  return handlers({
    'GET /themes/current': async ({ zone }) => currentTheme(zone),

    'GET /weekly-theme/current': async ({ zone }) => {
      const theme = await currentTheme(zone)
      return {
        ...theme,
        cover_image_url: theme.coverImageUrl,
        journal_prompt: theme.journalingPrompt,
        tarot_card: theme.tarotCard && {
          name: theme.tarotCard.name,
          interpretation: theme.tarotCard.interpretation,
          image_url: theme.tarotCard.imageUrl,
        },
        music_url: theme.musicUrl,
        exercises: theme.exercises.map(({ imageUrl, ...exercise }) => ({ ...exercise, image_url: imageUrl })),
        art_activity: theme.artActivity,
        menu: theme.menu.map(({ recipeTitle, ...meal }) => ({ ...meal, recipe_title: recipeTitle })),
      }
    },
  })
}
