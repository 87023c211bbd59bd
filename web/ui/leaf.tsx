/** The house's mark: a sprig of three leaves, in the color of the text around it. */
export function Leaf({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" className={className} aria-hidden="true">
      <path d="M16 30c0-9 .4-14 1.6-19" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      <path d="M17.4 13C14.6 9.6 15.4 4.6 19.8 2c2.6 4 2 8.600-2.400 11Z" fill="currentColor" />
      <path
        d="M16.300 20.500C11.700 21.500 7.600 19 6.400 14.300c4.900-.7 8.900 1.500 9.900 6.200Z"
        fill="currentColor"
      />
      <path
        d="M16.200 25.200c1.300-4.300 5.100-6.500 9.700-5.600-.8 4.400-4.700 7-9.700 5.600Z"
        fill="currentColor"
        opacity=".72"
      />
    </svg>
  )
}
