import {
  ArchiveRestore,
  CalendarCheck,
  CalendarCog,
  CalendarHeart,
  CalendarPlus,
  Download,
  Flag,
  HeartPulse,
  LogIn,
  type LucideIcon,
  MessageSquare,
  Palette,
  ScrollText,
  Send,
  ShieldX,
  Trash2,
  UserRound,
} from 'lucide-react'
import type { AuditKind } from '../../../contract/audit.ts'
import { type Text, texts } from '../../../contract/texts.ts'

type Group = { label: Text; icon: LucideIcon; kinds: readonly (readonly [AuditKind, Text])[] }

/** Every kind of the log in plain words, grouped by subject. An administrator filters by them. */
export const auditGroups: readonly Group[] = [
  {
    label: texts('Sign-ins'),
    icon: LogIn,
    kinds: [
      ['sign-in', texts('Signed in')],
      ['sign-in-refused', texts('Sign-in refused')],
      ['sign-in-disowned', texts('Sign-in disowned')],
    ],
  },
  {
    label: texts('Health data'),
    icon: HeartPulse,
    kinds: [
      ['health-read', texts('Health entries read')],
      ['health-export', texts('Health entries exported')],
    ],
  },
  {
    label: texts('Themes'),
    icon: Palette,
    kinds: [
      ['theme-created', texts('Theme created')],
      ['theme-changed', texts('Theme changed')],
      ['theme-deleted', texts('Theme deleted')],
      ['theme-scheduled', texts('Theme set for a week')],
      ['theme-unscheduled', texts('Week emptied')],
      ['themes-packed', texts('Theme pack taken out')],
    ],
  },
  {
    label: texts('Events'),
    icon: CalendarHeart,
    kinds: [
      ['event-created', texts('Event created')],
      ['event-changed', texts('Event changed')],
      ['event-deleted', texts('Event deleted')],
      ['event-message-sent', texts('Message to those who come')],
      ['rsvp-list-read', texts('Guest list viewed')],
      ['rsvp-list-export', texts('List of who comes exported')],
    ],
  },
  {
    label: texts('Banners'),
    icon: Flag,
    kinds: [
      ['banner-unshared', texts('Banner unshared')],
      ['banner-reinstated', texts('Banner reinstated')],
      ['banner-deleted', texts('Banner deleted')],
    ],
  },
  {
    label: texts('Community||a group of the log'),
    icon: MessageSquare,
    kinds: [
      ['post-deleted', texts('Post deleted')],
      ['comment-deleted', texts('Comment deleted')],
      ['content-hidden', texts('Post or comment hidden')],
      ['content-removed', texts('Post or comment removed')],
      ['report-dismissed', texts('Reports dismissed')],
      ['author-messaged', texts('Author written to')],
      ['decision-undone', texts('Decision undone')],
      ['appeal-answered', texts('Appeal answered')],
      ['case-noted', texts('Note written')],
      ['flagged-words-changed', texts('List of words changed')],
    ],
  },
  {
    label: texts('Accounts'),
    icon: UserRound,
    kinds: [
      ['role-changed', texts('Role changed')],
      ['member-suspended', texts('Suspended||an event of the log')],
      ['member-restored', texts('Restored')],
      ['invitation-made', texts('Invitation made')],
      ['invitation-revoked', texts('Invitation revoked')],
      ['reset-link-sent', texts('Reset link sent')],
      ['password-changed', texts('Own password changed')],
      ['factor-changed', texts('Own sign-in changed')],
      ['second-factor-off', texts('Second factor turned off')],
      ['admin-made', texts('Administrator made')],
      ['reset-link-made', texts('Reset link made')],
      ['member-exported', texts('What a member has stored exported')],
      ['member-erased', texts('Account deleted')],
    ],
  },
  {
    label: texts('Backups||a group of the log'),
    icon: ArchiveRestore,
    kinds: [
      ['community-restored', texts('Backup restored')],
      ['deletion-repeated', texts('Deletion repeated')],
    ],
  },
  { label: texts('Audit log'), icon: ScrollText, kinds: [['audit-exported', texts('Audit log exported')]] },
]

/** Icons of what was done, for kinds that stand in a row again and again, or must not be passed by. */
const icons: Partial<Record<AuditKind, LucideIcon>> = {
  'sign-in-refused': ShieldX,
  'sign-in-disowned': ShieldX,
  'theme-scheduled': CalendarCheck,
  'theme-deleted': Trash2,
  'event-created': CalendarPlus,
  'event-changed': CalendarCog,
  'event-deleted': Trash2,
  'event-message-sent': Send,
  'rsvp-list-export': Download,
  'banner-deleted': Trash2,
  'post-deleted': Trash2,
  'comment-deleted': Trash2,
}

type Mark = { icon: LucideIcon; tint: string; isQuiet: boolean }

/**
 * The icon of what was done or of what a kind is about, and the colours of its disc: looks at health data and sign-ins
 * that failed or were disowned stand out, all other sign-ins do not.
 */
export function markOf(kind: string): Mark {
  const group = auditGroups.find(({ kinds }) => kinds.some(([known]) => known === kind))
  const icon = icons[kind as AuditKind] ?? group?.icon ?? UserRound
  if (kind === 'sign-in') return { icon, tint: 'bg-raised text-ink-soft', isQuiet: true }
  if (group?.icon === HeartPulse || group?.icon === LogIn)
    return { icon, tint: 'bg-clay-soft text-clay', isQuiet: false }
  return { icon, tint: 'bg-good-soft text-good', isQuiet: false }
}
