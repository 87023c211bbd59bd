import '../../ui/scenes/scene.css'
import { Grain, Printed, Shaded } from '../../ui/scenes/press.tsx'

const panes =
  'M284-8h104v40H284ZM398-8h104v40H398ZM512-8h104v40H512ZM284 40h104v40H284ZM398 40h104v40H398ZM512 40h104v40H512Z'

/** Its bars are of wood: white ones would not be told from a pale wall. */
const wood = 'light-dark(oklch(0.79 0.062 68), oklch(0.5 0.05 62))'

/** By night the plant is lighter than the window behind it. */
const plant = 'light-dark(var(--tone-4), oklch(0.66 0.06 var(--hue)))'

/** A seedling on the sill of a window, as wide as the sheet of a form: for the cover of a theme that has none yet. */
export const WindowSill = ({ className }: { className?: string }) => (
  <svg
    viewBox="0 0 900 112"
    preserveAspectRatio="xMidYMid slice"
    className={`scene-tones ${className}`}
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <Printed>
      <Shaded d="M-10-10h920v132H-10Z" of="var(--tone-1)" side="right" amount={0.3} />
      <Shaded d="M274-10h352v96H274Z" of={wood} side="right" amount={0.4} />
      <path d={panes} fill="var(--tone-2)" />
      <circle cx="336" cy="20" r="11" fill="var(--orb)" />
      <path
        d="M284 62c30-14 66-16 104-4v22H284ZM398 61c40-12 72-6 104 3v16H398ZM512 66c34-10 70-14 104-4v18H512Z"
        fill="color-mix(in oklab, var(--tone-2), var(--tone-3) 55%)"
      />
      <Shaded
        d="M284 74c36-10 70-8 104-3v9H284ZM398 70c36 5 70 3 104 6v4H398ZM512 77c34-6 70-9 104-10v13H512Z"
        of="var(--tone-3)"
        side="up"
        amount={0.7}
      />
      <Grain d={panes} of="var(--tone-2)" side="up" amount={0.4} />
      <path
        d="M542 16c4-4 8-4 10 0 2-4 6-4 10 0M566 24c3-3 6-3 8 0 2-3 5-3 8 0"
        stroke={plant}
        strokeWidth="1.6"
      />
      <Shaded
        d="M228-10h58c2 22-6 40-22 54-8 8-14 24-16 44h-20Z"
        of="var(--tone-3)"
        side="left"
        amount={0.6}
      />
      <Shaded
        d="M672-10h-58c-2 22 6 40 22 54 8 8 14 24 16 44h20Z"
        of="var(--tone-3)"
        side="right"
        amount={0.6}
      />
      <Shaded d="M-10 84h920v12H-10Z" of={wood} side="down" amount={0.5} />
      <path d="M-10 96h920v4H-10Z" fill="var(--shade)" opacity=".22" />
      <ellipse cx="456" cy="86" rx="36" ry="3" fill="var(--shade)" opacity=".26" />
      <Shaded d="M432 60h38l-4 26h-30Z" of="var(--warmth)" side="right" />
      <Shaded d="M429 54h44v8h-44Z" of="var(--warmth)" side="right" />
      <path d="M451 54c0-12 0-18 1-25" stroke={plant} strokeWidth="2.600" />
      <Shaded
        d="M452 32c-13 1-21-5-23-18 14-1 22 5 23 18ZM452 28c0-13 8-20 22-20-1 13-9 20-22 20Z"
        of={plant}
        side="right"
      />
      <path d="M496 62h19l-2 24h-15Z" fill="var(--sheet)" opacity=".9" />
      <Shaded d="M497 70h17l-1.300 14h-14.400Z" of="var(--tone-3)" side="right" amount={0.6} />
      <Shaded d="M326 77h58v8h-58Z" of="var(--tone-4)" side="right" amount={0.6} />
      <Shaded d="M332 70h48v7h-48Z" of="var(--glow)" side="right" amount={0.5} />
      <path d="M130 84V44h14v40ZM164 84V50h10v34Z" fill="var(--tone-4)" />
      <path d="M146 84V38h16v46ZM178 84l10-36 10 3-9 33Z" fill="var(--warmth)" />
      <path d="M724 84V66h40v18Z" fill="var(--warmth)" />
      <path
        d="M744 66c0-16-12-22-22-22 0 14 8 22 22 22ZM744 64c0-18 10-28 24-30 2 18-8 28-24 30Z"
        fill={plant}
      />
    </Printed>
  </svg>
)
