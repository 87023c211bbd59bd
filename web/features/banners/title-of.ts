import type { SharedBanner } from '../../../contract/banners.ts'
import { t } from '../../../contract/t.ts'

/** The title of a banner: its caption, else the name of its member, if they show it. */
export function titleOf({ caption, display_name }: SharedBanner): string {
  if (caption !== null) return caption
  // The specified name for a member who does not show their own.
  return display_name === 'Member'
    ? t('A banner by a member')
    : t('A banner by {name}', { name: display_name })
}
