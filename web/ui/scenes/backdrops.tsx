import { Grain, Shaded } from './press.tsx'

/** A wall with the light of a window on it, and a table whose edge lies at `table`. */
export const Indoors = ({ table, light = 34 }: { table: number; light?: number }) => (
  <>
    <Shaded d="M0 0h240v160H0Z" of="var(--tone-1)" side="right" amount={0.34} />
    <path d={`M${light} 12h28l14 84h-34ZM${light + 34} 12h28l22 84h-36Z`} fill="var(--beam)" />
    <Shaded d={`M0 ${table}c60-3 170-3 240 0v60H0Z`} of="var(--tone-2)" amount={0.7} />
    <path d={`M0 ${table}c60-3 170-3 240 0`} stroke="var(--sheet)" strokeWidth="1.6" opacity=".5" />
  </>
)

type OutdoorsProps = {
  /** Where the near ground begins. */
  land: number
  /** Where the sun stands; null for none. */
  sun?: readonly [x: number, y: number] | null
}

/** A sky, a far hill, and the ground from `land` on. */
export const Outdoors = ({ land, sun = [186, 44] }: OutdoorsProps) => (
  <>
    <Grain d="M0 0h240v160H0Z" of="var(--tone-1)" side="up" amount={0.34} />
    {sun && <circle cx={sun[0]} cy={sun[1]} r="13" fill="var(--orb)" />}
    <Shaded
      d={`M0 ${land - 12}c40-24 84-26 122-8 34 16 70 8 118-14v90H0Z`}
      of="color-mix(in oklab, var(--tone-1), var(--tone-2) 70%)"
      side="up"
      amount={0.5}
    />
    <Shaded d={`M0 ${land + 6}c50-14 120-18 240 2v70H0Z`} of="var(--tone-2)" amount={0.7} />
  </>
)

/** The shadow of an object. */
export const Shadow = ({
  x,
  y,
  width,
  height = 6,
}: {
  x: number
  y: number
  width: number
  height?: number
}) => <ellipse cx={x} cy={y} rx={width / 2} ry={height} fill="var(--shade)" opacity=".26" />
