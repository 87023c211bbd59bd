import { type PointerEvent, type ReactNode, useState } from 'react'
import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { lessMotion } from '../../lib/less-motion.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { WeekPicture } from './week-picture.tsx'

export type Card = NonNullable<Theme['tarotCard']>

/** How wide a card lies on the table. */
export const cardWidth = 'mx-auto w-40 sm:w-48 md:w-64'
export const cardSize = { alt: '', width: 600, height: 1000, className: 'rounded-md shadow-float' }

/** The table with the week's card, and what is said beside it. */
export function TarotTable({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <section
      aria-labelledby="tarot"
      className="grid items-center gap-x-10 gap-y-4 rounded-card bg-accent-soft px-4 py-5 sm:grid-cols-[auto_1fr] sm:p-8 md:gap-x-12"
    >
      {picture}
      <div className="min-w-0">
        <h2 id="tarot" className="font-sans text-sm font-medium tracking-normal text-ink-soft">
          {t('Tarot Guidance')}
        </h2>
        {children}
      </div>
    </section>
  )
}

/** The code of the light comes with the first mouse that points at the card. */
function catchLight({ currentTarget, pointerType, nativeEvent }: PointerEvent<HTMLElement>) {
  if (pointerType !== 'mouse' || lessMotion()) return
  void import('./card-light.ts').then(
    ({ catchLight }) => catchLight(currentTarget, nativeEvent),
    () => undefined,
  )
}

/** The card's picture as it lies there open. It leans towards a mouse and catches its light. */
export function OpenCard({ card: { imageUrl, imageLqip, imageNight } }: { card: Card }) {
  if (!imageUrl) return null
  return (
    <div className={cx(cardWidth, '-rotate-2')} onPointerEnter={catchLight}>
      <WeekPicture src={imageUrl} lqip={imageLqip} night={imageNight} {...cardSize} />
    </div>
  )
}

/** The card's name and what it says: on a phone its first lines, until somebody reads on. */
export function CardMeaning({ card: { name, interpretation } }: { card: Card }) {
  const [isWhole, setWhole] = useState(false)
  const isLong = interpretation.length > 120
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <h3 id="card-name" className="min-w-0 text-2xl wrap-anywhere">
          {name}
        </h3>
        {isLong && (
          <Button
            look="link"
            className="shrink-0 text-sm sm:hidden"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t('Show less') : t('Read on')}
          </Button>
        )}
      </div>
      <p
        id="card-meaning"
        className={cx(
          'measure whitespace-pre-line wrap-anywhere md:mt-3 md:font-serif md:text-lg',
          isLong && !isWhole && 'max-sm:line-clamp-2',
        )}
      >
        {interpretation}
      </p>
    </>
  )
}

/** The week's card, as if it lay on the table, and what it says. */
export function TarotGuidance({ card }: { card: Card }) {
  return (
    <TarotTable picture={<OpenCard card={card} />}>
      <CardMeaning card={card} />
    </TarotTable>
  )
}
