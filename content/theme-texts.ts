/**
 * The words of a starter theme in another language (`content/themes/{language}/{slug}.ts`). What is no word (pictures,
 * minutes, breath) stays as in the theme itself.
 */
export interface ThemeTexts {
  title: string
  description: string
  affirmation: string
  journalingPrompt: string
  tarotCard: { name: string; interpretation: string }
  /** A page in that language about the same piece, where there is one. */
  musicUrl?: string
  song: { title: string; artist: string; message: string }
  /** In the order of the theme's, each with as many steps. */
  exercises: readonly [ExerciseTexts, ExerciseTexts, ExerciseTexts]
  artActivity: { title: string; description: string; materials: readonly string[] }
  /** Seven dishes, Monday first. One of them is the recipe's. */
  menu: readonly [string, string, string, string, string, string, string]
  /** Amounts as people measure where the language is spoken. As many numbered lines as the theme's. */
  recipe: { title: string; ingredients: readonly string[]; instructions: string }
}

interface ExerciseTexts {
  title: string
  steps: readonly string[]
}
