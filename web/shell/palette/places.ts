import { CalendarCheck, CalendarRange, Flag, Images, type LucideIcon, PenLine, Sunrise } from 'lucide-react'
import { t } from '../../../contract/t.ts'
import { addDays } from '../../../contract/week.ts'

type Place = { to: string; label: string; words: string; icon: LucideIcon }

/** Where one can go beyond the screens of the navigation. */
export const furtherPlaces = (today: string): Place[] => [
  { to: `/calendar?tab=day&date=${today}`, label: t('My day'), words: t('today'), icon: CalendarCheck },
  {
    to: `/calendar?tab=day&date=${addDays(today, 1)}`,
    label: t('Tomorrow'),
    words: t('next day plan'),
    icon: Sunrise,
  },
  { to: '/calendar?tab=week', label: t('My week'), words: t('seven days'), icon: CalendarRange },
  {
    to: '/planner',
    label: t('Planner'),
    words: t('weekly goals reminders set'),
    icon: Flag,
  },
  {
    to: '/community',
    label: t('Share with Community'),
    words: t('write post'),
    icon: PenLine,
  },
  {
    to: '/community?tab=gallery',
    label: t('Member Gallery'),
    words: t('banners pictures'),
    icon: Images,
  },
]
