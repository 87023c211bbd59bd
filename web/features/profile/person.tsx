import { useQuery } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { formatLocale } from '../../lib/locale.ts'
import { useUser } from '../../lib/session.ts'
import { buttonClass } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { ownBanner } from '../banners/queries.ts'
import { roundPictureOf } from '../banners/rules.ts'
import { altInWords } from '../banners/title-of.ts'
import { StoredImage } from '../images/stored-image.tsx'
import { Cover } from '../themes/cover.tsx'
import { useCurrentTheme } from '../themes/queries.ts'
import { placeInWords } from './own-location.tsx'
import { ownRecords } from './queries.ts'

const sizes = '(min-width: 72.5rem) 69.5rem, 100vw'
/** Most of what is drawn stands below the middle. */
const picture = 'size-full [&_img]:object-[50%_74%]'

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
  const { data: records, isLoading } = useQuery(ownRecords)
  // Together: what comes first would be moved by the other.
  if (isLoading) return []
  const since =
    records?.since &&
    t('Here since {month}', {
      month: new Date(records.since).toLocaleDateString(formatLocale(), { month: 'long', year: 'numeric' }),
    })
  return [since, placeInWords(user)].filter((fact): fact is string => Boolean(fact))
}

/** The top of the profile: the member's banner, or the week's cover, and below it who they are. */
export function Person() {
  const { id, name } = useUser()
  const { data: banner } = useQuery({ ...ownBanner, refetchOnWindowFocus: false })
  const facts = useFacts()
  const hasNone = banner?.url === null
  return (
    <header className="-mx-4 sm:-mx-6 lg:mx-0 lg:pt-6">
      <div className="relative h-56 overflow-clip bg-hollow sm:h-80 lg:h-100 lg:rounded-card">
        <Backdrop />
        <Link
          to="#banner"
          replace
          title={hasNone ? undefined : t('Change banner')}
          className={buttonClass(
            'quiet',
            cx('absolute end-3 bottom-3 sm:end-5 sm:bottom-5 print:hidden', hasNone ? 'min-w-50' : 'px-3'),
          )}
        >
          <ImagePlus className="size-4.5" aria-hidden="true" />
          <span className={hasNone ? undefined : 'max-sm:sr-only'}>
            {hasNone ? t('Choose a banner') : t('Change banner')}
          </span>
        </Link>
      </div>
      <div className="relative flex gap-4 px-4 sm:gap-5 sm:px-6 lg:px-0">
        <span className="-mt-8 inline-flex shrink-0 self-start rounded-pill border-4 border-paper bg-paper">
          <Avatar name={name} avatar={roundPictureOf(id, banner)} size="large" />
        </span>
        <div className="min-w-0 pt-3 pb-1">
          <h1 className="text-2xl wrap-anywhere sm:text-4xl">{name}</h1>
          <p className="flex min-h-6 flex-wrap gap-x-5 text-sm text-ink-soft max-sm:min-h-11 max-sm:flex-col">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
          {hasNone && (
            <p className="mt-2">
              <span className="block font-serif text-lg">{t('You have no banner yet.')}</span>{' '}
              <span className="block text-sm text-ink-soft">
                {t('Until you do, the week lends you its cover.')}
              </span>
            </p>
          )}
        </div>
      </div>
    </header>
  )
}
