import { Droplets, Keyboard, LogOut, type LucideIcon, Palette, PenLine, Plus, Target } from 'lucide-react'
import { useNavigate } from 'react-router'
import { moods } from '../../../contract/moods.ts'
import { t, translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'
import { askAndSignOut } from '../../features/auth/ask-and-sign-out.ts'
import { useAddToDay } from '../../features/health/use-add-to-day.ts'
import { MoodFace } from '../../features/mood/mood-face.tsx'
import { moodLook } from '../../features/mood/mood-look.ts'
import { useCheckIns } from '../../features/mood/use-check-ins.ts'
import { useUser } from '../../lib/session.ts'
import { navigationItems } from '../navigation-items.ts'
import type { Command } from './command.ts'
import { furtherPlaces } from './places.ts'
import { roomMarks } from './room-marks.tsx'
import type { PaletteView } from './use-palette.ts'

const drawn = (Icon: LucideIcon) => <Icon className="size-5" aria-hidden="true" />
const waterMl = [250, 500] as const

/** By which words a screen is found besides its name. */
const alsoCalled: Readonly<Record<string, Text>> = texts({
  '/dashboard': 'start dashboard theme',
  '/calendar': 'calendar month planner',
  '/events': 'meet near rsvp',
  '/mood': 'check-in feeling history write note',
  '/journal': 'diary entries pages search memories',
  '/health': 'water steps sleep weight',
  '/community': 'posts write share friends',
  '/profile': 'settings account password banner dark',
})

/** Everything that the palette offers whatever is typed: what is done at once first, then where one can go. */
export function useCommands(
  today: string,
  show: (view: PaletteView) => void,
  beginAdd: () => void,
): Command[] {
  const navigate = useNavigate()
  const { role } = useUser()
  const { save } = useCheckIns()
  const add = useAddToDay(today)
  const go = (to: string) => () => void navigate(to)

  return [
    {
      id: 'add',
      kind: 'do',
      label: t('Add to today'),
      words: t('task plan new item'),
      drawing: drawn(Plus),
      run() {
        beginAdd()
        return 'stay'
      },
    },
    {
      id: 'write',
      kind: 'do',
      label: t('Write'),
      words: t('journal diary new entry page'),
      drawing: drawn(PenLine),
      run: go('/journal/write'),
    },
    ...waterMl.map((amount, at) => ({
      id: `water-${amount}`,
      kind: 'do' as const,
      label: t('+{amount} ml of water', { amount }),
      words: t('drink glass health'),
      drawing: drawn(Droplets),
      isMore: at > 0,
      run: () => add('waterMl', amount),
    })),
    {
      id: 'theme',
      kind: 'do',
      label: t('Choose Different Theme'),
      words: t('week cover library'),
      drawing: drawn(Palette),
      run() {
        show('theme')
        return 'stay'
      },
    },
    {
      id: 'goals',
      kind: 'do',
      label: t('Health Goals'),
      words: t('water steps sleep target'),
      drawing: drawn(Target),
      run() {
        show('goals')
        return 'stay'
      },
    },
    ...moods.map((mood) => ({
      id: `mood-${mood}`,
      kind: 'feel' as const,
      label: t('Feeling {mood}', { mood: moodLook(mood).name }),
      words: t('mood check-in'),
      drawing: <MoodFace mood={mood} className="size-7" />,
      caption: moodLook(mood).name,
      run: () => save(today, mood),
    })),
    ...navigationItems.map(({ to, label, icon }) => ({
      id: label,
      kind: 'go' as const,
      label: translate(label),
      words: translate(alsoCalled[to] ?? label),
      drawing: drawn(icon),
      mark: roomMarks[to],
      run: go(to),
    })),
    ...furtherPlaces(today, role).map(({ to, icon, ...place }) => ({
      ...place,
      kind: 'go' as const,
      drawing: drawn(icon),
      run: go(to),
    })),
    {
      id: 'keys',
      kind: 'go',
      label: t('Keyboard shortcuts'),
      words: t('keys help hotkeys'),
      drawing: drawn(Keyboard),
      run() {
        show('keys')
        return 'stay'
      },
    },
    {
      id: 'sign-out',
      kind: 'go',
      label: t('Sign Out'),
      words: t('log out leave'),
      drawing: drawn(LogOut),
      isApart: true,
      run: () => void askAndSignOut(),
    },
  ]
}
