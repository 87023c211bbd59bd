import type { ReactNode } from 'react'
import { t } from '../../../contract/t.ts'

const pear =
  'M100 44C87 44 85 64 81 84 75 110 46 124 46 160c0 31 26 46 54 46s54-15 54-46c0-36-29-50-35-76-4-20-6-40-19-40Z'
const stem = 'M100 46c-2-12 1-22 9-30'
const leaf = 'M106 30c8-16 26-22 44-16-6 18-24 26-44 16Z'

/** The weekly art exercise, shown as what it is: four steps to a pear. */
export function MakingSection() {
  const line = 'fill-none stroke-(--ink)'
  const steps: [string, string, ReactNode][] = [
    [
      t('Look'),
      t('For a whole minute. Only look.'),
      <>
        <path
          d={pear}
          className="fill-none stroke-(--edge)"
          strokeWidth="2"
          strokeDasharray="1 9"
          strokeLinecap="round"
        />
        <path d="M100 8v210M30 160h140M58 84h84" className="stroke-(--edge)" strokeWidth="1" opacity="0.7" />
      </>,
    ],
    [
      t('Draw'),
      t('One line, without lifting the pen.'),
      <path
        d={`${pear}${stem}${leaf}`}
        className={line}
        strokeWidth="2.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />,
    ],
    [
      t('Colour'),
      t('One colour. It may run over the edge.'),
      <>
        <path d={pear} className="fill-(--pear)" transform="translate(7 5) rotate(2 100 120)" />
        <path
          d={`${pear}${stem}${leaf}`}
          className={line}
          strokeWidth="2.500"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>,
    ],
    [
      t('Shade'),
      t('Where the light does not reach, once more.'),
      <>
        <ellipse cx="116" cy="206" rx="74" ry="9" className="fill-(--cast)" />
        <path d={pear} className="fill-(--pear)" transform="translate(7 5) rotate(2 100 120)" />
        <path
          d="M122 92c8 26 38 42 39 72 0 30-26 46-56 46-24 0-42-10-50-26 40 16 76-4 76-40 0-20-8-34-9-52Z"
          className="fill-(--pear-deep)"
        />
        <path
          d="M66 150c2-14 10-22 18-30"
          className="fill-none stroke-(--pear-light)"
          strokeWidth="9"
          strokeLinecap="round"
        />
        <path d={leaf} className="fill-(--leaf)" transform="translate(3 3)" />
        <path
          d={`${pear}${stem}${leaf}M112 28c12 0 24-4 34-12`}
          className={line}
          strokeWidth="2.500"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>,
    ],
  ]
  return (
    <section className="bg-(--wash)">
      <div className="mx-auto max-w-[72.5rem] px-5 py-20 sm:px-8 md:py-28">
        <div className="grid gap-x-16 gap-y-4 md:grid-cols-2 md:items-end">
          <h2 className="text-3xl md:text-4xl">{t('Weekly art exercises')}</h2>
          <p className="max-w-[30rem] text-lg text-ink-soft">
            {t(
              'Small things to make with what is on the table. Nobody grades them, and a crooked pear is a pear.',
            )}
          </p>
        </div>
        <ol className="mt-12 grid grid-cols-2 gap-x-6 gap-y-10 md:mt-16 md:grid-cols-4">
          {steps.map(([name, words, art]) => (
            <li key={name} className="md:even:translate-y-10">
              <svg viewBox="20 0 160 222" className="mx-auto h-auto w-full max-w-[11rem]" aria-hidden="true">
                {art}
              </svg>
              <h3 className="mt-4 text-xl">{name}</h3>
              <p className="text-sm text-ink-soft">{words}</p>
            </li>
          ))}
        </ol>
        <div className="hidden h-10 md:block" />
      </div>
    </section>
  )
}
