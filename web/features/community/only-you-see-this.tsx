import { EyeOff } from 'lucide-react'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'

/** On a post or comment that moderation hid, for whoever wrote it: that it is so, and where they learn why. */
export const OnlyYouSeeThis = ({ className }: { className: string }) => (
  <p className={cx('flex flex-wrap items-center gap-x-2 text-sm text-ink-soft', className)}>
    <EyeOff className="size-4 shrink-0" aria-hidden="true" />
    {t('Only you see this.')}
    <Link to="/community/decisions" className="inline-flex min-h-11 items-center underline">
      {t('What happened?')}
    </Link>
  </p>
)
