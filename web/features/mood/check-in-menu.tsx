import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { t } from '../../../contract/t.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'

type CheckInMenuProps = {
  /** Which check-in it is, in words. */
  name: string
  onEdit: () => void
  onDelete: () => void
}

/** What can be done with a check-in of the history. */
export function CheckInMenu({ name, onEdit, onDelete }: CheckInMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton label={t('Change {name}', { name })} className="-me-2.5 -mt-0.5 self-start">
          <Ellipsis />
        </IconButton>
      }
    >
      <MenuItem onClick={onEdit}>
        <Pencil aria-hidden="true" />
        {t('Edit')}
      </MenuItem>
      <MenuItem danger onClick={onDelete}>
        <Trash2 aria-hidden="true" />
        {t('Delete')}
      </MenuItem>
    </Menu>
  )
}
