import { t } from '../../../contract/t.ts'
import { formatLocale } from '../../lib/locale.ts'
import { noonOf } from '../../lib/time/days.ts'
import type { WholeOverview } from './queries.ts'

/** Something that waits for an administrator. It leads to a page, or says what to do where no page can. */
export type Hand = {
  kind: 'stopped' | 'reports' | 'flagged' | 'appeals' | 'weeks' | 'letters' | 'backup'
  /** How many there are; absent of what is not counted. */
  count?: number
  title: string
  about: string
} & ({ to: string } | { command: string })

const dayFormat = () => new Intl.DateTimeFormat(formatLocale(), { month: 'long', day: 'numeric' })

/** More weeks than these are not named one by one. */
const mostNamed = 2
const inDays = (weeks: WholeOverview['weeks']): string =>
  new Intl.ListFormat(formatLocale(), { type: 'conjunction' }).format(
    weeks.map(({ weekStartISO }) => dayFormat().format(noonOf(weekStartISO))),
  )

/** What needs a hand, the most urgent first; empty when all is well. */
export function handsOf({ stopped, reports, waiting, weeks, letters, backup }: WholeOverview): Hand[] {
  const ahead = weeks.slice(1).filter(({ theme }) => theme === null)
  const lost = letters.failed + letters.unsure
  const hands: (Hand | false)[] = [
    stopped !== null && {
      kind: 'stopped',
      title:
        stopped === 'full'
          ? t('The disk is full: nobody can save anything')
          : t('The database can only be read: nobody can save anything'),
      about: t('This says what is wrong, and what to do:'),
      command: 'npm run agenda -- doctor',
    },
    reports.open > 0 && {
      kind: 'reports',
      count: reports.open,
      title: t('{count} reported by members', { count: reports.open }),
      about:
        reports.hidden > 0
          ? t(
              '{count, plural, one {# is hidden until somebody decides.} other {# are hidden until somebody decides.}}',
              {
                count: reports.hidden,
              },
            )
          : t('Still shown until somebody decides.'),
      to: '/admin/queue',
    },
    waiting.appeals > 0 && {
      kind: 'appeals',
      count: waiting.appeals,
      title: t('{count, plural, one {# appeal waits} other {# appeals wait}}', { count: waiting.appeals }),
      about: t('Somebody asks to look at a decision once more.'),
      to: '/admin/queue?tab=appeals',
    },
    waiting.flagged > 0 && {
      kind: 'flagged',
      count: waiting.flagged,
      title: t('{count, plural, one {# case} other {# cases}} that nobody reported', {
        count: waiting.flagged,
      }),
      about: t('By their words, or because a decision was undone.'),
      to: '/admin/queue',
    },
    lost > 0 && {
      kind: 'letters',
      count: lost,
      title: t('{count, plural, one {# email may not have arrived} other {# emails may not have arrived}}', {
        count: lost,
      }),
      about: t('Whoever misses one can ask again. This says whether the mail server lets A-genda in:'),
      command: 'npm run agenda -- doctor',
    },
    backup?.isOverdue === true && {
      kind: 'backup',
      title: backup.at
        ? t('No backup since {day}', { day: dayFormat().format(new Date(backup.at)) })
        : t('There is no backup yet'),
      about: t('One is made each night while A-genda runs. This makes one now:'),
      command: 'npm run agenda -- backup',
    },
    ahead.length > 0 && {
      kind: 'weeks',
      count: ahead.length,
      title: t(
        '{count, plural, one {# week ahead is left to its turn} other {# weeks ahead are left to their turn}}',
        {
          count: ahead.length,
        },
      ),
      about:
        ahead.length > mostNamed
          ? t('The first is the week of {day}.', { day: inDays(ahead.slice(0, 1)) })
          : t('{days}: the next in turn is shown.', { days: inDays(ahead) }),
      to: '/admin/themes?tab=schedule',
    },
  ]
  return hands.filter((hand) => hand !== false)
}
