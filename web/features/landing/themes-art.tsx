import { texts } from '../../../contract/texts.ts'
import { Hand } from '../../ui/desk/hand.tsx'

const affirmation = texts('The week is a tide and I swim')

/** The parts of a week, drawn on the desk: a cover, a tarot card, a record, a bowl of soup, a prompt. */
export function ThemesArt() {
  return (
    <svg viewBox="0 0 610 652" className="h-auto w-full" aria-hidden="true">
      <Record />
      <g transform="translate(112 84) rotate(-4)">
        <Cover />
      </g>
      <g transform="translate(392 40) rotate(6)">
        <rect x="7" y="10" width="186" height="118" rx="4" className="fill-(--cast)" />
        <path d="M0 4 188 0l2 118-60 1-24 4-22-4-84 1Z" className="fill-(--honey-soft)" />
        <Hand
          text={affirmation}
          x={22}
          y={42}
          width={124}
          lines={3}
          leading={28}
          className="fill-none stroke-(--ink-soft)"
          strokeWidth="2.200"
          strokeLinecap="round"
        />
      </g>
      <g transform="translate(388 222) rotate(7)">
        <Tarot />
      </g>
      <Bowl />
    </svg>
  )
}

function Record() {
  return (
    <g transform="translate(150 128)">
      <circle cx="8" cy="10" r="122" className="fill-(--cast)" />
      <circle r="122" className="fill-(--vinyl)" />
      {[104, 92, 80, 68, 56].map((radius) => (
        <circle key={radius} r={radius} className="fill-none stroke-(--groove)" strokeWidth="1.500" />
      ))}
      <circle r="42" className="fill-(--rose)" />
      <circle r="42" className="fill-none stroke-clay" strokeWidth="2" strokeDasharray="2 7" />
      <circle r="6" className="fill-(--paper)" />
      <path
        d="M-86-50A100 100 0 0 1-40-92"
        className="fill-none stroke-(--groove)"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </g>
  )
}

function Cover() {
  return (
    <>
      <clipPath id="cover">
        <rect width="300" height="404" rx="18" />
      </clipPath>
      <rect x="10" y="14" width="300" height="404" rx="18" className="fill-(--cast)" />
      <g clipPath="url(#cover)">
        <rect width="300" height="404" className="fill-(--dawn)" />
        <path d="M0 130c70-26 130 18 200-4s80-18 100-8V0H0Z" className="fill-(--dawn-high)" />
        <circle cx="150" cy="172" r="70" className="fill-(--sun)" />
        <circle
          cx="150"
          cy="172"
          r="92"
          className="fill-none stroke-(--sun)"
          strokeWidth="2"
          strokeDasharray="1 12"
          strokeLinecap="round"
        />
        <path
          d="M0 214c36-36 62-50 92-28 26 20 44 26 74-2s66-28 134 14v60H0Z"
          className="fill-(--far-clay)"
        />
        <path d="M0 250c60-30 110-26 158 0s96 22 142-8v60H0Z" className="fill-(--mid-clay)" />
        <path d="M0 270h300v134H0Z" className="fill-(--lake)" />
        <path
          d="M118 290h70M104 308h98M132 326h44M112 346h76M138 366h28"
          className="stroke-(--sun)"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <path d="M0 404c10-66 40-96 96-104-22 30-26 66-20 104Z" className="fill-(--hill-near)" />
        <path d="M300 404c-6-84-26-128-66-152 2 56 12 110 22 152Z" className="fill-(--leaf-deep)" />
        <path d="M276 404c-18-62-44-92-84-104 14 44 34 78 56 104Z" className="fill-(--hill-near)" />
        <path
          d="M236 256c10 50 20 96 34 148M196 304c22 32 40 62 56 100M94 302c-26 28-42 60-56 102"
          className="fill-none stroke-(--leaf-pale)"
          strokeWidth="2"
        />
        <path
          d="M74 116c6-8 14-8 18 0 4-8 12-8 18 0M104 92c5-6 11-6 14 0 3-6 9-6 14 0"
          className="fill-none stroke-(--mid-clay)"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
    </>
  )
}

