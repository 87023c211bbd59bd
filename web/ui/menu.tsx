import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Menu as Base } from '@base-ui/react/menu'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { isRightToLeft } from '../lib/locale.ts'
import { cx } from './cx.ts'
import { useLayer } from './layer.ts'

type MenuProps = {
  /** The button that opens it, such as an `<IconButton>`. */
  trigger: ReactElement
  align?: 'start' | 'end' | undefined
  /** Whether it is open, where its owner decides that; with `onOpenChange`. */
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  children: ReactNode
}

/** A list of actions behind a button; `<MenuItem>` children. */
export function Menu({ trigger, align = 'end', open, onOpenChange, children }: MenuProps) {
  const [layer, anchor] = useLayer()
  return (
    <DirectionProvider direction={isRightToLeft() ? 'rtl' : 'ltr'}>
      <Base.Root {...(open !== undefined && { open, onOpenChange })}>
        <Base.Trigger ref={anchor} render={trigger} />
        <Base.Portal container={layer}>
          <Base.Positioner align={align} sideOffset={6} className="z-50">
            <Base.Popup className="max-w-[calc(100vw-1.5rem)] min-w-48 rounded-card border border-line bg-surface p-1.5 shadow-float transition data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0">
              {children}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </DirectionProvider>
  )
}

/** Between actions of different weight. */
export const MenuSeparator = () => <Base.Separator className="mx-2 my-1.5 h-px bg-line" />

type MenuItemProps = Pick<ComponentProps<typeof Base.Item>, 'onClick' | 'disabled' | 'render'> & {
  danger?: boolean | undefined
  children: ReactNode
}

/** One action. `render={<Link to=… />}` makes it a link. */
export function MenuItem({ danger, children, ...rest }: MenuItemProps) {
  return (
    <Base.Item
      {...rest}
      className={cx(
        'flex min-h-11 items-center gap-3 rounded-md px-3 text-base select-none data-disabled:text-ink-soft [&_svg]:size-4.5',
        danger
          ? 'text-danger data-highlighted:bg-danger-soft'
          : 'data-highlighted:bg-accent-soft [&_svg]:text-ink-soft',
      )}
    >
      {children}
    </Base.Item>
  )
}
