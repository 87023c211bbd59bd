import {
  BookOpen,
  CalendarDays,
  HeartPulse,
  House,
  type LucideIcon,
  Smile,
  Sprout,
  UserRound,
} from 'lucide-react'

type Item = { to: string; label: string; icon: LucideIcon }

/** The member bar (member.md section 2), in its order. */
export const navigationItems: readonly Item[] = [
  { to: '/dashboard', label: 'Home', icon: House },
  { to: '/calendar', label: 'A-genda', icon: CalendarDays },
  { to: '/events', label: 'Events', icon: Sprout },
  { to: '/mood', label: 'Mood', icon: Smile },
  { to: '/health', label: 'Health', icon: HeartPulse },
  { to: '/community', label: 'Community', icon: BookOpen },
  { to: '/profile', label: 'Profile', icon: UserRound },
]
