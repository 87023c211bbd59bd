import { useState } from 'react'
import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Picture } from '../../ui/picture.tsx'

/** The week's card, as if it lay on the table, and what it says: on a phone its first lines, until somebody reads on. */
export function TarotGuidance({ card }: { card: NonNullable<Theme['tarotCard']> }) {
  const { name, imageUrl, imageLqip, interpretation } = card
  const [isWhole, setWhole] = useState(false)
  const isLong = interpretation.length > 120
  return (
    <section
      aria-labelledby="tarot"
      className="grid items-center gap-x-10 gap-y-4 rounded-card bg-accent-soft px-4 py-5 max-sm:-mx-4 max-sm:rounded-none sm:grid-cols-[auto_1fr] sm:p-8 md:gap-x-12"
    >
      {imageUrl && (
        <Picture
          src={imageUrl}
          lqip={imageLqip}
          alt=""
          width={600}
          height={1000}
          className="mx-auto w-40 -rotate-2 sm:w-48 rounded-md shadow-float md:w-64"
        />
      )}
      <div className="min-w-0">
        <h2 id="tarot" className="font-sans text-sm font-medium tracking-normal text-ink-soft">
          {t('Tarot Guidance')}
        </h2>
        <div className="flex items-center justify-between gap-4">
          <h3 className="min-w-0 text-2xl wrap-anywhere">{name}</h3>
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
          className={cx(
            'measure whitespace-pre-line wrap-anywhere md:mt-3 md:font-serif md:text-lg',
            isLong && !isWhole && 'max-sm:line-clamp-2',
          )}
        >
          {interpretation}
        </p>
      </div>
    </section>
  )
}
