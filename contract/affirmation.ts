import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { text } from './values.ts'

export const affirmationRequest = z.object({
  user_name: text(lengths.name),
  focus_area: text(lengths.focusArea),
})

export const affirmation = z.object({ affirmation: z.string() })
