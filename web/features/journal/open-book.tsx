/** An open notebook with a pressed leaf, drawn for the first day. */
export const OpenBook = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 160 104" className={className} aria-hidden="true">
    <path d="M80 96C62 84 36 82 10 88V20c26-6 52-4 70 8Z" className="fill-surface stroke-edge" />
    <path d="M80 96c18-12 44-14 70-8V20c-26-6-52-4-70 8Z" className="fill-surface stroke-edge" />
    <path d="M80 28v68" className="stroke-edge" />
    <path
      d="M22 36c16-3 32-2 46 4M22 50c16-3 32-2 46 4M22 64c16-3 32-2 46 4M22 78c16-3 32-2 46 4"
      className="fill-none stroke-line"
      strokeWidth="1.5"
    />
    <path d="M104 76c-4-20 6-34 28-40 2 22-8 36-28 40Z" className="fill-accent-soft stroke-accent" />
    <path d="M100 84c4-16 14-30 26-42" className="fill-none stroke-accent" strokeLinecap="round" />
    <path d="m40 6 3 7 7 3-7 3-3 7-3-7-7-3 7-3Z" className="fill-honey" />
  </svg>
)
