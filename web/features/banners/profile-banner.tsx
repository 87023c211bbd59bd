import { useQuery } from '@tanstack/react-query'
import { StoredImage } from '../images/stored-image.tsx'
import { ownBanner } from './queries.ts'

/** The member's saved banner, across the top of their profile; nothing if there is none. */
export function ProfileBanner() {
  const { data: banner } = useQuery({ ...ownBanner, refetchOnWindowFocus: false })
  if (!banner?.image) return null
  return (
    <div className="-mx-4 sm:-mx-6 lg:mx-0 lg:mt-6">
      <StoredImage
        image={banner.image}
        alt={banner.alt_text}
        sizes="(min-width: 72.5rem) 69.5rem, 100vw"
        priority
        className="h-40 w-full sm:h-56 md:h-72 lg:rounded-card"
      />
    </div>
  )
}
