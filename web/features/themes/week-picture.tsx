import type { ComponentProps } from 'react'
import { Picture } from '../../ui/pictures/picture.tsx'
import { useDark } from '../../ui/use-dark.ts'
import type { NightPicture } from './week-content.ts'

type WeekPictureProps = ComponentProps<typeof Picture> & { night: NightPicture | undefined }

/** A picture of a week's card, exercise or dish; on a dark page in its night palette, if it has one. */
export function WeekPicture({ night, ...day }: WeekPictureProps) {
  const isDark = useDark()
  return isDark && night ? (
    <Picture {...day} src={night.url} lqip={night.lqip} isOfNight />
  ) : (
    <Picture {...day} />
  )
}
