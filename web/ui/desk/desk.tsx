import './desk.css'
import { HeroArt } from './hero-art.tsx'

/** The desk of the landing page, behind a page that is a door. */
export default function Desk() {
  return (
    <div
      data-desk
      className="grain absolute inset-x-0 top-0 -z-10 h-full overflow-hidden transition-opacity duration-300 starting:opacity-0"
    >
      <HeroArt />
    </div>
  )
}
