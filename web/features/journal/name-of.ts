import type { ListedEntry } from '../../../contract/journal.ts'
import { dayInWords } from '../../lib/time/days.ts'

/** What an entry is called where it needs a name: its title, else its day. */
export const nameOf = ({ title, date }: Pick<ListedEntry, 'title' | 'date'>): string =>
  title.trim() || dayInWords(date)
