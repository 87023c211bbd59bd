import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { LandingLanguages } from './landing-languages.tsx'
import { VillageArt } from './village-art.tsx'

type TogetherSectionProps = { languages: readonly string[]; onBegin: () => void; onWarm: () => void }

/** The section about the community and privacy. It always has the dark scheme. */
export function TogetherSection({ languages, onBegin, onWarm }: TogetherSectionProps) {
  const promises = [
    t('Your moods, plans and health notes are never part of a feed.'),
    t('You choose what to share, and whether your name stands beside it.'),
    t('No ads, no trackers, and your browser talks to nobody but us.'),
  ]
  return (
    <section
      data-scheme="dark"
      data-landing-evening
      className="relative isolate overflow-hidden bg-(--dusk) text-ink"
    >
      <div className="mx-auto grid max-w-[72.5rem] gap-x-16 gap-y-10 px-5 pt-20 pb-10 sm:px-8 md:grid-cols-2 md:pt-28">
        <div>
          <h2 className="text-3xl text-wrap md:text-4xl">{t('A privacy-first community')}</h2>
          <p className="mt-5 max-w-[28rem] text-lg text-ink-soft">
            {t(
              'People who keep a journal next door to yours. Wave when you feel like it; the door is yours to close.',
            )}
          </p>
          <Button
            className="mt-9 px-7 text-lg"
            data-begin
            onClick={onBegin}
            onPointerEnter={onWarm}
            onFocus={onWarm}
          >
            {t('Begin Your Journey')}
          </Button>
        </div>
        <ul className="grid content-start">
          {promises.map((promise) => (
            <li
              key={promise}
              className="border-t border-line py-5 font-serif text-xl first:border-t-0 md:first:pt-2"
            >
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <VillageArt />
      <footer className="relative flow-root bg-(--ridge-near) px-5 pb-4 text-center text-sm text-ink-soft sm:px-8">
        {/* Over the foot of the picture, which is as dark. */}
        <p className="relative -mt-9 mb-2">A-genda · {t('Your mindful schedule')}</p>
        <LandingLanguages languages={languages} />
      </footer>
    </section>
  )
}
