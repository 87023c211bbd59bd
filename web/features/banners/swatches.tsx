import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'

type SwatchesProps = {
  palette: readonly string[]
  most?: number
  /** A strip without gaps, as wide as its place, instead of dots. */
  strip?: boolean
  className?: string
}

/** The colors of a picture, the most frequent first. Screen readers read their codes. */
export function Swatches({ palette, most = palette.length, strip, className }: SwatchesProps) {
  const shown = palette.slice(0, most)
  if (shown.length === 0) return null
  return (
    <ul aria-label={t('Colors')} className={cx('flex', !strip && 'flex-wrap gap-1', className)}>
      {shown.map((color) => (
        <li key={color} title={color} className={cx('grid', strip && 'flex-1')}>
          <span
            aria-hidden="true"
            style={{ backgroundColor: color }}
            className={cx('forced-color-adjust-none', !strip && 'size-5 rounded-pill border border-line')}
          />
          <span className="sr-only">{color}</span>
        </li>
      ))}
    </ul>
  )
}
