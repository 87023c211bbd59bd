import type { SharedBanner } from '../../../contract/banners.ts'
import { t } from '../../../contract/t.ts'

/** What a banner is called: by its caption, else by who shares it, as far as they say so. */
export function titleOf({ caption, display_name }: SharedBanner): string {
  if (caption !== null) return caption
  // The specified name for a member who does not show their own.
  return display_name === 'Member'
    ? t('A banner by a member')
    : t('A banner by {name}', { name: display_name })
}
