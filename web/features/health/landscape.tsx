/** The land on which the drawings of a day stand side by side: a shore for the glass, a hill for the path, hills for the night. */
export function Landscape() {
  return (
    <svg
      viewBox="0 0 1112 184"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-x-[-1.25rem] top-0 hidden h-46 w-[calc(100%+2.5rem)] [mask-image:linear-gradient(#000_78%,transparent)] sm:inset-x-[-1.5rem] sm:w-[calc(100%+3rem)] md:block"
      aria-hidden="true"
    >
      <path
        d="M0 152C90 138 190 146 262 118 330 92 352 30 470 26 610 20 690 6 762 40 820 68 840 122 930 138 1000 148 1060 132 1112 140V184H0Z"
        className="fill-steps opacity-12"
      />
      <path
        d="M0 164C120 146 236 172 352 160 470 148 560 170 700 160 840 150 960 168 1112 154V184H0Z"
        className="fill-steps opacity-20"
      />
    </svg>
  )
}
