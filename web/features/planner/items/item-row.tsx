import { Pencil, Trash2 } from 'lucide-react'
import type { PlannerItem } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { canComplete } from '../rules.ts'
import { ItemFacts } from './item-facts.tsx'
import { typeLook } from './item-look.ts'
import { ItemSource } from './item-source.tsx'
import { Tick } from './tick.tsx'

type ItemRowProps = {
  item: PlannerItem
  onComplete: (completed: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

/** One item of the day. Only tasks and reminders can be completed. */
export function ItemRow({ item, onComplete, onEdit, onDelete }: ItemRowProps) {
  const { icon: Icon } = typeLook(item.type)
  return (
    <div className="grid grid-cols-[2.75rem_1fr_auto] items-start gap-x-1">
      {canComplete(item) ? (
        <Tick label={item.text} checked={item.completed} onChange={onComplete} />
      ) : (
        <span className="grid size-11 place-items-center text-ink-soft">
          <Icon className="size-5" aria-hidden="true" />
        </span>
      )}
      <div className="grid min-w-0 gap-0.5 py-2">
        <p className={cx('wrap-anywhere', item.completed && 'text-ink-soft line-through')}>{item.text}</p>
        <ItemFacts item={item} />
        <ItemSource item={item} />
      </div>
      <div className="flex">
        <IconButton label={t('Edit {name}', { name: item.text })} data-edit={item.id} onClick={onEdit}>
          <Pencil className="size-4.5!" />
        </IconButton>
        <IconButton label={t('Delete {name}', { name: item.text })} onClick={onDelete}>
          <Trash2 className="size-4.5!" />
        </IconButton>
      </div>
    </div>
  )
}
