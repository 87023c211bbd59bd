import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { visibleText } from './values.ts'

/** What a theme could be about, for which words are to be suggested. */
export const themeIdea = z.object({ idea: visibleText(lengths.themeIdea) })

/** Whether a service that suggests words is configured. */
export const writingHelp = z.object({ isThere: z.boolean() })

/** Words for a theme; an empty one where the service had none. */
export const suggestedTheme = z.object({
  title: z.string(),
  description: z.string(),
  affirmation: z.string(),
  journalingPrompt: z.string(),
  tarotCard: z.object({ name: z.string(), interpretation: z.string() }),
  exercises: z.array(z.object({ title: z.string(), steps: z.array(z.string()) })),
})
export type SuggestedTheme = z.infer<typeof suggestedTheme>
