import type { ExportKind } from '../../../contract/export.ts'
import { t } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { formatLocale } from '../../lib/locale.ts'

/** Every kind that can be taken out, in the words of the screens that show it. */
export const kindNames = {
  profile: texts('Profile and settings'),
  moods: texts('Moods'),
  health: texts('Health'),
  planner: texts('Planner'),
  goals: texts('Goals'),
  journal: texts('Journal'),
  practice: texts('Practice'),
  events: texts('Answers to events'),
  community: texts('Community'),
  banner: texts('Banner'),
  themes: texts('Chosen themes'),
  activity: texts('Sign-ins and records'),
} as const satisfies Record<ExportKind, string>

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** About how large a file is: '12 kB', '3.4 MB', '1.2 GB'. */
export function sizeInWords(bytes: number): string {
  const step = bytes < 1e6 ? 0 : bytes < 1e9 ? 1 : 2
  const value = Math.max(1, bytes / 1000 ** (step + 1))
  return new Intl.NumberFormat(formatLocale(), {
    style: 'unit',
    unit: units[step],
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  }).format(value)
}

/** What a file of some kinds is called on the button that starts it. */
export const takeOutWords = (kinds: readonly ExportKind[] | undefined): string =>
  kinds
    ? t('Take {count, plural, one {# kind} other {# kinds}} out', { count: kinds.length })
    : t('Take everything out')
