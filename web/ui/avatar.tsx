import { cx } from './cx.ts'

const sizes = { small: 'size-8 text-xs', normal: 'size-11 text-sm', large: 'size-20 text-xl' }

/** A hue of its own for every name, the same on every screen. */
function hueOf(name: string): number {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 360
  return hash
}

type AvatarProps = { name: string; src?: string | null | undefined; size?: keyof typeof sizes }

/** A member's picture or initials. The name is beside it, so it is hidden from screen readers. */
export function Avatar({ name, src, size = 'normal' }: AvatarProps) {
  const words = name.trim().split(/\s+/)
  const initials = [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
  return (
    <span
      aria-hidden="true"
      data-tint
      style={{ '--hue': hueOf(name) }}
      className={cx(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-pill bg-accent-soft font-serif text-accent-strong uppercase',
        sizes[size],
      )}
    >
      {src ? <img src={src} alt="" className="size-full object-cover" loading="lazy" /> : initials}
    </span>
  )
}
