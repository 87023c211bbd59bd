import { leaf } from './flora.ts'
import { at, away, between, blob, curve, fill, grain, line, seeded, steps } from './kit.ts'

/** A flower seen from the front: petals around an eye. */
export function daisy(
  x: number,
  y: number,
  r: number,
  petals: number,
  petal: string,
  eye: string,
  seed = 'daisy',
  slim = 1,
) {
  const rand = seeded(seed + x + y)
  const start = rand() * 360
  return (
    steps(petals + 1, start, start + 360)
      .slice(0, petals)
      .map((a) =>
        fill(
          leaf(
            x,
            y,
            a + between(rand, -5, 5),
            r * between(rand, 0.9, 1.06),
            ((r * 6.6) / petals) * slim,
            0,
            0.6,
          ),
          petal,
        ),
      )
      .join('') + fill(blob(`${seed}eye`, x, y, r * 0.27, r * 0.27, 0.06), eye)
  )
}

/** A bowl-shaped flower seen from the side, opening towards `turn`. */
export function poppy(x: number, y: number, r: number, petal: string, dark: string, eye: string, turn = 0) {
  const back = curve(
    [
      [0, 0],
      [-r * 0.95, -r * 0.5],
      [-r * 0.72, -r * 1.18],
      [0, -r * 1.02],
      [r * 0.75, -r * 1.2],
      [r * 0.95, -r * 0.5],
    ],
    true,
  )
  const front = curve(
    [
      [0, r * 0.06],
      [-r * 0.86, -r * 0.3],
      [-r * 0.62, -r * 0.82],
      [0, -r * 0.66],
      [r * 0.55, -r * 0.84],
      [r * 0.86, -r * 0.32],
    ],
    true,
  )
  return at(
    x,
    y,
    fill(back, dark) +
      fill(blob('eye', 0, -r * 0.78, r * 0.3, r * 0.16), eye) +
      fill(front, petal) +
      grain(front, dark, 'down', 0.5),
    turn,
  )
}

/** A tulip: three petals, closed. */
export function tulip(x: number, y: number, r: number, petal: string, dark: string, turn = 0) {
  return at(
    x,
    y,
    fill(leaf(0, 0, -17, r * 1.9, r * 1.1), dark) +
      fill(leaf(0, 0, 17, r * 1.9, r * 1.1), dark) +
      fill(leaf(0, r * 0.05, 0, r * 1.75, r * 1.15, 0, 0.36), petal),
    turn,
  )
}

/** A flower of many small ones on fine rays, like wild carrot. */
export function umbel(x: number, y: number, r: number, ray: string, bloom: string, seed = 'umbel', turn = 0) {
  const rand = seeded(seed)
  const rays = [
    ...steps(11, -72, 72).map((a) => [a, 1] as const),
    ...steps(7, -46, 46).map((a) => [a, 0.8] as const),
  ]
  return rays
    .map(([a, reach]) => {
      const tip = away(x, y, a + turn, r * reach * between(rand, 0.9, 1.04))
      const dots = [
        away(tip[0], tip[1], 0, 0),
        ...steps(7, 0, 360)
          .slice(1)
          .map((b) => away(tip[0], tip[1], b + a, r * 0.085)),
      ]
      return (
        line(curve([[x, y], away(x, y, a * 0.7 + turn, r * 0.5), tip]), ray, 2.4) +
        dots
          .map(([dx, dy]) => fill(blob('bloom', dx, dy, r * 0.042 * between(rand, 0.8, 1.25)), bloom))
          .join('')
      )
    })
    .join('')
}
