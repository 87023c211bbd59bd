import { useQuery } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { formatLocale } from '../../lib/locale.ts'
import { useUser } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { ownBanner } from '../banners/queries.ts'
import { StoredImage } from '../images/stored-image.tsx'
import { Cover } from '../themes/cover.tsx'
import { useCurrentTheme } from '../themes/queries.ts'
import { placeInWords } from './own-location.tsx'
import { ownRecords } from './queries.ts'

const sizes = '(min-width: 72.5rem) 69.5rem, 100vw'
const picture = 'size-full'

/** The member's banner; the week's cover as long as there is none. */
function Backdrop() {
  const { data: banner, isPending } = useQuery({ ...ownBanner, refetchOnWindowFocus: false })
  const { data: week } = useCurrentTheme()
  if (banner?.image)
    return (
      <StoredImage image={banner.image} alt={banner.alt_text} sizes={sizes} priority className={picture} />
    )
  if (isPending || !week?.coverImageUrl) return null
  return (
    <Cover week={{ ...week, coverImageUrl: week.coverImageUrl }} sizes={sizes} priority className={picture} />
  )
}

/** Since when they are here, and where; nothing that is not known. */
function useFacts(): string {
  const user = useUser()
  const { data: records } = useQuery(ownRecords)
  const since =
    records?.since &&
    t('Here since {month}', {
      month: new Date(records.since).toLocaleDateString(formatLocale(), { month: 'long', year: 'numeric' }),
    })
  return [since, placeInWords(user)].filter(Boolean).join(' · ')
}

/** The top of the profile: the member's name over their banner, or over an invitation to have one. */
export function Person() {
  const { name } = useUser()
  const { data: banner } = useQuery({ ...ownBanner, refetchOnWindowFocus: false })
  const facts = useFacts()
  const hasNone = banner?.url === null
  return (
    <header
      data-scheme="dark"
      className="relative isolate -mx-4 grid min-h-72 content-between gap-8 overflow-clip bg-surface text-ink sm:-mx-6 md:min-h-80 lg:mx-0 lg:mt-6 lg:rounded-card"
    >
      <div className="absolute inset-0 -z-20">
        <Backdrop />
      </div>
      <div className="flex flex-wrap items-start justify-end gap-x-6 gap-y-3 bg-linear-to-b from-paper/80 to-transparent p-4 sm:p-6">
        {hasNone && (
          <p className="me-auto">
            <span className="block font-serif text-lg">{t('You have no banner yet.')}</span>
            <span className="block text-sm">{t('Until you do, the week lends you its cover.')}</span>
          </p>
        )}
        <Link to="#banner" replace className={buttonClass('quiet', 'print:hidden')}>
          <ImagePlus className="size-4.5" aria-hidden="true" />
          {hasNone ? t('Choose a banner') : t('Change banner')}
        </Link>
      </div>
      <div className="flex items-end gap-4 bg-linear-to-t from-paper/90 via-paper/65 to-transparent p-4 pt-16 sm:gap-5 sm:p-6 sm:pt-20">
        <Avatar name={name} size="large" />
        <div className="min-w-0 pb-1">
          <h1 className="text-2xl wrap-anywhere sm:text-3xl">{name}</h1>
          <p className="min-h-6 text-sm">{facts}</p>
        </div>
      </div>
    </header>
  )
}
