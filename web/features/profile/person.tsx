import { useQuery } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { Link } from 'react-router'
import type { Avatar as AvatarLook } from '../../../contract/avatar.ts'
import { markOf } from '../../../contract/avatar-mark.ts'
import type { OwnBanner } from '../../../contract/banners.ts'
import { t } from '../../../contract/t.ts'
import { formatLocale } from '../../lib/locale.ts'
import { useUser } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { useDark } from '../../ui/use-dark.ts'
import { ownBanner } from '../banners/queries.ts'
import { altInWords } from '../banners/title-of.ts'
import { StoredImage } from '../images/stored-image.tsx'
import { Cover } from '../themes/cover.tsx'
import { useCurrentTheme } from '../themes/queries.ts'
import { placeInWords } from './own-location.tsx'
import { ownRecords } from './queries.ts'

const sizes = '(min-width: 72.5rem) 69.5rem, 100vw'
const picture = 'size-full'
/** Under all of the words it is as dark as they need it on a white picture; it fades above them. */
const scrim =
  'absolute inset-0 -z-10 bg-[linear-gradient(to_top,color-mix(in_oklab,var(--paper)_95%,transparent),color-mix(in_oklab,var(--paper)_72%,transparent)_calc(100%-3rem),transparent)]'

/** The member's banner; the week's cover as long as there is none. */
function Backdrop() {
  const { data: banner, isPending } = useQuery({ ...ownBanner, refetchOnWindowFocus: false })
  const { data: week } = useCurrentTheme()
  if (banner?.image)
    return (
      <StoredImage
        image={banner.image}
        alt={altInWords(banner.alt_text)}
        sizes={sizes}
        priority
        className={picture}
      />
    )
  if (isPending || !week?.coverImageUrl) return null
  return (
    <Cover week={{ ...week, coverImageUrl: week.coverImageUrl }} sizes={sizes} priority className={picture} />
  )
}

/** Since when they are here, and where; nothing that is not known. */
function useFacts(): string[] {
  const user = useUser()
  const { data: records } = useQuery(ownRecords)
  const since =
    records?.since &&
    t('Here since {month}', {
      month: new Date(records.since).toLocaleDateString(formatLocale(), { month: 'long', year: 'numeric' }),
    })
  return [since, placeInWords(user)].filter((fact): fact is string => Boolean(fact))
}

/** The round picture as others see it: in the banner's colors while the gallery shows whose it is. */
const roundPictureOf = (memberId: string, banner?: OwnBanner): AvatarLook => ({
  mark: markOf(memberId),
  palette: banner?.is_shared && banner.show_name && !banner.hidden ? banner.palette : [],
})

/** The top of the profile: the member's name over their banner, or over an invitation to have one. */
export function Person() {
  const { id, name } = useUser()
  const { data: banner } = useQuery({ ...ownBanner, refetchOnWindowFocus: false })
  const facts = useFacts()
  const isDark = useDark()
  const hasNone = banner?.url === null
  return (
    <header
      data-scheme="dark"
      className="relative isolate -mx-4 grid min-h-80 content-between gap-8 overflow-clip bg-surface text-ink sm:-mx-6 lg:mx-0 lg:mt-6 lg:rounded-card"
    >
      <div className="absolute inset-0 -z-20">
        <Backdrop />
      </div>
      <div
        // Paper by day: only the words on the picture need the dark.
        data-scheme={isDark ? 'dark' : 'light'}
        className={cx(
          'flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4 sm:p-6',
          hasNone && 'bg-surface text-ink',
        )}
      >
        {hasNone && (
          <p>
            <span className="block font-serif text-lg">{t('You have no banner yet.')}</span>
            <span className="block text-sm">{t('Until you do, the week lends you its cover.')}</span>
          </p>
        )}
        <Link
          to="#banner"
          replace
          className={buttonClass('quiet', cx('print:hidden', !hasNone && 'ms-auto'))}
        >
          <ImagePlus className="size-4.5" aria-hidden="true" />
          {hasNone ? t('Choose a banner') : t('Change banner')}
        </Link>
      </div>
      <div className="relative flex items-end gap-4 p-4 pt-12 sm:gap-5 sm:p-6 sm:pt-12">
        <div className={scrim} />
        <span className="inline-flex rounded-pill border-2 border-ink/85">
          <Avatar name={name} avatar={roundPictureOf(id, banner)} size="large" />
        </span>
        <div className="min-w-0 pb-1 md:max-w-[40%]">
          <h1 className="text-2xl wrap-anywhere sm:text-3xl">{name}</h1>
          <p className="flex min-h-6 flex-wrap gap-x-5 text-sm">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        </div>
      </div>
    </header>
  )
}
