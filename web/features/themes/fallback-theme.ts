import { t } from '../../../contract/t.ts'
import { readWeek, type WeekContent } from './week-content.ts'

/** The built-in week for when no theme can be loaded (specification, Member 7), with its cover if that is known. */
export const fallbackTheme = (cover: Partial<WeekContent> = {}): WeekContent =>
  readWeek({
    ...cover,
    id: 'fallback',
    title: t('A Quiet Week'),
    description: t(
      'Nothing is planned and nothing is asked. Take this week as it comes, one small thing at a time.',
    ),
    affirmation: t('I have time for one thing, and one thing is enough.'),
    journalingPrompt: t(
      'What would you like a little less of this week? Write down three things that could wait, and one that you would miss if it did.',
    ),
    exercises: [
      {
        title: t('Ten quiet lines'),
        steps: [
          t('Take any pen and any sheet of paper.'),
          t('Draw a line from left to right, as slowly as you breathe out.'),
          t('Lift the pen while you breathe in.'),
          t('Draw nine more below it, and let each one be as crooked as it likes.'),
        ],
      },
    ],
  })
