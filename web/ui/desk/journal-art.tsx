import { texts } from '../../../contract/texts.ts'
import { Hand } from './hand.tsx'

/** What somebody wrote on a Sunday. */
const written = texts({
  day: 'Sunday||written by hand in a drawing',
  todo: ['Walk by the river', 'Call Inês', 'Water the plants'],
  slept: 'Slept well and the tea was still warm',
  hills: 'The hills were green again',
})

/** The open journal: on the left page a day's list and its moods, on the right a painted morning. */
export function Journal() {
  return (
    <>
      <defs>
        <linearGradient id="gutter-left">
          <stop offset="0" className="gutter-0" />
          <stop offset="1" className="gutter-1" />
        </linearGradient>
        <linearGradient id="gutter-right" x1="1" x2="0">
          <stop offset="0" className="gutter-0" />
          <stop offset="0.9" className="gutter-1" />
        </linearGradient>
      </defs>
      <path
        d="M-322-212Q-322-228-306-228H306Q322-228 322-212V222Q322 238 306 238H-306Q-322 238-322 222Z"
        transform="translate(18 28)"
        className="fill-(--cast)"
      />
      <rect x="-322" y="-228" width="644" height="466" rx="16" className="fill-(--cover)" />
      <rect
        x="-322"
        y="-228"
        width="644"
        height="466"
        rx="16"
        className="fill-none stroke-(--cover-edge)"
        strokeWidth="3"
      />
      <path
        d="M-306-204C-220-220-70-224 0-206 70-224 220-220 306-204V218C220 204 70 202 0 220-70 202-220 204-306 218Z"
        className="fill-(--page-edge)"
      />
      <path d="M-302-210C-220-224-70-228 0-210V212C-70 196-220 198-302 212Z" className="fill-(--page)" />
      <path d="M302-210C220-224 70-228 0-210V212C70 196 220 198 302 212Z" className="fill-(--page)" />
      <path d="M0-210C-24-216-46-219-66-220V202C-44 203-22 206 0 212Z" fill="url(#gutter-left)" />
      <path d="M0-210C24-216 46-219 66-220V202C44 203 22 206 0 212Z" fill="url(#gutter-right)" />

      <LeftPage />
      <Painting />

      <path
        d="M22-226c-6 150 10 290-4 430-4 34 4 54 0 96l14-12 16 10c2-40-6-62-2-96 12-140-6-280 4-428Z"
        className="fill-(--ribbon)"
      />
    </>
  )
}

