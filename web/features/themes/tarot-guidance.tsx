import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { Picture } from '../../ui/picture.tsx'

/** The week's tarot card and its interpretation. */
export function TarotGuidance({ card }: { card: NonNullable<Theme['tarotCard']> }) {
  return (
    <section
      aria-labelledby="tarot"
      className="grid items-center gap-x-10 gap-y-6 sm:grid-cols-[auto_1fr] md:gap-x-12"
    >
      {card.imageUrl && (
        <Picture
          src={card.imageUrl}
          alt=""
          width={600}
          height={1000}
          className="mx-auto w-44 -rotate-2 rounded-md shadow-float sm:w-48"
        />
      )}
      <div className="min-w-0">
        <h2 id="tarot" className="font-sans text-sm font-medium tracking-normal text-ink-soft">
          {t('Tarot Guidance')}
        </h2>
        <h3 className="mt-1 text-2xl wrap-anywhere">{card.name}</h3>
        <p className="mt-3 measure whitespace-pre-line wrap-anywhere">{card.interpretation}</p>
      </div>
    </section>
  )
}
