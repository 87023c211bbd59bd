type ProgressProps = {
  label: string
  /** May exceed `max`. The bar and the percentage stop at 100. */
  value: number
  max: number
  /** The text at the right, such as '1200 / 2000 ml'; the percentage by default. */
  text?: string | undefined
}

/** How far towards a goal, in a bar and in words. */
export function Progress({ label, value, max, text }: ProgressProps) {
  const percent = max > 0 ? Math.min(100, Math.round((value / max) * 100)) : 0
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span className="font-medium">{label}</span>
        <span className="numbers text-ink-soft">{text ?? `${percent}%`}</span>
      </div>
      <progress className="bar" aria-label={label} value={percent} max={100} />
    </div>
  )
}
