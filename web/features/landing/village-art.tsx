type House = { x: number; y: number; w: number; h: number; lit: readonly number[]; chimney?: boolean }

const houses: House[] = [
  { x: 196, y: 208, w: 84, h: 66, lit: [0], chimney: true },
  { x: 302, y: 224, w: 62, h: 52, lit: [] },
  { x: 560, y: 226, w: 92, h: 72, lit: [0, 1], chimney: true },
  { x: 676, y: 250, w: 58, h: 48, lit: [1] },
  // Beyond what a phone shows of the village.
  { x: 1000, y: 212, w: 68, h: 70, lit: [1], chimney: true },
  { x: 1088, y: 190, w: 64, h: 84, lit: [0] },
  { x: 1172, y: 216, w: 90, h: 60, lit: [0, 1] },
]

/** A village by night, with light in most houses. */
export function VillageArt() {
  return (
    <svg
      viewBox="0 0 1440 400"
      preserveAspectRatio="xMidYMax slice"
      className="block h-80 w-full md:h-105"
      aria-hidden="true"
    >
      <circle cx="1190" cy="70" r="42" className="fill-(--moon)" />
      <circle cx="1172" cy="60" r="36" className="fill-(--dusk)" />
      <path
        d="M120 60h.1M268 118h.1M402 40h.1M520 96h.1M700 52h.1M836 118h.1M930 36h.1M1052 104h.1M1330 120h.1M1390 40h.1M612 140h.1M60 150h.1"
        className="stroke-(--moon)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M0 214c140-70 260-76 400-24s260 40 400-14 300-70 640 10v214H0Z"
        className="fill-(--ridge-far)"
      />
      <path d="M0 270c180-54 320-36 480-6s340 10 480-22 320-26 480 10v148H0Z" className="fill-(--ridge)" />
      {houses.map((house) => (
        <HouseArt key={house.x} {...house} />
      ))}
      <g className="fill-(--ridge-near)">
        {/* Their feet are in the hill. */}
        <path d="M128 330v-38c-10-50 6-96 22-122 16 26 32 72 22 122v38ZM438 330v-30c-8-40 4-76 17-97 13 21 25 57 17 97v30ZM846 330v-24c-10-50 6-100 22-130 16 30 32 80 22 130v24ZM900 330v-24c-7-32 3-62 14-80 11 18 21 48 14 80v24ZM1282 330v-34c-9-44 5-84 19-107 14 23 28 63 19 107v34Z" />
        <path d="M0 306c200-34 380-20 560 6s420 6 560-12 220-12 320 4v96H0Z" />
      </g>
    </svg>
  )
}

function HouseArt({ x, y, w, h, lit, chimney }: House) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {chimney && <path d={`M${w * 0.68} ${-h * 0.5}h12v30h-12Z`} className="fill-(--roof)" />}
      <path d={`M0 0h${w}v${h + 54}H0Z`} className="fill-(--wall)" />
      <path d={`M-9 4 ${w / 2} ${-h * 0.52} ${w + 9} 4Z`} className="fill-(--roof)" />
      {[0, 1].map((side) => (
        <rect
          key={side}
          x={side === 0 ? w * 0.18 : w * 0.6}
          y={h * 0.24}
          width={w * 0.2}
          height={w * 0.26}
          rx="2"
          className={lit.includes(side) ? 'fill-(--window)' : 'fill-(--roof)'}
        />
      ))}
    </g>
  )
}
