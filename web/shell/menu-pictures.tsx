import type { ComponentType } from 'react'
import type { Image } from '../../contract/images.ts'
import { StoredImage } from '../features/images/stored-image.tsx'
import { Bookshelf } from '../ui/scenes/bookshelf.tsx'
import { Table } from '../ui/scenes/table.tsx'
import { Waterside } from '../ui/scenes/waterside.tsx'

/** What stands for a room of the menu. The profile has its member's banner. */
const pictures: Readonly<Record<string, ComponentType>> = {
  '/events': Table,
  '/journal': Bookshelf,
  '/health': Waterside,
}

const corner = 'pointer-events-none absolute block max-[23rem]:hidden'

/** The drawing of a tile of the menu, in its corner. */
export default function MenuPicture({ to, own }: { to: string; own: Image | null | undefined }) {
  if (to === '/profile')
    return (
      own && (
        <span
          aria-hidden="true"
          className={`${corner} -end-6 -bottom-3 h-24 w-36 overflow-hidden rounded-[50%_50%_46%_54%/62%_54%_46%_38%]`}
        >
          <StoredImage image={own} alt="" sizes="8rem" ratio={1.5} className="h-full" />
        </span>
      )
    )
  const Picture = pictures[to]
  if (!Picture) return null
  return (
    <span aria-hidden="true" className={`${corner} -end-12 -bottom-3 [zoom:0.6]`}>
      <Picture />
    </span>
  )
}
