import { t } from '../../../contract/t.ts'

/** An illustration for a member without a banner: an empty wall. */
export function EmptyWall() {
  return (
    <div className="relative overflow-hidden rounded-md border border-line">
      <svg
        viewBox="0 0 720 200"
        preserveAspectRatio="xMaxYMax slice"
        className="block h-36 w-full sm:h-44"
        aria-hidden="true"
      >
        <rect width="720" height="200" className="fill-honey-soft" />
        <circle cx="644" cy="92" r="32" className="fill-honey" opacity=".75" />
        <path d="M0 128C120 92 210 108 310 126s210 8 410-30v104H0Z" className="fill-clay-soft" />
        <path d="M0 158c160-40 300-18 420-8s210-14 300-32v82H0Z" className="fill-accent-soft" />
        <path d="M0 186c130-26 280-22 400-12s230 4 320-14v40H0Z" className="fill-accent" opacity=".38" />
      </svg>
      <p className="absolute inset-x-0 top-0 px-5 pt-5 font-serif text-lg sm:px-6">
        {t('You have no banner yet.')}
      </p>
    </div>
  )
}
