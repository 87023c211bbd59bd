import { CalendarCheck, CalendarRange, Flag, Images, type LucideIcon, PenLine, Sunrise } from 'lucide-react'
import { t } from '../../../contract/t.ts'
import { addDays } from '../../../contract/week.ts'

type Place = { id: string; to: string; label: string; words: string; icon: LucideIcon }

/** Where one can go beyond the screens of the navigation. */
export const furtherPlaces = (today: string): Place[] => [
  {
    id: 'my-day',
    to: `/calendar?tab=day&date=${today}`,
    label: t('My day'),
    words: t('today'),
    icon: CalendarCheck,
  },
  {
    id: 'tomorrow',
    to: `/calendar?tab=day&date=${addDays(today, 1)}`,
    label: t('Tomorrow'),
    words: t('next day plan'),
    icon: Sunrise,
  },
  {
    id: 'my-week',
    to: '/calendar?tab=week',
    label: t('My week'),
    words: t('seven days'),
    icon: CalendarRange,
  },
  {
    id: 'planner',
    to: '/planner',
    label: t('Planner'),
    words: t('weekly goals reminders set'),
    icon: Flag,
  },
  {
    id: 'share',
    to: '/community',
    label: t('Share with Community'),
    words: t('write post'),
    icon: PenLine,
  },
  {
    id: 'gallery',
    to: '/community?tab=gallery',
    label: t('Member Gallery'),
    words: t('banners pictures'),
    icon: Images,
  },
]
