import {
  CalendarDays,
  CalendarHeart,
  HeartPulse,
  House,
  type LucideIcon,
  NotebookPen,
  Smile,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { type Text, texts } from '../../contract/texts.ts'

type Item = { to: string; label: Text; icon: LucideIcon }

/** The member bar: the screens of specification, Member 2, in their order, and the journal. */
export const navigationItems: readonly Item[] = [
  { to: '/dashboard', label: texts('Home'), icon: House },
  { to: '/calendar', label: texts('A-genda||the calendar'), icon: CalendarDays },
  { to: '/events', label: texts('Events'), icon: CalendarHeart },
  { to: '/mood', label: texts('Mood'), icon: Smile },
  { to: '/journal', label: texts('Journal'), icon: NotebookPen },
  { to: '/health', label: texts('Health'), icon: HeartPulse },
  { to: '/community', label: texts('Community'), icon: UsersRound },
  { to: '/profile', label: texts('Profile'), icon: UserRound },
]
