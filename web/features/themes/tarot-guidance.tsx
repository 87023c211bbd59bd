import { useState } from 'react'
import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Picture } from '../../ui/picture.tsx'

/** What the card says: on a phone its first lines, until somebody reads on. */
function Interpretation({ children }: { children: string }) {
  const [isWhole, setWhole] = useState(false)
  const isLong = children.length > 140
  return (
    <>
      <p
        className={cx(
          'mt-2 measure whitespace-pre-line wrap-anywhere md:mt-4 md:font-serif md:text-lg',
          isLong && !isWhole && 'max-sm:line-clamp-3',
        )}
      >
        {children}
      </p>
      {isLong && (
        <Button
          look="link"
          className="text-sm sm:hidden"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('Show less') : t('Read on')}
        </Button>
      )}
    </>
  )
}

/** The week's card, as if it lay on the table, and what it says. */
export function TarotGuidance({ card }: { card: NonNullable<Theme['tarotCard']> }) {
  return (
    <section
      aria-labelledby="tarot"
      className="grid items-center gap-x-10 gap-y-5 rounded-card bg-accent-soft p-4 pt-6 max-sm:-mx-4 max-sm:rounded-none sm:grid-cols-[auto_1fr] sm:p-8 md:gap-x-12"
    >
      {card.imageUrl && (
        <Picture
          src={card.imageUrl}
          alt=""
          width={600}
          height={1000}
          className="mx-auto w-52 -rotate-2 rounded-md shadow-float md:w-64"
        />
      )}
      <div className="min-w-0">
        <h2 id="tarot" className="font-sans text-sm font-medium tracking-normal text-ink-soft">
          {t('Tarot Guidance')}
        </h2>
        <h3 className="mt-1 text-2xl wrap-anywhere">{card.name}</h3>
        <Interpretation>{card.interpretation}</Interpretation>
      </div>
    </section>
  )
}
