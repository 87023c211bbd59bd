import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Says what happens. It is the accessible name and the native tooltip. */
  label: string
}

/** A round place of 44 px for an icon that is pressed: also of a link, whose words are its `aria-label` and `title`. */
export const iconClass =
  'touch inline-grid shrink-0 place-items-center rounded-pill text-ink-soft transition hover:bg-accent-soft hover:text-ink'

/** A round 44 px button whose only child is an icon. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={cx(iconClass, 'disabled:cursor-not-allowed disabled:opacity-70 [&_svg]:size-5', className)}
    >
      {children}
    </button>
  )
}
