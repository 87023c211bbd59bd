import type { WeekContent } from './week-content.ts'

/** What an empty sheet is told of the week whose question leads to it. */
export const promptState = ({
  id,
  title,
  journalingPrompt,
}: Pick<WeekContent, 'id' | 'title' | 'journalingPrompt'>) => ({
  prompt: journalingPrompt,
  theme_title: title,
  theme_id: id,
})
