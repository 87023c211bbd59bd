import type { Role } from '../../contract/roles.ts'
import { t } from '../../contract/t.ts'

/** A role as people call it. */
export function roleInWords(role: Role): string {
  if (role === 'admin') return t('Administrator')
  if (role === 'moderator') return t('Moderator')
  return role === 'curator' ? t('Curator') : t('Member')
}
