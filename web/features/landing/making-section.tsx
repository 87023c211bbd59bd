import { t } from '../../../contract/t.ts'
import { PearArt } from './pear-art.tsx'

/** The section about the weekly art exercise, shown as four steps of drawing a pear. */
export function MakingSection() {
  const steps = [
    { step: 1, name: t('Look'), words: t('For a whole minute. Only look.') },
    { step: 2, name: t('Draw'), words: t('One line, without lifting the pen.') },
    { step: 3, name: t('Color'), words: t('One color. It may run over the edge.') },
    { step: 4, name: t('Shade'), words: t('Where the light does not reach, once more.') },
  ] as const
  return (
    <section className="bg-(--wash)">
      <div className="mx-auto max-w-[72.5rem] px-5 py-20 sm:px-8 md:pt-28 md:pb-36">
        <div className="grid gap-x-16 gap-y-4 md:grid-cols-2 md:items-end">
          <h2 className="text-3xl md:text-4xl">{t('Weekly art exercises')}</h2>
          <p className="max-w-[30rem] text-lg text-ink-soft">
            {t(
              'Small things to make with what is on the table. Nobody grades them, and a crooked pear is a pear.',
            )}
          </p>
        </div>
        <ol className="mt-12 grid grid-cols-2 gap-x-6 gap-y-10 md:mt-16 md:grid-cols-4">
          {steps.map(({ step, name, words }) => (
            <li key={step} className="md:even:translate-y-10">
              <PearArt step={step} />
              <h3 className="mt-4 text-xl">{name}</h3>
              <p className="text-sm text-ink-soft">{words}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
