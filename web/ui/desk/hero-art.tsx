import { Branch } from './branch.tsx'
import { Journal } from './journal-art.tsx'

/**
 * The desk seen from above, in morning sun in the light scheme and lamplight in the dark one. All colors are tokens or
 * the scene's own (desk.css), so one drawing works in both schemes and every tint.
 */
export function HeroArt() {
  return (
    <svg viewBox="0 0 1440 860" preserveAspectRatio="xMaxYMid slice" className="scene" aria-hidden="true">
      <defs>
        <filter id="soft" x="-5%" y="-5%" width="110%" height="110%">
          <feGaussianBlur stdDeviation="5" />
        </filter>
        <mask id="window">
          <rect width="1440" height="860" fill="#fff" />
          <g filter="url(#soft)">
            <g transform="translate(905 -90) skewX(-26)">
              {[0, 1, 2].flatMap((column) =>
                [0, 1, 2].map((row) => (
                  <rect
                    key={`${column}${row}`}
                    x={column * 232}
                    y={row * 318}
                    width="206"
                    height="292"
                    fill="#000"
                  />
                )),
              )}
            </g>
            <g transform="translate(1250 -60) rotate(204) scale(1.5)" opacity="0.8">
              <Branch
                leaves={11}
                length={330}
                leaf={120}
                girth={0.2}
                stem="stroke-[#fff]"
                fills={['fill-[#fff]', 'fill-[#fff]']}
              />
            </g>
            <g transform="translate(820 -80) rotate(168) scale(1.1)" opacity="0.55">
              <Branch
                leaves={9}
                length={250}
                leaf={110}
                girth={0.2}
                stem="stroke-[#fff]"
                fills={['fill-[#fff]', 'fill-[#fff]']}
              />
            </g>
          </g>
        </mask>
        <radialGradient id="lamp" cx="0.7" cy="0.46" r="0.62">
          <stop offset="0" className="lamp-0" />
          <stop offset="0.45" className="lamp-1" />
          <stop offset="1" className="lamp-2" />
        </radialGradient>
      </defs>

      <rect width="1440" height="860" className="fill-(--desk)" />
      <g className="stroke-(--desk-grain)" fill="none" strokeWidth="1.5">
        <path d="M0 118C320 96 700 150 1440 104M0 262C420 286 760 240 1440 276M0 402c380-20 980 26 1440-6" />
        <path d="M0 548c460 26 900-22 1440 12M0 690c300-18 860 30 1440-8M0 806c520 14 940-20 1440 6" />
        <path d="M0 190c200 8 420-14 600 2M900 196c180-12 380 14 540 2M0 620c160-10 330 8 470-2M1010 626c140 10 300-8 430 2" />
      </g>

      <g transform="translate(566 792) rotate(64)">
        <g transform="translate(10 16)" className="fill-(--cast)">
          <Branch
            leaves={13}
            length={330}
            leaf={78}
            girth={0.5}
            stem="stroke-(--cast)"
            fills={['fill-(--cast)', 'fill-(--cast)']}
          />
        </g>
        <Branch
          leaves={13}
          length={330}
          leaf={78}
          girth={0.5}
          stem="stroke-(--leaf-deep)"
          fills={['fill-(--leaf)', 'fill-(--leaf-pale)']}
        />
      </g>

      <Cup />
      <PaintBox />
      <g transform="translate(1010 452) rotate(-7)">
        <Journal />
      </g>
      <Pencil />

      <rect width="1440" height="860" className="fill-(--room)" mask="url(#window)" />
      <rect width="1440" height="860" fill="url(#lamp)" />
    </svg>
  )
}

function Cup() {
  return (
    <g transform="translate(1352 168)">
      <circle cx="14" cy="20" r="118" className="fill-(--cast)" />
      <circle r="118" className="fill-(--glaze)" />
      <circle r="104" className="fill-(--glaze-deep)" />
      <circle r="98" className="fill-(--glaze)" />
      <path d="M-58 44c-34 10-58 40-50 58 8 16 48 4 72-26Z" className="fill-(--glaze-deep)" />
      <path d="M-62 56c-20 8-36 26-32 36 5 8 28 0 42-20Z" className="fill-(--glaze)" />
      <circle cx="7" cy="10" r="74" className="fill-(--glaze-deep)" />
      <circle r="74" className="fill-(--glaze-deep)" />
      <circle r="67" className="fill-(--glaze)" />
      <circle r="60" className="fill-(--tea-deep)" />
      <circle cx="3" cy="4" r="55" className="fill-(--tea)" />
      <path
        d="M-40-22A46 46 0 0 1-4-46"
        className="stroke-(--tea-light)"
        fill="none"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M12 6c8-10 22-12 32-6-4 12-20 16-32 6Z" className="fill-(--leaf)" />
    </g>
  )
}

function PaintBox() {
  const pans = [
    'fill-(--leaf)',
    'fill-clay',
    'fill-honey',
    'fill-(--sky-deep)',
    'fill-(--rose)',
    'fill-(--leaf-deep)',
  ]
  return (
    <g transform="translate(1192 742) rotate(11)">
      <rect x="8" y="14" width="236" height="112" rx="16" className="fill-(--cast)" />
      <rect width="236" height="112" rx="16" className="fill-(--tin)" />
      <rect x="9" y="9" width="218" height="94" rx="9" className="fill-(--glaze)" />
      {pans.map((fill, index) => (
        <g key={fill} transform={`translate(${20 + (index % 3) * 68} ${19 + Math.floor(index / 3) * 39})`}>
          <rect width="60" height="33" rx="6" className={fill} />
          <path d="M8 24c10-12 30-16 44-12v12a5 5 0 0 1-5 5H13a5 5 0 0 1-5-5Z" className="fill-(--cast)" />
        </g>
      ))}
    </g>
  )
}

function Pencil() {
  return (
    <g transform="translate(1092 712) rotate(-14)">
      <path d="M10 16h262l42 12-42 12H10Z" className="fill-(--cast)" />
      <rect width="24" height="24" rx="6" className="fill-(--rose)" />
      <rect x="18" width="20" height="24" className="fill-(--tin)" />
      <path d="M38 0h224v8H38Z" className="fill-(--pencil-light)" />
      <path d="M38 8h224v16H38Z" className="fill-(--pencil)" />
      <path d="M262 0l44 12-44 12Z" className="fill-[light-dark(oklch(0.8_0.07_68),var(--wood))]" />
      <path d="M292 8.200 306 12l-14 3.800Z" className="fill-(--graphite)" />
    </g>
  )
}
