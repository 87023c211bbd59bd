import { usualBreath } from '../../../contract/breath.ts'
import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { id } from '../../../contract/values.ts'
import { coverOf } from '../themes/shown-cover.ts'
import type { NightPicture, WeekContent } from '../themes/week-content.ts'
import { type Breath, breathMs } from './breath.ts'

/** A step as it is played. */
export type CourseStep = {
  text: string
  /** What it lists below its words. */
  list?: readonly string[]
  /** How long it takes, in milliseconds; without it, as long as one likes. */
  ms?: number
  /** Whether one breathes for so long. */
  isBreathed?: boolean
}

/** What the player plays: an exercise, the art activity, or breaths. */
export type Course = {
  title: string
  picture: string | null
  lqip: string | undefined
  /** The picture, wide enough for the whole screen. */
  large: string | undefined
  night: NightPicture | undefined
  /** The theme of its week; null for the built-in one. */
  themeId: string | null
  breath: Breath
  steps: readonly CourseStep[]
  /** When a picture of what was made is asked for at the end: before how one is, after it, or never. */
  asksPicture: 'first' | 'last' | 'never'
}

type Exercise = Theme['exercises'][number]
type Art = NonNullable<WeekContent['artActivity']>

const pictureOf = ({ imageUrl, imageLqip, imageLargeUrl, imageNight }: Exercise | Art) => ({
  picture: imageUrl,
  lqip: imageLqip,
  large: imageLargeUrl,
  night: imageNight,
})
/** Where no step is written, the name says what to do, for as long as it takes. */
const stepsOr = (steps: CourseStep[], title: string, minutes = 0): CourseStep[] =>
  steps.length > 0 ? steps : [{ text: title, ...(minutes > 0 && { ms: minutes * 60_000 }) }]
const themeIdOf = (week: WeekContent) => id.safeParse(week.id).data ?? null

/** Whole breaths, at least one, in about so many seconds: nobody is stopped in the middle of one. */
const inBreaths = (seconds: number, breath: Breath): number =>
  Math.max(1, Math.round((seconds * 1000) / breathMs(breath))) * breathMs(breath)

/** An exercise, step by step. Without seconds it has no clock. */
export function courseOfExercise(week: WeekContent, exercise: Exercise): Course {
  const { title, steps = [], stepSeconds = [], breath = usualBreath } = exercise
  const stepOf = (text: string, at: number): CourseStep => {
    const seconds = stepSeconds[at] ?? 0
    if (seconds === 0) return { text }
    if (!exercise.breath) return { text, ms: seconds * 1000 }
    return { text, ms: inBreaths(seconds, breath), isBreathed: true }
  }
  return {
    title,
    ...pictureOf(exercise),
    themeId: themeIdOf(week),
    breath,
    asksPicture: 'last',
    steps: stepsOr(steps.map(stepOf), title, exercise.minutes),
  }
}

/** The sentences of a text. */
function sentencesOf(text: string): string[] {
  const { lang } = document.documentElement
  const parts = new Intl.Segmenter(lang || undefined, { granularity: 'sentence' }).segment(text)
  return Array.from(parts, ({ segment }) => segment.trim()).filter(Boolean)
}

/** The art activity: what one needs, then sentence by sentence. */
export function courseOfArt(week: WeekContent, art: Art): Course {
  const { title, description, materials = [] } = art
  const needed = materials.length > 0 ? [{ text: t('You will need'), list: materials }] : []
  return {
    title,
    ...pictureOf(art),
    themeId: themeIdOf(week),
    breath: usualBreath,
    steps: stepsOr([...needed, ...sentencesOf(description).map((text) => ({ text }))], title),
    asksPicture: 'first',
  }
}

/** Minutes of the breaths that every week has. */
export const breathingMinutes = 3

/** Breaths with the week's cover, in for four and out for six. */
export function courseOfBreaths(week: WeekContent): Course {
  const ms = inBreaths(breathingMinutes * 60, usualBreath)
  return {
    title: t('A few breaths'),
    picture: coverOf(week),
    lqip: week.coverLqip ?? undefined,
    large: week.coverSizes[0]?.url,
    night: undefined,
    themeId: themeIdOf(week),
    breath: usualBreath,
    asksPicture: 'never',
    steps: [{ text: t('Let the breath come and go. There is nothing else to do.'), ms, isBreathed: true }],
  }
}
