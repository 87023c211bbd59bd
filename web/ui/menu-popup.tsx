import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Menu as Base } from '@base-ui/react/menu'
import { type ComponentProps, type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { isRightToLeft } from '../lib/locale.ts'
import { cx } from './cx.ts'
import { useLayer } from './layer.ts'

/** What a menu is first pressed with. */
export type OpenedBy = 'key' | 'pointer'

export type MenuProps = {
  /** The button that opens it, such as an `<IconButton>`. */
  trigger: ReactElement
  align?: 'start' | 'end' | undefined
  /** Whether it is open, where its owner decides that; with `onOpenChange`. */
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  children: ReactNode
}

type OpenMenuProps = MenuProps & {
  /** The press that it was fetched for, which it answers. */
  openedBy: OpenedBy | undefined
}

/** The menu with its list, in a file of its own: see `<Menu>`. */
export function OpenMenu({ trigger, align = 'end', open, onOpenChange, openedBy, children }: OpenMenuProps) {
  const [layer, anchor] = useLayer()
  const button = useRef<HTMLButtonElement>(null)
  // A key opens it with its first item highlighted, as every time after this one.
  useEffect(() => {
    if (openedBy !== 'key') return
    button.current?.focus()
    button.current?.click()
  }, [openedBy])
  return (
    <DirectionProvider direction={isRightToLeft() ? 'rtl' : 'ltr'}>
      <Base.Root defaultOpen={openedBy === 'pointer'} {...(open !== undefined && { open, onOpenChange })}>
        <Base.Trigger
          ref={(element: HTMLButtonElement | null) => {
            button.current = element
            anchor(element)
          }}
          render={trigger}
        />
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

export const Separator = () => <Base.Separator className="mx-2 my-1.5 h-px bg-line" />

export type ItemProps = Pick<
  ComponentProps<typeof Base.Item>,
  'onClick' | 'disabled' | 'render' | 'children'
> & {
  danger?: boolean | undefined
}

export function Item({ danger, children, ...rest }: ItemProps) {
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
