import type { OwnBanner } from '../../../contract/banners.ts'
import { t } from '../../../contract/t.ts'

/** Who sees a member's banner, in words. */
export function bannerInWords({ url, is_shared, show_name, hidden }: OwnBanner): string {
  if (url === null) return t('None yet')
  if (hidden) return t('On your profile. In the gallery it is resting.')
  if (!is_shared) return t('On your profile alone')
  return show_name ? t('In the gallery, with your name') : t('In the gallery, without your name')
}
