import { EyeOff, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type AdminBanner, bannerActions } from '../../../contract/admin.ts'
import { reportsThatHide } from '../../../contract/banners.ts'
import { t } from '../../../contract/t.ts'
import { altInWords } from '../../features/banners/title-of.ts'
import { StoredImage } from '../../features/images/stored-image.tsx'
import { momentInWords } from '../../lib/time/clock.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Said } from '../said.tsx'
import { type BannerAction, isOffered } from './banner-actions.ts'
import { BannerReports } from './banner-reports.tsx'
import { useBannerAction } from './use-banner-action.ts'

const icons = { unshare: EyeOff, reinstate: RotateCcw, delete: Trash2 }

/** The text of a button, and its name for screen readers, which says whose banner it is about. */
const labels = (action: BannerAction, name: string): [short: string, whole: string] =>
  ({
    unshare: [t('Unshare'), t('Unshare the banner of {name}', { name })] as [string, string],
    reinstate: [t('Reinstate'), t('Reinstate the banner of {name}', { name })] as [string, string],
    delete: [t('Delete'), t('Delete the banner of {name}', { name })] as [string, string],
  })[action]

function reportsInWords(count: number): string {
  return t('{count, plural, one {# report} other {# reports}}', { count })
}

/** One banner: its facts and its actions. */
export function BannerRow({ banner, onChanged }: { banner: AdminBanner; onChanged: () => void }) {
  const { user_name: name, report_count: reports } = banner
  const { ask, pending } = useBannerAction(banner, onChanged)
  const [isOpen, setOpen] = useState(false)
  const isHidden = reports >= reportsThatHide
  // What is reported is looked at closely; all else is passed by.
  const isLarge = reports > 0
  return (
    <li
      className={cx(
        'grid gap-x-4 gap-y-2.5 border-t border-line first:border-t-0 first:pt-1 last:pb-0 md:gap-x-5',
        isLarge
          ? 'py-5 md:grid-cols-[16rem_minmax(0,1fr)] md:grid-rows-[auto_auto_1fr] lg:grid-cols-[20rem_minmax(0,1fr)]'
          : 'grid-cols-[6.5rem_minmax(0,1fr)] items-center py-3.5 md:grid-cols-[9rem_minmax(0,1fr)_auto]',
      )}
    >
      <div
        className={cx('w-full self-start', isLarge && 'md:row-span-3')}
        // The whole picture: a moderator must see all of it. A tall one is narrower.
        style={{ maxWidth: `${((isLarge ? 18 : 6) * banner.image.width) / banner.image.height}rem` }}
      >
        <StoredImage
          image={banner.image}
          alt={altInWords(banner.alt_text)}
          sizes={isLarge ? '(min-width: 72.5rem) 20rem, (min-width: 56.25rem) 16rem, 100vw' : '9rem'}
          className="w-full rounded-md border border-line"
        />
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="wrap-anywhere font-sans text-base font-semibold tracking-normal">{name}</h3>
          {!banner.is_shared && <Badge>{t('Private')}</Badge>}
          {banner.is_shared && !isHidden && <Badge tone="good">{t('Shared')}</Badge>}
          {isHidden && <Badge tone="danger">{t('Auto-hidden')}</Badge>}
          {reports > 0 && <Badge tone="warn">{reportsInWords(reports)}</Badge>}
        </div>
        {banner.caption && (
          <p
            className={cx('measure wrap-anywhere font-serif', isLarge ? 'text-lg' : 'text-base leading-snug')}
          >
            {banner.caption}
          </p>
        )}
        <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
          {reports === 0 && <span className="numbers">{reportsInWords(reports)}</span>}
          <span>{banner.show_name ? t('Shows their name') : t('Does not show their name')}</span>
          <time dateTime={banner.created_at} className="numbers">
            {momentInWords(new Date(banner.created_at), 'medium')}
          </time>
        </p>
        {reports > 0 && (
          <div className="mt-2 flex gap-x-4 max-md:flex-col max-md:items-start md:items-center">
            {banner.latest_reason && !isOpen && (
              <Said className="line-clamp-3 rounded-e-md border-honey! bg-honey-soft/40 py-0.5 pe-3 text-base!">
                {banner.latest_reason}
              </Said>
            )}
            <Button
              look="link"
              className="shrink-0 text-sm"
              aria-expanded={isOpen}
              aria-label={
                isOpen
                  ? t('Hide reports on the banner of {name}', { name })
                  : t('Show reports on the banner of {name}', { name })
              }
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? t('Hide reports') : t('Show reports')}
            </Button>
          </div>
        )}
        {isOpen && reports > 0 && <BannerReports bannerId={banner.id} />}
      </div>
      <div className={cx('flex flex-wrap gap-2', isLarge ? 'md:col-start-2' : 'max-md:col-span-full')}>
        {bannerActions.map((action) => {
          const Icon = icons[action]
          const canBeDone = isOffered(action, banner)
          const [short, whole] = labels(action, name)
          return (
            <Button
              key={action}
              look="quiet"
              className={cx(
                // What cannot be done now has no outline.
                'px-4! text-sm disabled:border-transparent! disabled:bg-transparent! disabled:px-2!',
                action === 'delete' && 'enabled:border-transparent!',
                // What undoes that it was hidden by number.
                isHidden &&
                  action === 'reinstate' &&
                  'enabled:border-accent! enabled:bg-accent-soft! enabled:text-accent-strong!',
              )}
              aria-label={whole}
              disabled={pending !== undefined || !canBeDone}
              pending={pending === action}
              onClick={() => ask(action)}
            >
              {canBeDone && <Icon className="size-4 max-sm:hidden" aria-hidden="true" />}
              {short}
            </Button>
          )
        })}
      </div>
    </li>
  )
}
