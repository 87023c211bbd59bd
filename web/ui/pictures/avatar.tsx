import type { Avatar as AvatarLook } from '../../../contract/avatar.ts'
import { cx } from '../cx.ts'
import { botanicalMarks } from './botanical-marks.ts'
import { landscapeOf } from './palette-landscape.ts'

const sizes = {
  tiny: 'size-6',
  small: 'size-8',
  row: 'size-10',
  normal: 'size-11',
  head: 'size-12',
  title: 'size-14',
  big: 'size-16',
  large: 'size-20 sm:size-28',
}

/** The tints of a disc, as `avatar.css` has them. */
const tones = ['sage', 'clay', 'honey', 'dusk'] as const

/** A number of its own for every name, for answers that have no mark (ruling 33). */
function hashOf(name: string): number {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 256
  return hash
}

function Plant({ mark }: { mark: number }) {
  const { lines, full, pale } = botanicalMarks[mark % botanicalMarks.length] ?? {}
  return (
    <>
      {pale && <path d={pale} opacity=".55" />}
      {lines && <path d={lines} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />}
      <path d={full} />
    </>
  )
}

function Landscape({ colors, mark }: { colors: NonNullable<ReturnType<typeof landscapeOf>>; mark: number }) {
  const [sky, sun, behind, front] = colors
  return (
    <g transform={mark % 2 ? 'matrix(-1 0 0 1 40 0)' : undefined}>
      <path d="M0 0H40V40H0Z" fill={sky} />
      <circle cx={13 + (mark % 5) * 2} cy={14 + (mark % 3)} r={6 + (mark % 2)} fill={sun} />
      <path d="M0 23C8 17 16 20 23 22S34 21 40 15V40H0Z" fill={behind} />
      <path d="M0 29C9 31 16 27 24 27S35 30 40 32V40H0Z" fill={front} />
    </g>
  )
}

type AvatarProps = { name: string; avatar?: AvatarLook | undefined; size?: keyof typeof sizes }

/**
 * A member's round picture: a small landscape in the colors of their shared banner, else a plant of their own. The name
 * is beside it, so it is hidden from screen readers.
 */
export function Avatar({ name, avatar, size = 'normal' }: AvatarProps) {
  const { mark, palette } = avatar ?? { mark: hashOf(name), palette: [] }
  const colors = landscapeOf(palette)
  return (
    <span
      aria-hidden="true"
      data-avatar={colors ? 'banner' : 'plant'}
      data-tone={tones[Math.floor(mark / botanicalMarks.length) % tones.length]}
      className={cx(
        'avatar inline-block shrink-0 overflow-hidden rounded-pill forced-color-adjust-none',
        colors && 'lamplit',
        sizes[size],
      )}
    >
      <svg viewBox="0 0 40 40" fill="currentColor" className="size-full" aria-hidden="true">
        {colors ? <Landscape colors={colors} mark={mark} /> : <Plant mark={mark} />}
      </svg>
    </span>
  )
}
