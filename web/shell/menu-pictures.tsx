import type { ComponentType } from 'react'
import { Bookshelf } from '../ui/scenes/bookshelf.tsx'
import { Table } from '../ui/scenes/table.tsx'
import { Waterside } from '../ui/scenes/waterside.tsx'

/** What stands for a room of the menu. The profile has its member's own sign. */
const pictures: Readonly<Record<string, ComponentType>> = {
  '/events': Table,
  '/journal': Bookshelf,
  '/health': Waterside,
}

/** The drawing of a tile of the menu, in its corner. */
export default function MenuPicture({ to }: { to: string }) {
  const Picture = pictures[to]
  if (!Picture) return null
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute -end-12 -bottom-3 block [zoom:0.54] max-[23rem]:hidden"
    >
      <Picture />
    </span>
  )
}
