import pictures from 'virtual:landing-pictures'
import type { ReactNode } from 'react'
import { texts } from '../../../contract/texts.ts'
import { Hand } from '../../ui/desk/hand.tsx'
import { Grain, Printed } from '../../ui/scenes/press.tsx'

const affirmation = texts('The week is a tide and I swim')

/** The parts of a week on the desk: a real cover and its tarot card, a record, a bowl of soup, an affirmation. */
export function ThemesArt() {
  const { cover, card } = pictures
  return (
    <div dir="ltr" className="relative aspect-[610/652] w-full" aria-hidden="true">
      <Layer>
        <Record />
      </Layer>
      <picture>
        <source type="image/avif" srcSet={srcSetOf(cover.avif)} sizes={widthOfCover} />
        <img
          src={cover.widths.at(-1)?.url}
          srcSet={srcSetOf(cover.widths)}
          sizes={widthOfCover}
          alt=""
          width={300}
          height={404}
          loading="lazy"
          decoding="async"
          className="lamplit absolute top-[12.9%] start-[18.4%] aspect-[300/404] w-[49.2%] -rotate-4 rounded-[18px] object-cover object-[70%_50%] shadow-[0.6rem_0.8rem_0_var(--cast)]"
        />
      </picture>
      <img
        src={card.widths.at(-1)?.url}
        srcSet={srcSetOf(card.widths)}
        sizes="(width >= 56.25rem) 180px, 30vw"
        alt=""
        width={300}
        height={500}
        loading="lazy"
        decoding="async"
        className="lamplit absolute top-[34%] start-[63.5%] w-[30%] rotate-7 rounded-[12px] shadow-[0.5rem_0.7rem_0_var(--cast)]"
      />
      <Layer>
        <Note />
        <Bowl />
      </Layer>
    </div>
  )
}

const widthOfCover = '(width >= 56.25rem) 500px, 80vw'
const srcSetOf = (files: readonly { url: string; width: number }[]) =>
  files.map(({ url, width }) => `${url} ${width}w`).join(', ')

/** Printed as the pictures beside it are. */
const Layer = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 610 652" className="absolute inset-0 size-full" aria-hidden="true">
    <Printed>{children}</Printed>
  </svg>
)

const Note = () => (
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
)

/** A circle around (0, 0) as a path. */
const disc = (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

function Record() {
  return (
    <g transform="translate(150 128)">
      <circle cx="8" cy="10" r="122" className="fill-(--cast)" />
      <circle r="122" className="fill-(--vinyl)" />
      <Grain d={disc(122)} of="var(--vinyl)" side="right" />
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

function Bowl() {
  return (
    <g transform="translate(150 508)">
      <circle cx="8" cy="12" r="112" className="fill-(--cast)" />
      <circle r="112" className="fill-(--glaze)" />
      <Grain d={disc(112)} of="var(--glaze)" side="right" amount={0.4} />
      <circle r="98" className="fill-(--glaze-deep)" />
      <circle r="90" className="fill-(--soup-deep)" />
      <circle cx="2" cy="4" r="85" className="fill-(--soup)" />
      <Grain d={disc(85)} of="var(--soup)" side="right" amount={0.6} />
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
      <g transform="rotate(38) translate(136 -38)">
        <path d="M-4 96C-2 40-4 20-4 6h10c0 14-2 34 0 90a5 5 0 0 1-10 0Z" className="fill-(--wood-deep)" />
        <ellipse cx="1" cy="-18" rx="19" ry="28" className="fill-(--wood-deep)" />
        <ellipse cx="1" cy="-18" rx="12" ry="20" className="fill-(--wood)" />
      </g>
    </g>
  )
}
