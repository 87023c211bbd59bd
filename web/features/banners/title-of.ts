import type { SharedBanner } from '../../../contract/banners.ts'
import { defaultAltText } from '../../../contract/default-alt-text.ts'
import { t, translate } from '../../../contract/t.ts'

/** The specified name for a member who does not show their own. */
const nobody = 'Member'

/** The title of a banner: its caption, else the name of its member, if they show it. */
export function titleOf({ caption, display_name }: SharedBanner): string {
  if (caption !== null) return caption
  return display_name === nobody ? t('A banner by a member') : t('A banner by {name}', { name: display_name })
}

/** Who signs a banner, in the reader's language. */
export const signatureOf = ({ display_name }: Pick<SharedBanner, 'display_name'>): string =>
  display_name === nobody ? t('Member') : display_name

/** By whom a banner is shared, as a sentence. */
export const sharedByInWords = ({ display_name }: Pick<SharedBanner, 'display_name'>): string =>
  display_name === nobody ? t('Shared by Member') : t('Shared by {name}', { name: display_name })

/** What a banner shows, as its member says it, or the specified words in the reader's language. */
export const altInWords = (alt: string): string => (alt === defaultAltText ? translate(defaultAltText) : alt)
