import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { lessMotion } from '../../lib/less-motion.ts'
import { cx } from '../../ui/cx.ts'
import { useDark } from '../../ui/use-dark.ts'
import { type Card, CardMeaning, cardSize, cardWidth, OpenCard, TarotTable } from './tarot-guidance.tsx'
import { WeekPicture } from './week-picture.tsx'

const turnMs = 500
const at = (lift: number, scale: number, degrees: number) =>
  `perspective(1100px) translateY(${lift}px) scale(${scale}) rotateY(${degrees}deg)`

/** Lifts a card that shows its back, and turns it. */
const turnOver = (card: HTMLElement): Animation =>
  card.animate(
    [
      { transform: at(0, 1, 180), easing: 'cubic-bezier(0.4, 0, 0.7, 0.6)' },
      { transform: at(-20, 1.05, 90), offset: 0.45, easing: 'cubic-bezier(0.2, 0.5, 0.3, 1)' },
      { transform: at(0, 1, 0) },
    ],
    turnMs,
  )

/** The back of the deck in the card's place. */
function CardBack({ card: { backUrl, backLqip, backNight }, className }: { card: Card; className: string }) {
  return (
    <div className={cx(cardWidth, className)}>
      {backUrl && <WeekPicture src={backUrl} lqip={backLqip} night={backNight} {...cardSize} />}
    </div>
  )
}

/** The card with both its sides, while it turns; afterwards its face. */
function TurningCard({ card }: { card: Card }) {
  const whole = useRef<HTMLDivElement>(null)
  const [isTurning, setTurning] = useState(() => !lessMotion())
  useLayoutEffect(() => {
    if (!isTurning || !whole.current) return
    const turn = turnOver(whole.current)
    turn.onfinish = () => setTurning(false)
    return () => turn.cancel()
  }, [isTurning])
  return (
    <div ref={whole} className="relative transform-3d">
      <div className="backface-hidden">
        <OpenCard card={card} />
      </div>
      {isTurning && (
        <div className="absolute inset-0 rotate-y-180 backface-hidden">
          {/* Seen from behind, it leans to the other side. */}
          <CardBack card={card} className="rotate-2" />
        </div>
      )}
    </div>
  )
}

/** The card, face down. After it is turned, a screen reader hears its name and meaning. */
export default function TarotFaceDown({ card, onTurned }: { card: Card; onTurned: () => void }) {
  const [isTurned, setTurned] = useState(false)
  const words = useRef<HTMLDivElement>(null)
  const face = (useDark() && card.imageNight?.url) || card.imageUrl
  useEffect(() => {
    // There in time for the turn.
    if (face) new Image().src = face
  }, [face])
  useEffect(() => {
    if (isTurned) words.current?.focus({ preventScroll: true })
  }, [isTurned])

  if (isTurned)
    return (
      <TarotTable picture={<TurningCard card={card} />}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
        <div
          ref={words}
          tabIndex={-1}
          role="group"
          aria-labelledby="card-name"
          aria-describedby="card-meaning"
        >
          <CardMeaning card={card} />
        </div>
      </TarotTable>
    )
  return (
    <TarotTable
      picture={
        <button
          type="button"
          aria-label={t('Turn the card of the week')}
          className={cx(
            cardWidth,
            'block rounded-md transition-transform duration-200 hover:-translate-y-1.5 active:translate-y-0',
          )}
          onClick={() => {
            setTurned(true)
            onTurned()
          }}
        >
          <CardBack card={card} className="-rotate-2" />
        </button>
      }
    >
      <p className="mt-1 font-serif text-2xl leading-tight text-balance">{t('It lies face down.')}</p>
      <p className="measure mt-1 md:mt-3 md:font-serif md:text-lg">
        {t('One card to think with, for the whole week. Press it to turn it.')}
      </p>
    </TarotTable>
  )
}
