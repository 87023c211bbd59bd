type BranchProps = {
  /** Leaves, alternating sides, smaller towards the tip. */
  leaves: number
  /** Length of the stem. */
  length: number
  /** Length of the lowest leaf. */
  leaf: number
  /** Half width of a leaf relative to its length: 0.18 is olive, 0.45 is eucalyptus. */
  girth: number
  stem: string
  fills: readonly [string, string]
}

const round = (value: number) => Math.round(value * 10) / 10

/** A sprig that grows up from the origin, drawn from numbers so that every picture can have a different one. */
export function Branch({ leaves, length, leaf, girth, stem, fills }: BranchProps) {
  const sway = (along: number) => Math.sin(along * Math.PI * 0.9) * length * 0.06
  return (
    <>
      <path
        d={`M0 0Q${round(length * 0.09)} ${round(-length * 0.5)} ${round(sway(1))} ${-length}`}
        className={stem}
        fill="none"
        strokeWidth={3}
        strokeLinecap="round"
      />
      {Array.from({ length: leaves }, (_, index) => {
        const along = 0.14 + (0.86 * index) / (leaves - 1)
        const tip = index === leaves - 1
        const side = index % 2 === 0 ? 1 : -1
        const size = leaf * (1 - 0.45 * along)
        const wide = size * girth
        const turn = tip ? 4 : side * (62 - 26 * along + (index % 3) * 5)
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, its leaves never move
            key={index}
            d={`M0 0C${round(wide)} ${round(-size * 0.25)} ${round(wide * 0.9)} ${round(-size * 0.75)} 0 ${round(-size)}C${round(-wide * 0.9)} ${round(-size * 0.75)} ${round(-wide)} ${round(-size * 0.25)} 0 0Z`}
            transform={`translate(${round(sway(along))} ${round(-length * along)}) rotate(${round(turn)})`}
            className={fills[index % 2]}
          />
        )
      })}
    </>
  )
}
