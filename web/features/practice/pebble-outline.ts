const { cos, sin, PI } = Math
const steps = 72
const round = (value: number) => Math.round(value * 100) / 100

/**
 * A closed outline around the origin as if cut by hand with scissors, about `radius` wide; another one for each `cut`.
 */
export function pebbleOutline(radius: number, cut: number): string {
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (2 * PI * step) / steps
    const reach =
      radius *
      (1 + 0.022 * cos(2 * angle + cut) + 0.016 * cos(3 * angle - 2 * cut) + 0.007 * cos(5 * angle + 3 * cut))
    return `${round(reach * sin(angle))} ${round(-reach * cos(angle))}`
  })
  return `M${points.join('L')}Z`
}
