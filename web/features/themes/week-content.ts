import type { Theme } from '../../../contract/themes.ts'
import { pictureAddress } from '../../lib/picture-address.ts'

/** What the dashboard shows of a week, in one naming. Missing parts are null, or an empty list or text. */
export type WeekContent = Pick<
  Theme,
  | 'id'
  | 'title'
  | 'description'
  | 'coverImageUrl'
  | 'coverLqip'
  | 'coverSizes'
  | 'coverAvif'
  | 'coverNight'
  | 'coverScene'
  | 'hue'
  | 'affirmation'
  | 'journalingPrompt'
  | 'tarotCard'
  | 'musicUrl'
  | 'song'
  | 'exercises'
  | 'menu'
> & {
  artActivity: {
    title: string
    description: string
    imageUrl: string | null
    imageLqip?: string
    imageLargeUrl?: string
    imageNight?: NightPicture
    materials: string[]
  } | null
  recipe: {
    title: string
    imageUrl: string | null
    imageNight?: NightPicture
    ingredients: string[]
    instructions: string
  } | null
}

/** A picture of ours in its night palette; `large` is a wider one. */
export type NightPicture = NonNullable<Theme['exercises'][number]['imageNight']>

/** A cover that moves, in one of its two palettes. */
export type CoverScene = { scene: NonNullable<Theme['coverScene']>; isNight: boolean }

const nothing: Omit<WeekContent, 'id' | 'title'> = {
  description: '',
  coverImageUrl: null,
  coverLqip: null,
  coverSizes: [],
  hue: null,
  affirmation: '',
  journalingPrompt: '',
  tarotCard: null,
  musicUrl: null,
  song: null,
  exercises: [],
  artActivity: null,
  menu: [],
  recipe: null,
}

/** Fields that hold a picture's address. */
const pictures = ['coverImageUrl', 'imageUrl', 'url']

const camelCase = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Merges `tarot_card` and `tarotCard`. If both are present, the one with content wins. */
function inOneNaming(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneNaming)
  if (value === null || typeof value !== 'object') return value
  const read: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(value)) {
    if (part === null || part === undefined) continue
    const name = camelCase(key)
    const isPicture = pictures.includes(name) && typeof part === 'string'
    read[name === 'journalPrompt' ? 'journalingPrompt' : name] = isPicture
      ? pictureAddress(part)
      : inOneNaming(part)
  }
  return read
}

/**
 * Reads a week in either naming, or in a mixture of both (specification, Member 3). Throws when the answer is no
 * theme at all.
 */
export function readWeek(answer: object): WeekContent {
  const read = inOneNaming(answer) as Partial<WeekContent>
  const { id, title } = read
  if (typeof id !== 'string' || typeof title !== 'string') throw new Error('The answer is not a theme.')
  return { ...nothing, ...read, id, title }
}
