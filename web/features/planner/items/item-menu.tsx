import { useQuery } from '@tanstack/react-query'
import { CalendarArrowUp, CalendarDays, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import type { ReactElement } from 'react'
import type { PlannerItem } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { repeatingItems } from '../queries.ts'
import { useRepeating } from '../repeat/use-repeating.ts'
import { canComplete } from '../rules.ts'
import { keepFocus, useItemActions } from './item-actions.tsx'
import { nextDays } from './next-days.ts'

type ItemMenuProps = {
  date: string
  item: PlannerItem
  /** The button that opens it, where it is none of three dots. It has no checkbox beside it, and opens it by itself. */
  chip?: { button: ReactElement; open: boolean; onOpenChange: (open: boolean) => void }
}

/** What can be done with an item of a day. Of a repeating one it is this occurrence, or this and all that come. */
export function ItemMenu({ date, item, chip }: ItemMenuProps) {
  const actions = useItemActions()
  const today = useToday()
  return (
    <Menu
      {...(chip && { open: chip.open, onOpenChange: chip.onOpenChange, align: 'start' })}
      trigger={
        chip?.button ?? (
          <IconButton label={t('More for {name}', { name: item.text })}>
            <Ellipsis />
          </IconButton>
        )
      }
    >
      {chip && canComplete(item) && (
        <MenuItem onClick={() => actions.tick(date, item, !item.completed)}>
          {item.completed ? t('Mark as not done') : t('Mark as done')}
        </MenuItem>
      )}
      <MenuItem onClick={() => actions.open(date, item)}>
        <Pencil aria-hidden="true" />
        {t('Edit')}
      </MenuItem>
      {nextDays(date, today).map(({ to, words }) => (
        <MenuItem key={to} onClick={() => actions.move(date, to, item)}>
          <CalendarArrowUp aria-hidden="true" />
          {words}
        </MenuItem>
      ))}
      <MenuItem onClick={() => actions.askDay(date, item)}>
        <CalendarDays aria-hidden="true" />
        {t('Move to…')}
      </MenuItem>
      <MenuItem danger onClick={() => actions.remove(date, item)}>
        <Trash2 aria-hidden="true" />
        {item.repeatId ? t('Delete only this one') : t('Delete')}
      </MenuItem>
      {item.repeatId && <EndHere date={date} ruleId={item.repeatId} />}
    </Menu>
  )
}

/** It is rendered once the menu opens, and asks then what the rule is. */
function EndHere({ date, ruleId }: { date: string; ruleId: string }) {
  const rules = useQuery(repeatingItems)
  const repeating = useRepeating()
  const rule = rules.data?.find(({ id }) => id === ruleId)
  if (!rule) return null
  return (
    <MenuItem danger onClick={() => repeating.end(rule, date, keepFocus)}>
      <Trash2 aria-hidden="true" />
      {t('Delete this and all that come')}
    </MenuItem>
  )
}
