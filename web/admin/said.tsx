import { t } from '../../contract/t.ts'
import { cx } from '../ui/cx.ts'

type SaidProps = {
  children: string
  /** Whether it is a whole post or comment: what is not taken out of anything needs no quotation marks. */
  isWhole?: boolean
  className?: string
}

/** What a person wrote, in their own words, so that it is told from ours. */
export const Said = ({ children, isWhole, className }: SaidProps) => (
  <p
    className={cx(
      'measure border-s-2 border-line ps-3 font-serif text-lg leading-snug whitespace-pre-line wrap-anywhere',
      className,
    )}
  >
    {isWhole ? children : t('“{words}”', { words: children })}
  </p>
)
