import {
  CalendarCheck,
  CalendarRange,
  Download,
  Flag,
  Images,
  LayoutGrid,
  type LucideIcon,
  PenLine,
  Shapes,
  Sunrise,
} from 'lucide-react'
import { isStaff, type Role } from '../../../contract/roles.ts'
import { t } from '../../../contract/t.ts'
import { addDays } from '../../../contract/week.ts'

type Place = { id: string; to: string; label: string; words: string; icon: LucideIcon }

/** Where one can go beyond the screens of the navigation: the back office for who has a part in it. */
export const furtherPlaces = (today: string, role: Role): Place[] => [
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
  {
    id: 'year',
    to: '/mood',
    label: t('My year'),
    words: t('field of days whole year overview patterns'),
    icon: Shapes,
  },
  {
    id: 'export',
    to: '/profile#data',
    label: t('Your data'),
    words: t('export download copy import delete erase'),
    icon: Download,
  },
  ...(isStaff(role)
    ? [
        {
          id: 'back-office',
          to: '/admin',
          label: t('Back office'),
          words: t('admin queue moderate themes'),
          icon: LayoutGrid,
        },
      ]
    : []),
]
