import { Indoors, Shadow } from '../../ui/scenes/backdrops.tsx'
import { Grain, Shaded } from '../../ui/scenes/press.tsx'
import { Scene } from '../../ui/scenes/scene.tsx'

/** An open notebook with a pressed leaf and a pencil on a table: for a journal whose first page is still white. */
export const OpenBook = () => (
  <Scene ground={<Indoors table={100} light={150} />}>
    <Shadow x={122} y={134} width={164} height={7} />
    <path
      d="M46 124c20-9 52-9 74-1 22-8 54-8 74 1l-2 9c-22-8-50-8-72 0-22-8-50-8-72 0Z"
      fill="var(--tone-4)"
    />
    <path d="M120 62v63c-20-9-48-9-70-2l6-64c22-6 46-5 64 3Z" fill="var(--sheet)" />
    <path d="M120 62v63c20-9 48-9 70-2l-6-64c-22-6-46-5-64 3Z" fill="var(--sheet)" />
    <path d="M120 62v63c-5-2-10-4-16-5l3-63c5 1 9 3 13 5Z" fill="var(--pencil)" opacity=".45" />
    <path
      d="M66 72c13-3 26-2 36 1M65 83c13-3 27-2 37 1M64 94c13-3 27-2 37 1M63 105c14-3 28-2 38 1"
      stroke="var(--pencil)"
      strokeWidth="1.600"
    />
    <Grain d="M50 123l6-59c22-6 46-5 64 3v58Z" of="var(--sheet)" side="right" amount={0.25} />
    <Shaded d="M144 108c-5-22 5-38 27-43 3 24-7 39-27 43Z" of="var(--tone-3)" side="left" />
    <path d="M140 114c5-18 15-34 27-45M148 96l14-5M152 87l10-9" stroke="var(--tone-4)" strokeWidth="1.600" />
    <path d="m70 139 74-7 2 6-74 8-7-3Z" fill="var(--warmth)" />
    <path d="m65 143 7-3 1 6Z" fill="var(--sheet)" />
    <path d="m144 132 6-1c3 2 3 5 1 6l-5 1Z" fill="var(--tone-3)" />
  </Scene>
)
