import { Bell, CalendarDays, type LucideIcon, Square, StickyNote } from 'lucide-react'
import type { PlannerItem } from '../../../../contract/planner.ts'
import { translate } from '../../../../contract/t.ts'
import { type Text, texts } from '../../../../contract/texts.ts'

type Color = PlannerItem['color']

/** The meaning of each color (specification, Member 3). */
const names = texts({
  red: 'Urgent',
  blue: 'Personal',
  green: 'Work',
  yellow: 'Important',
  purple: 'Creative',
  pink: 'Health',
  gray: 'None',
}) satisfies Record<Color, string>
const dots: Record<Color, string> = {
  red: 'bg-(--label-red)',
  blue: 'bg-(--label-blue)',
  green: 'bg-(--label-green)',
  yellow: 'bg-(--label-yellow)',
  purple: 'bg-(--label-purple)',
  pink: 'bg-(--label-pink)',
  gray: 'bg-(--label-gray)',
}

/** A color label's name in the reader's language, and the class that paints it. */
export const colorLook = (color: Color): { name: string; paint: string } => ({
  name: translate(names[color]),
  paint: dots[color],
})

const types: Record<PlannerItem['type'], { icon: LucideIcon; name: Text }> = {
  note: { icon: StickyNote, name: texts('Note') },
  task: { icon: Square, name: texts('Task') },
  reminder: { icon: Bell, name: texts('Reminder') },
  event: { icon: CalendarDays, name: texts('Event||in a plan') },
}

/** A type's drawing, and its name in the reader's language. */
export const typeLook = (type: PlannerItem['type']): { icon: LucideIcon; name: string } => ({
  icon: types[type].icon,
  name: translate(types[type].name),
})
