import { Ban, Ellipsis, Flag } from 'lucide-react'
import { opens } from '../../../contract/roles.ts'
import { t } from '../../../contract/t.ts'
import { useUser } from '../../lib/session.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { useBlock } from './use-block.ts'

type AuthorMenuProps = {
  /** Who shared it; undefined where that is not told. */
  id: string | undefined
  name: string
  className?: string
  onBlocked: () => void
  /** Reporting what they shared, where it is reported here. */
  report?: { label: string; onReport: () => void } | undefined
}

/**
 * What a member can do about what somebody shared, and about them. There is none about oneself, or about somebody who is
 * not named. Who moderates sees everything, so they block nobody.
 */
export function AuthorMenu({ id, name, className, onBlocked, report }: AuthorMenuProps) {
  const me = useUser()
  const askAndBlock = useBlock(onBlocked)
  const mayBlock = !opens(me.role, 'moderator')
  if (id === undefined || id === me.id || !(report || mayBlock)) return null
  return (
    <Menu
      trigger={
        <IconButton label={t('More about {name}', { name })} className={className}>
          <Ellipsis />
        </IconButton>
      }
    >
      {report && (
        <MenuItem onClick={report.onReport}>
          <Flag aria-hidden="true" />
          {report.label}
        </MenuItem>
      )}
      {mayBlock && (
        <MenuItem danger onClick={() => void askAndBlock({ id, name })}>
          <Ban aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">{t('Block {name}', { name })}</span>
        </MenuItem>
      )}
    </Menu>
  )
}
