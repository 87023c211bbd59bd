/**
 * A turning ring in the color of the surrounding text. It is always beside words, so it is hidden from screen readers.
 */
export function Spinner() {
  return (
    <svg viewBox="0 0 20 20" className="size-[1.1em] shrink-0 animate-spin" aria-hidden="true">
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2" opacity="0.25" />
      <path
        d="M18 10a8 8 0 0 0-8-8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}
