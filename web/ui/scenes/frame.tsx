import { Indoors } from './backdrops.tsx'
import { Grain, Shaded } from './press.tsx'
import { Scene } from './scene.tsx'

/** A frame without a picture on a sunlit wall: for a gallery without banners. */
export const Frame = () => (
  <Scene ground={<Indoors table={150} light={140} />}>
    <path d="m120 24-44 22M120 24l44 22" stroke="var(--tone-4)" strokeWidth="1.6" />
    <circle cx="120" cy="23" r="3" fill="var(--warmth)" />
    <path d="M70 50h108v66H70Z" fill="var(--shade)" opacity=".18" />
    <Shaded d="M66 45h108v66H66Z" of="var(--tone-4)" side="right" />
    <path d="M72 51h96v54H72Z" fill="var(--warmth)" opacity=".6" />
    <Grain d="M72 51h96v54H72Z" of="var(--warmth)" side="up" amount={0.7} />
    <Shaded d="M76 55h88v46H76Z" of="var(--sheet)" amount={0.3} />
    <path d="M76 55h88l-46 46H76Z" fill="var(--pencil)" opacity=".2" />
    <Shaded d="M40 128h160v7H40Z" of="var(--tone-3)" side="right" />
    <path d="M52 135h5v13h-5ZM183 135h5v10h-5Z" fill="var(--tone-3)" />
    <Shaded d="M176 106h18l-3 22h-12Z" of="var(--warmth)" side="right" />
    <path
      d="M185 107c0-14 3-24 9-32M185 107c-1-11-5-19-12-25M186 104c4-8 9-12 16-13"
      stroke="var(--tone-4)"
      strokeWidth="1.8"
    />
    <Shaded
      d="M194 76c-7-1-10-6-9-14 8 2 12 7 9 14ZM173 83c-8 1-13-3-14-11 8-1 14 4 14 11ZM201 92c2-7 7-9 14-8-1 7-7 11-14 8ZM181 92c-6 2-10 0-13-5 6-3 11-1 13 5Z"
      of="var(--tone-4)"
    />
    <Shaded d="M60 119h26v9H60Z" of="var(--tone-2)" side="right" />
    <Shaded d="M63 112h22v7H63Z" of="var(--tone-4)" side="right" />
  </Scene>
)
