import '../ui/scenes/scene.css'
import { useId } from 'react'
import { useLocation } from 'react-router'
import { cx } from '../ui/cx.ts'
import { Printed, Shaded } from '../ui/scenes/press.tsx'
import { inWater, places } from './places.tsx'

/** The ground on which a place stands: two hills. */
const Hills = () => (
  <>
    <Shaded
      d="M700 132c30-14 66-26 112-30 60-6 92-26 152-30 70-4 120 12 196 6 90-6 160-2 260 6 120 10 220-8 330-2 100 6 160 4 250-2v48Z"
      of="var(--tone-3)"
      side="down"
    />
    <Shaded
      d="M860 132c40-16 90-22 150-26 60-4 100-10 150-6 120 4 200 0 300 6 110 6 210-6 320-4 90 2 160 0 240-2v32Z"
      of="var(--tone-4)"
      side="up"
      amount={0.6}
    />
  </>
)

/** What laps against a place in the water. */
const Waves = () => (
  <>
    <path d={`M660 85q15-4 30 0${'t30 0'.repeat(44)}v47H660Z`} fill="var(--tone-3)" opacity=".55" />
    <path
      d="M862 92c18-4 32 3 54 0M948 91c20-4 36 3 60 0M1036 93c16-4 30 3 48 0M900 99c20-4 36 3 56 0"
      stroke="var(--sheet)"
      strokeWidth="2"
      opacity=".7"
    />
  </>
)

/** The light of the lighthouse. It is no ink: printed, its edges would be torn. */
function Beams() {
  const id = useId()
  return (
    <>
      <defs>
        {[
          { way: 'start', x1: 952, x2: 640 },
          { way: 'end', x1: 966, x2: 1380 },
        ].map(({ way, x1, x2 }) => (
          <linearGradient key={way} id={id + way} gradientUnits="userSpaceOnUse" x1={x1} x2={x2}>
            <stop stopColor="var(--glow)" stopOpacity=".5" />
            <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
          </linearGradient>
        ))}
      </defs>
      <path d="M952 32 640-10v96L952 34Z" fill={`url(#${id}start)`} />
      <path d="M966 32l414-52v106L966 34Z" fill={`url(#${id}end)`} />
    </>
  )
}

/** The ground of a place where there is nothing else: a mound, or a piece of the sea. */
const Mound = ({ isInWater }: { isInWater: boolean }) => (
  <Shaded
    d="M868 92c30-9 90-14 194-11v12c-64 9-130 9-194-1Z"
    of={isInWater ? 'var(--tone-2)' : 'var(--tone-3)'}
    side="down"
  />
)

/** What laps against a place in the piece of the sea. */
const Ripples = () => (
  <>
    <path
      d={`M868 88q12-4 24 0${'t24 0'.repeat(7)}l2 5c-64 9-130 9-194-1Z`}
      fill="var(--tone-3)"
      opacity=".55"
    />
    <path
      d="M904 93c16-4 30 3 48 0M962 95c16-4 28 3 44 0M1016 91c14-3 24 2 36 0"
      stroke="var(--sheet)"
      strokeWidth="2"
      opacity=".7"
    />
  </>
)

/** The place of a room whole and by itself, in the head of a phone's page, whose last line ends beside it. */
export function RoomPicture({ className }: { className: string }) {
  const [, , room = ''] = useLocation().pathname.split('/')
  const isInWater = inWater.includes(room)
  return (
    <svg
      viewBox="886 5 170 98"
      className={cx(
        'scene-tones pointer-events-none absolute -end-4 -z-10 h-15 w-26 rtl:-start-4 rtl:end-auto mask-[linear-gradient(to_right,transparent,black_24%)] max-[23rem]:hidden sm:hidden rtl:-scale-x-100 print:hidden',
        className,
      )}
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {room === '' && <Beams />}
      <Printed>
        <Mound isInWater={isInWater} />
        {places[room] ?? places.users}
        {isInWater && <Ripples />}
      </Printed>
    </svg>
  )
}

/**
 * A coast behind the title of every page of the back office, as the week's cover is behind a member's: each room is another
 * place of it. It takes no room. Its place stands before what is done in the page's head, and its ground goes on behind that
 * to the edge of the window. A phone has a {@link RoomPicture}.
 */
export function Headland() {
  const [, , room = '', inside] = useLocation().pathname.split('/')
  const isInWater = inWater.includes(room)
  // Between title and buttons, if there are any.
  const standing =
    'sm:max-md:-translate-x-50 md:-translate-x-45 group-has-data-head-actions/page:md:translate-x-20'
  return (
    <div
      aria-hidden="true"
      className={cx(
        'pointer-events-none absolute inset-x-0 top-0 -z-10 h-24 max-sm:hidden overflow-hidden mask-[linear-gradient(black_40%,transparent_58%)] md:h-32 md:mask-[linear-gradient(black_34%,transparent_84%)] rtl:-scale-x-100 print:hidden',
        // A narrow page needs its head for whoever it is about.
        inside && 'max-md:hidden',
      )}
    >
      {/* Whatever the direction of the page: all of it is turned over. */}
      <div
        dir="ltr"
        className="size-full mask-[linear-gradient(to_right,transparent_60%,black_84%)] md:mask-[linear-gradient(to_right,transparent_52%,black_70%)] group-has-data-head-actions/page:md:mask-[linear-gradient(to_right,transparent_46%,black_62%)]"
      >
        {/* The drawing has one size, however wide the window: what ends with it is its place, not its ground. */}
        <div className="relative h-full group-has-data-head-actions/page:md:w-[calc(100%-13.75rem-max(0px,(100%-72.5rem)/2))]">
          <svg
            viewBox="0 0 1160 128"
            preserveAspectRatio="xMaxYMin slice"
            className="scene-tones absolute inset-y-0 end-0 h-full w-217.5 max-w-none md:w-290 overflow-visible"
            fill="none"
            strokeLinecap="round"
            aria-hidden="true"
          >
            {room === '' && (
              <g className={standing}>
                <Beams />
              </g>
            )}
            <Printed>
              <Shaded d="M-1400 92h3410v40h-3410Z" of="var(--tone-2)" side="up" amount={0.5} />
              <path
                d="M320 104c40-5 70 4 120 0M520 112c40-5 80 4 130-1M610 99c30-4 60 3 96 0M420 120c40-4 70 3 110 0"
                stroke="var(--sheet)"
                strokeWidth="2"
                opacity=".7"
              />
              <g className={standing}>
                {isInWater ? (
                  <Shaded d="M-1400 81h3410v51h-3410Z" of="var(--tone-2)" side="up" amount={0.5} />
                ) : (
                  <Hills />
                )}
                {places[room] ?? places.users}
                {isInWater && <Waves />}
              </g>
            </Printed>
          </svg>
        </div>
      </div>
    </div>
  )
}

/** The lighthouse of the coast, at the foot of the menu of a phone. */
export const Lighthouse = ({ className }: { className: string }) => (
  <svg
    viewBox="780 8 300 104"
    preserveAspectRatio="xMaxYMax slice"
    className={cx('scene-tones pointer-events-none rtl:-scale-x-100', className)}
    fill="none"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <Beams />
    <Printed>
      <Shaded d="M700 92h460v40H700Z" of="var(--tone-2)" side="up" amount={0.5} />
      <Hills />
      {places['']}
    </Printed>
  </svg>
)
