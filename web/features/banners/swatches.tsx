import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'

type SwatchesProps = { palette: readonly string[]; most?: number; className?: string }

/** The colors of a picture, the most frequent first. Screen readers read their codes. */
export function Swatches({ palette, most = palette.length, className }: SwatchesProps) {
  const shown = palette.slice(0, most)
  if (shown.length === 0) return null
  return (
    <ul aria-label={t('Colors')} className={cx('flex flex-wrap gap-1', className)}>
      {shown.map((color) => (
        <li key={color} title={color} className="grid">
          <span
            aria-hidden="true"
            style={{ backgroundColor: color }}
            className="size-5 rounded-pill border border-[light-dark(var(--line),var(--edge))] forced-color-adjust-none"
          />
          <span className="sr-only">{color}</span>
        </li>
      ))}
    </ul>
  )
}
