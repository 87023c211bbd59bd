import type { Avatar } from '../../../contract/avatar.ts'
import { markOf } from '../../../contract/avatar-mark.ts'
import type { OwnBanner } from '../../../contract/banners.ts'

/** The round picture as others see it: in the banner's colors while the gallery shows whose it is. */
export const roundPictureOf = (memberId: string, banner?: OwnBanner): Avatar => ({
  mark: markOf(memberId),
  palette: banner?.is_shared && banner.show_name && !banner.hidden ? banner.palette : [],
})
