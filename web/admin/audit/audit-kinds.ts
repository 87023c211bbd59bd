import {
  CalendarHeart,
  Flag,
  HeartPulse,
  LogIn,
  type LucideIcon,
  MessageSquare,
  Palette,
  UserRound,
} from 'lucide-react'
import type { AuditKind } from '../../../contract/audit.ts'

type Group = { label: string; icon: LucideIcon; kinds: readonly [AuditKind, string][] }

/** Every kind of the log in plain words, by what it is about; an administrator filters by them. */
export const auditGroups: readonly Group[] = [
  {
    label: 'Sign-ins',
    icon: LogIn,
    kinds: [
      ['sign-in', 'Signed in'],
      ['sign-in-refused', 'Sign-in refused'],
    ],
  },
  {
    label: 'Health data',
    icon: HeartPulse,
    kinds: [
      ['health-read', 'Health entries read'],
      ['health-export', 'Health entries exported'],
    ],
  },
  {
    label: 'Themes',
    icon: Palette,
    kinds: [
      ['theme-created', 'Theme created'],
      ['theme-changed', 'Theme changed'],
      ['theme-deleted', 'Theme deleted'],
      ['theme-scheduled', 'Theme set for a week'],
    ],
  },
  {
    label: 'Events',
    icon: CalendarHeart,
    kinds: [
      ['event-created', 'Event created'],
      ['event-changed', 'Event changed'],
      ['event-deleted', 'Event deleted'],
      ['rsvp-list-export', 'List of who comes exported'],
    ],
  },
  {
    label: 'Banners',
    icon: Flag,
    kinds: [
      ['banner-unshared', 'Banner unshared'],
      ['banner-reinstated', 'Banner reinstated'],
      ['banner-deleted', 'Banner deleted'],
    ],
  },
  {
    label: 'Community',
    icon: MessageSquare,
    kinds: [
      ['post-deleted', 'Post deleted'],
      ['comment-deleted', 'Comment deleted'],
    ],
  },
  {
    label: 'Accounts',
    icon: UserRound,
    kinds: [
      ['role-changed', 'Role changed'],
      ['member-suspended', 'Suspended'],
      ['member-restored', 'Restored'],
      ['reset-link-sent', 'Reset link sent'],
      ['admin-made', 'Administrator made'],
      ['reset-link-made', 'Reset link made'],
    ],
  },
]

/** The icon of what a kind is about. */
export const iconOf = (kind: string): LucideIcon =>
  auditGroups.find(({ kinds }) => kinds.some(([known]) => known === kind))?.icon ?? UserRound
