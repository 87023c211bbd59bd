import {
  CalendarDays,
  CalendarHeart,
  HeartPulse,
  House,
  type LucideIcon,
  Smile,
  UserRound,
  UsersRound,
} from 'lucide-react'

type Item = { to: string; label: string; icon: LucideIcon }

/** The member bar (member.md section 2), in its order. */
export const navigationItems: readonly Item[] = [
  { to: '/dashboard', label: 'Home', icon: House },
  { to: '/calendar', label: 'A-genda', icon: CalendarDays },
  { to: '/events', label: 'Events', icon: CalendarHeart },
  { to: '/mood', label: 'Mood', icon: Smile },
  { to: '/health', label: 'Health', icon: HeartPulse },
  { to: '/community', label: 'Community', icon: UsersRound },
  { to: '/profile', label: 'Profile', icon: UserRound },
]
