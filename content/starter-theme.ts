import type { Season } from '../contract/seasons.ts'
import { weekdays } from '../contract/week.ts'

/** One creative exercise of a week: a few concrete steps with whatever is at hand. */
interface StarterExercise {
  title: string
  /** Four to six. */
  steps: readonly string[]
  /** Key of a picture, `exercise/…`. */
  image: string
  link: string | null
  /** About how long it takes, where its words say so or anybody would ask. */
  minutes?: number
  /** Seconds of a breath, where one breathes in it. */
  breath?: { in: number; hold: number; out: number; rest: number }
  /** Seconds of each step, 0 without a clock. In an exercise with a breath, such a step is breathed for so long. */
  stepSeconds?: readonly number[]
}

/** A week's theme as it is written for the starter library. Pictures are named by their key in the manifest. */
export interface StarterTheme {
  title: string
  slug: string
  /** Where it belongs to one. */
  season?: Season
  /** Two sentences. */
  description: string
  affirmation: string
  /** Two to four sentences that open a question and leave it open. */
  journalingPrompt: string
  /** `cover/…` */
  cover: string
  /** OKLCH hue of the accent in this week, 0 to 360, as in the cover's first color. */
  hue: number
  /** `image` is `tarot/…`. */
  tarotCard: { name: string; interpretation: string; image: string }
  /** A page about, or a recording of, a piece in the public domain; opened only when the member asks for it. */
  musicUrl: string
  song: { title: string; artist: string; message: string }
  exercises: readonly [StarterExercise, StarterExercise, StarterExercise]
  artActivity: { title: string; description: string; image: string; materials: readonly string[] }
  menu: readonly StarterMenuDay[]
  /** One dish of the menu in full, under the menu's title. Amounts are metric; steps are numbered lines. */
  recipe: { title: string; image: string | null; ingredients: readonly string[]; instructions: string }
}

interface StarterMenuDay {
  day: string
  recipeTitle: string
  link: string | null
}

/** A week's menu from seven dishes, Monday first. */
export const menuOf = (
  ...dishes: [string, string, string, string, string, string, string]
): StarterMenuDay[] => weekdays.map((day, i) => ({ day, recipeTitle: dishes[i] ?? '', link: null }))

/** Numbered lines, as a recipe's instructions are stored. */
export const numbered = (...lines: string[]) => lines.map((line, i) => `${i + 1}. ${line}`).join('\n')