function LeftPage() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <Hand text={written.day} x={-262} y={-152} width={150} className="stroke-(--pen)" strokeWidth="3" />
      <path d="M-264-134c40-4 80 1 122-2" className="stroke-honey" strokeWidth="5" />
      {written.todo.map((text, row) => (
        <g key={text} transform={`translate(-262 ${-90 + row * 46})`}>
          <path
            d="M0 1c8-2 16-1 21 0 1 7 0 14-1 20-7 1-14 1-20 0-1-7-1-14 0-21Z"
            className="stroke-(--pen-soft)"
            strokeWidth="2.4"
          />
          {row < 2 && <path d="m4 10 7 8L26-4" className="stroke-(--leaf-deep)" strokeWidth="4" />}
          <Hand text={text} x={40} y={17} width={200} className="stroke-(--pen)" strokeWidth="2.200" />
        </g>
      ))}
      <g transform="translate(-242 88)" strokeWidth="2.400" className="stroke-(--face)">
        {/* The five shapes of a check-in. */}
        <path
          d="M2.7-19Q5.4-14.9 10.1-16.3Q14.8-17.7 14.3-12.8Q13.8-8 18.3-6Q22.7-4 19.2-0.6Q15.7 2.8 17.8 7.2Q20 11.5 15.1 11.9Q10.2 12.2 9.1 16.9Q7.9 21.7 4 18.8Q0 15.9-4 18.8Q-7.9 21.7-9.1 16.9Q-10.2 12.2-15.1 11.9Q-20 11.6-17.8 7.2Q-15.7 2.8-19.2-0.6Q-22.7-4-18.3-6Q-13.8-7.9-14.3-12.8Q-14.8-17.7-10.1-16.3Q-5.4-14.9-2.7-19Q0-23.1 2.7-19Z"
          className="fill-honey stroke-none"
        />
        <path d="M-9-3q3-4 6 0M3-3q3-4 6 0M-7 5q7 8 14 0" />
        <g transform="translate(51 0)">
          <path
            d="M-23 2C-23-13-12-19 1-19s22 7 22 20S13 19 0 19-23 15-23 2Z"
            className="fill-(--leaf-pale) stroke-none"
          />
          <path d="M-10-3q3 4 6 0M4-3q3 4 6 0M-4 7q4 3 8 0" />
        </g>
        <g transform="translate(102 0)">
          <path
            d="M1.7-19.8Q3.3-17.8 5.6-19.1Q7.9-20.4 8.7-17.9Q9.5-15.4 12.1-15.8Q14.8-16.2 14.6-13.5Q14.4-10.9 17-10.3Q19.6-9.8 18.5-7.4Q17.4-5 19.6-3.5Q21.8-2 19.9-0.2Q18 1.7 19.5 3.8Q21.1 6 18.6 7Q16.2 8.1 16.8 10.6Q17.5 13.2 14.8 13.3Q12.2 13.4 11.9 16Q11.5 18.6 9 17.7Q6.5 16.9 5.3 19.2Q4 21.5 2 19.8Q0 18.1-2 19.8Q-4 21.5-5.3 19.2Q-6.5 16.9-9 17.7Q-11.5 18.6-11.9 16Q-12.2 13.4-14.8 13.3Q-17.5 13.2-16.8 10.6Q-16.2 8.1-18.6 7Q-21.1 6-19.5 3.8Q-18 1.7-19.9-0.2Q-21.8-2-19.6-3.5Q-17.4-5-18.5-7.4Q-19.6-9.8-17-10.3Q-14.4-10.9-14.6-13.5Q-14.8-16.2-12.1-15.8Q-9.5-15.4-8.7-17.9Q-7.9-20.4-5.6-19.1Q-3.3-17.8-1.7-19.8Q0-21.9 1.7-19.8Z"
            className="fill-(--rose) stroke-none"
          />
          <path d="M-7-3v1M7-3v1M-8 7q2.500-4 5 0t5 0 5 0" />
        </g>
        <g transform="translate(152 0)">
          <path
            d="M0-23C7-13 20-5 20 6 20 15 12 21 0 21S-20 15-20 6C-20-5-7-13 0-23Z"
            className="fill-(--sky) stroke-none"
          />
          <path d="M-6 1v1M6 1v1M-5 12q5-5 10 0" />
        </g>
        <g transform="translate(203 0)">
          <path
            d="M1.500-23C4-14.500 7-11 10-9.500S19-4.500 23-1C16.500 2.500 13.500 6 11.500 9.500S6 19-1.500 23C-4 16.500-7 12-10 10S-18.500 5-23 1C-16.500-2-13-5.500-11-9.500S-5-18.500 1.500-23Z"
            className="fill-[light-dark(oklch(0.78_0.11_58),oklch(0.62_0.085_58))] stroke-none"
          />
          <path d="M-5-4v1M5-4v1M-6 3q6 9 12 0Z" />
        </g>
      </g>
      <Hand
        text={written.slept}
        x={-262}
        y={150}
        width={240}
        lines={2}
        className="stroke-(--pen-soft)"
        strokeWidth="2.200"
      />
    </g>
  )
}

function Painting() {
  return (
    <g transform="translate(62 -172) rotate(2)">
      <clipPath id="painting">
        <path d="M0 92C2 36 46 0 103 0s101 38 102 94l3 166c0 6-4 9-9 9L8 271c-5 0-9-4-9-9Z" />
      </clipPath>
      <g clipPath="url(#painting)">
        <rect x="-4" y="-4" width="216" height="280" className="fill-(--sky)" />
        <path d="M-4 96c60-16 130 10 220-10V-10H-4Z" className="fill-(--sky-deep)" opacity="0.35" />
        <circle cx="136" cy="96" r="37" className="fill-(--sun)" />
        <path d="M-4 150c28-34 56-38 84-16s56 18 84-10 40-10 52-2v90H-4Z" className="fill-(--hill-far)" />
        <path d="M-4 182c40-26 84-24 118-4s70 12 102-10v110H-4Z" className="fill-(--hill)" />
        <path
          d="M92 276c-6-26 26-34 22-52s-34-14-30-32c8 14 50 14 54 36 3 18-18 26-10 48Z"
          className="fill-(--sky)"
        />
        <path d="M-4 226c30-18 64-14 84 8s30 30 34 44H-4Z" className="fill-(--hill-near)" />
        <path d="M216 214c-34 4-58 20-66 38-4 10-6 18-4 26h70Z" className="fill-(--hill-near)" />
        <path
          d="M30 226c-2-22 4-44 10-58 8 16 12 36 8 60ZM54 232c-2-16 3-32 8-43 6 12 8 28 6 46Z"
          className="fill-(--leaf-deep)"
        />
      </g>
      <rect
        x="70"
        y="-16"
        width="66"
        height="24"
        rx="2"
        transform="rotate(-5 100 -4)"
        className="fill-(--tape)"
      />
      <Hand
        text={written.hills}
        x={4}
        y={312}
        width={190}
        lines={2}
        leading={32}
        className="stroke-(--pen)"
        strokeWidth="2.200"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  )
}
