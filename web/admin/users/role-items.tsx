import { CalendarHeart, Flag, type LucideIcon, Shield, ShieldOff } from 'lucide-react'
import type { Role } from '../../../contract/roles.ts'
import { translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'
import { MenuItem } from '../../ui/menu.tsx'
import type { UserChange } from './user-questions.ts'

const items: readonly { role: Role; change: UserChange; label: Text; icon: LucideIcon }[] = [
  { role: 'admin', change: 'make-admin', label: texts('Make administrator'), icon: Shield },
  { role: 'moderator', change: 'make-moderator', label: texts('Make moderator'), icon: Flag },
  { role: 'curator', change: 'make-curator', label: texts('Make curator'), icon: CalendarHeart },
  { role: 'member', change: 'make-member', label: texts('Make member'), icon: ShieldOff },
]

/** The roles that an account could have instead of its own; all of them where its role is not known (ruling 33). */
export const RoleItems = ({ role, ask }: { role: Role | undefined; ask: (change: UserChange) => void }) =>
  items
    .filter((item) => item.role !== role)
    .map(({ change, label, icon: Icon }) => (
      <MenuItem key={change} onClick={() => ask(change)}>
        <Icon aria-hidden="true" />
        {translate(label)}
      </MenuItem>
    ))