function Tarot() {
  const rays = Array.from({ length: 16 }, (_, index) => index * 22.5)
  return (
    <>
      <rect x="9" y="13" width="178" height="292" rx="16" className="fill-(--cast)" />
      <rect width="178" height="292" rx="16" className="fill-(--page)" />
      <rect x="10" y="10" width="158" height="272" rx="9" className="fill-(--night)" />
      <rect
        x="17"
        y="17"
        width="144"
        height="258"
        rx="6"
        className="fill-none stroke-honey"
        strokeWidth="1.500"
      />
      <g transform="translate(89 106)">
        {rays.map((turn, index) => (
          <path
            key={turn}
            d={index % 2 === 0 ? 'M-5-30 0-62 5-30Z' : 'M-1.500-32h3v-16h-3Z'}
            transform={`rotate(${turn})`}
            className="fill-honey"
          />
        ))}
        <circle r="28" className="fill-honey" />
        <path d="M-17 0C-9-12 9-12 17 0 9 12-9 12-17 0Z" className="fill-(--page)" />
        <circle r="6.500" className="fill-(--night)" />
      </g>
      <path
        d="M17 214c30-24 54-24 78-8s42 12 66-6v69a6 6 0 0 1-6 6H23a6 6 0 0 1-6-6Z"
        className="fill-(--hill-near)"
      />
      <path d="M17 240c40-16 90-14 144 2v27a6 6 0 0 1-6 6H23a6 6 0 0 1-6-6Z" className="fill-(--leaf-deep)" />
      <path
        d="M89 260c-2-26-2-44 0-66M89 232c-14-2-22-10-24-22 14 0 22 8 24 22Zm0-14c12-2 20-10 22-22-13 1-21 9-22 22Z"
        className="fill-(--leaf-pale) stroke-(--leaf-pale)"
        strokeWidth="2"
      />
      <path
        d="M40 40a12 12 0 1 0 10 19 10 10 0 0 1-10-19ZM138 40a12 12 0 1 1-10 19 10 10 0 0 0 10-19Z"
        className="fill-honey"
      />
      <path
        d="M36 168h.1M52 184h.1M142 168h.1M126 184h.1M34 100h.1M144 100h.1"
        className="stroke-honey"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  )
}

function Bowl() {
  return (
    <g transform="translate(150 508)">
      <circle cx="8" cy="12" r="112" className="fill-(--cast)" />
      <circle r="112" className="fill-(--glaze)" />
      <circle r="98" className="fill-(--glaze-deep)" />
      <circle r="90" className="fill-(--soup-deep)" />
      <circle cx="2" cy="4" r="85" className="fill-(--soup)" />
      <path
        d="M-40 0c0-26 24-44 48-38s36 32 22 52-42 20-52 2 6-32 22-26 14 20 4 22"
        className="fill-none stroke-(--page)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d="M26-44c16-6 28-2 32 8-12 8-26 6-32-8ZM30-36c2 16 12 26 24 26 2-14-8-26-24-26Z"
        className="fill-(--leaf-deep)"
      />
      <path
        d="M-54 34h.1M-40 52h.1M-62 10h.1M-22 62h.1M50 42h.1M36 56h.1"
        className="stroke-(--hill-near)"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <g transform="rotate(38) translate(134 -20)">
        <path d="M-4 96C-2 40-4 20-4 6h10c0 14-2 34 0 90a5 5 0 0 1-10 0Z" className="fill-(--wood-deep)" />
        <ellipse cx="1" cy="-18" rx="19" ry="28" className="fill-(--wood-deep)" />
        <ellipse cx="1" cy="-18" rx="12" ry="20" className="fill-(--wood)" />
      </g>
    </g>
  )
}
