import type { ReactNode } from 'react'
import { t } from '../../contract/t.ts'
import { cx } from '../ui/cx.ts'
import { RoomPicture } from './headland.tsx'

type AdminHeaderProps = {
  title: string
  /** The h1, if it differs from the title. */
  heading?: ReactNode
  subtitle?: ReactNode
  /** What is done here, at the end of the title's line: see {@link headAction}. */
  actions?: ReactNode
  /** Shown before the title, such as a link back; on a phone above it, so that all words begin at one edge. */
  before?: ReactNode
}

/** The class of a button in the title's line, which a phone shows as its icon; its words are in a {@link HeadWords}. */
export const headAction = 'max-sm:size-11 max-sm:p-0! max-sm:aria-busy:[&_svg]:hidden'

/** The words of such a button, which name it on a phone too. */
export const HeadWords = ({ children }: { children: string }) => (
  <span className="max-sm:sr-only">{children}</span>
)

/** The page's one h1 and its title in the browser. It is smaller than a member page's. */
export function AdminHeader({ title, heading, subtitle, actions, before }: AdminHeaderProps) {
  return (
    <header
      className={cx(
        'relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 pt-3 pb-3.5 md:gap-y-1 md:pt-8 md:pb-5',
        // What is done here stands beside the way back.
        Boolean(before) && 'max-sm:items-start max-sm:pt-1',
      )}
    >
      <title>{`${title} · ${t('A-genda')}`}</title>
      <div
        className={cx(
          'flex min-h-11 min-w-0 items-center gap-1 sm:gap-2',
          // The picture stands beside the last line of a phone's head.
          !subtitle && 'min-[23rem]:max-sm:pe-24',
          Boolean(before) && 'max-sm:flex-col max-sm:items-start max-sm:gap-0 max-sm:pb-1 max-sm:[&>a]:-ms-3',
        )}
      >
        {before}
        <h1 className="min-w-0 text-[1.375rem] leading-snug md:text-2xl wrap-anywhere">{heading ?? title}</h1>
      </div>
      {actions && (
        <div data-head-actions="" className="flex gap-2">
          {actions}
        </div>
      )}
      {subtitle && (
        <p
          className={cx(
            // The drawing behind the head begins where a desk's line ends.
            'col-span-full text-pretty text-ink-soft md:max-w-[calc(100%-29rem)] max-sm:min-h-10.5 max-sm:text-[0.8125rem] max-sm:leading-snug min-[23rem]:max-sm:pe-26',
            Boolean(before) && 'sm:ps-11',
          )}
        >
          {subtitle}
        </p>
      )}
      <RoomPicture className="bottom-1" />
    </header>
  )
}
