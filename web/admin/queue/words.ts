import type { DecisionAction, QueueKind, ReportReason } from '../../../contract/cases.ts'
import { defaultAltText } from '../../../contract/default-alt-text.ts'
import { t, translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'
import { altInWords } from '../../features/banners/title-of.ts'

const kinds: Record<QueueKind, Text> = texts({
  post: 'Post',
  comment: 'Comment||what a case is about',
  member: 'Member',
  banner: 'Banner',
})
/** What a case is about. */
export const kindInWords = (kind: QueueKind): string => translate(kinds[kind])

/** What a case is about says. A banner without words of its member has the specified ones, in the reader's language. */
export const saidInWords = (kind: QueueKind, said: string): string =>
  kind === 'banner' ? altInWords(said) : said

/** Whether a case is about a banner without words of its member. */
export const isWordless = (kind: QueueKind, said: string): boolean =>
  kind === 'banner' && said === defaultAltText

const reasons: Record<ReportReason, Text> = texts({
  unkind: 'Unkind or hurtful',
  spam: 'Advertises or deceives',
  private: 'Tells something private',
  worry: 'Worried about the author',
  other: 'Something else',
})
/** A reason as administrators read it. */
export const reasonInWords = (reason: ReportReason): string => translate(reasons[reason])

const done: Record<DecisionAction, Text> = texts({
  dismiss: 'Kept',
  hide: 'Hidden',
  remove: 'Removed',
  message: 'Author written to',
})
/** What was decided, in a word or two. */
export const actionInWords = (action: DecisionAction): string => translate(done[action])

/** What the toast says of decisions. */
export const decidedInWords = (action: DecisionAction, count: number): string =>
  ({
    dismiss: t(
      '{count, plural, one {Kept, and its reports dismissed} other {# kept, and their reports dismissed}}',
      {
        count,
      },
    ),
    hide: t('{count, plural, one {Hidden} other {# hidden}}', { count }),
    remove: t('{count, plural, one {Removed} other {# removed}}', { count }),
    message: t('{count, plural, one {Message sent} other {# messages sent}}', { count }),
  })[action]
