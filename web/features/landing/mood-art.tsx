const dabs = [
  'M-20-2C-20-16-8-22 2-21s20 9 20 21S12 22 0 21-20 12-20-2Z',
  'M-21 0C-20-14-9-20 2-20s19 8 19 20S11 21-1 20-22 12-21 0Z',
  'M-19 3C-22-11-9-21 1-21s22 7 20 21-10 21-21 21-17-7-19-18Z',
]

const moodFills = {
  happy: 'fill-honey',
  calm: 'fill-(--leaf-pale)',
  anxious: 'fill-(--rose)',
  sad: 'fill-(--sky-deep)',
  energetic: 'fill-(--tea)',
} as const

type Mood = keyof typeof moodFills

const month: (Mood | null)[] = (
  'c h c s s c h  c c a a s c c  h h c e e h c  c - h h c a c  s c c h h - -'.replaceAll(/\s+/g, '') as string
)
  .split('')
  .map((letter) => (Object.keys(moodFills) as Mood[]).find((mood) => mood.startsWith(letter)) ?? null)

/** One dab of paint in a mood's colour. */
export function Dab({ mood }: { mood: Mood }) {
  return (
    <svg viewBox="-24 -24 48 48" className="size-5 shrink-0" aria-hidden="true">
      <path d={dabs[mood.length % 3]} className={moodFills[mood]} />
    </svg>
  )
}

/** Five weeks of moods as dabs of paint. A day without a mood is a dot. */
export function MoodMonth() {
  return (
    <svg viewBox="0 0 406 290" className="h-auto w-full" aria-hidden="true">
      {month.map((mood, day) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, its days never move
          key={day}
          transform={`translate(${29 + (day % 7) * 58} ${29 + Math.floor(day / 7) * 58}) rotate(${(day * 67) % 360})`}
        >
          {mood ? (
            <path d={dabs[day % 3]} className={moodFills[mood]} />
          ) : (
            <circle r="3" className="fill-(--edge)" />
          )}
        </g>
      ))}
    </svg>
  )
}
