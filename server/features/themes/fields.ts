import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { NewTheme } from '../../../contract/themes.ts'
import { fieldMap } from '../../kernel/database/field-map.ts'
import type { Tables } from '../../tables.ts'

export type ThemeRow = Selectable<Tables['themes']>

/** Written with every change of a theme, or of its words in a language, so that nobody is told what was known before. */
export const renewed = () => ({ revision: randomUUID() })

/** The fields of a theme as they were written. Pictures have their stored form. */
export const themeFields = fieldMap<NewTheme, ThemeRow>()(
  {
    title: 'title',
    slug: 'slug',
    description: 'description',
    coverImageUrl: 'cover_image',
    affirmation: 'affirmation',
    journalingPrompt: 'journaling_prompt',
    musicUrl: 'music_url',
    season: 'season',
    isDraft: 'is_draft',
  },
  {
    tarotCard: 'tarot_card',
    song: 'song',
    exercises: 'exercises',
    artActivity: 'art_activity',
    menu: 'menu',
    recipe: 'recipe',
  },
)
