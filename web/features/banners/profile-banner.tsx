import { useQuery } from '@tanstack/react-query'
import { KeptImage } from '../images/kept-image.tsx'
import { ownBanner } from './queries.ts'

/** The member's banner as it is saved, across the top of their profile; nothing before there is one. */
export function ProfileBanner() {
  const { data: banner } = useQuery({ ...ownBanner, refetchOnWindowFocus: false })
  if (!banner?.image) return null
  return (
    <KeptImage
      image={banner.image}
      alt={banner.alt_text}
      sizes="(min-width: 72.5rem) 69.5rem, 100vw"
      priority
      className="-mx-4 h-40 sm:-mx-6 sm:h-56 md:h-64 lg:mx-0 lg:mt-6 lg:rounded-card"
    />
  )
}
