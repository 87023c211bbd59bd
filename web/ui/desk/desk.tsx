import './desk.css'
import { HeroArt } from './hero-art.tsx'

/** The desk of the landing page, behind a page that is a door. */
export default function Desk() {
  return (
    <div
      data-desk
      className="grain absolute inset-x-0 top-0 -z-10 h-full overflow-hidden transition-opacity duration-300 starting:opacity-0"
    >
      {/* On a phone a sheet lies on its lower half: cup and journal are above that. */}
      <div className="absolute inset-x-0 top-0 h-full max-sm:h-[58svh] max-sm:mask-[linear-gradient(black_80%,transparent)]">
        <HeroArt />
      </div>
    </div>
  )
}
