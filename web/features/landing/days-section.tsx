import { Check } from 'lucide-react'
import { t } from '../../../contract/t.ts'
import { MoodLegend } from '../mood/mood-legend.tsx'
import { MoodMonth } from './mood-art.tsx'

/** The section about mood tracking and planning, with two sheets at different heights. */
export function DaysSection() {
  return (
    <section className="mx-auto grid max-w-[72.5rem] gap-x-16 gap-y-20 px-5 pt-8 pb-20 sm:px-8 md:grid-cols-2 md:pt-12 md:pb-28">
      <div>
        <h2 className="text-3xl">{t('Mood tracking')}</h2>
        <p className="mt-4 max-w-[29rem] text-lg text-ink-soft">
          {t(
            'Say how you are in one tap, and why if you like. Weeks later you can see the weather you came through.',
          )}
        </p>
        <div className="mt-10 max-w-[27rem]">
          <MoodMonth />
          <MoodLegend className="mt-6" />
        </div>
      </div>
      <div className="md:pt-40">
        <h2 className="text-3xl">{t('Mindful planning')}</h2>
        <p className="mt-4 max-w-[29rem] text-lg text-ink-soft">
          {t(
            'A few goals, the reminders you need, and weekly intentions. Not a list that grows while you sleep.',
          )}
        </p>
        <WeekCard />
      </div>
    </section>
  )
}

/** A page of somebody's week, in words, so that it reads as an example to everyone. */
function WeekCard() {
  const goals: [string, boolean][] = [
    [t('Walk by the river twice'), true],
    [t('Finish the blue scarf'), true],
    [t('Call Inês'), false],
  ]
  return (
    <div className="relative mt-12 max-w-[27rem] -rotate-1 rounded-card border border-line bg-surface p-6 shadow-float sm:p-8">
      <span
        aria-hidden="true"
        className="absolute inset-x-0 -top-3 mx-auto h-7 w-28 rotate-2 rounded-[2px] bg-(--tape)"
      />
      <h3 className="font-sans text-sm font-semibold text-ink-soft">{t('Weekly intention')}</h3>
      <p className="mt-1 font-serif text-xl italic">{t('Leave ten minutes between things.')}</p>
      <h3 className="mt-6 font-sans text-sm font-semibold text-ink-soft">{t('Goals')}</h3>
      <ul className="mt-2 grid gap-2.5">
        {goals.map(([goal, done]) => (
          <li key={goal} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className={`grid size-5 place-items-center rounded-[6px] border ${done ? 'border-accent bg-accent text-accent-ink' : 'border-edge'}`}
            >
              {done && <Check className="size-3.5" strokeWidth={3} />}
            </span>
            <span>
              {goal}
              {done && <span className="sr-only"> {t('(done)')}</span>}
            </span>
          </li>
        ))}
      </ul>
      <h3 className="mt-6 font-sans text-sm font-semibold text-ink-soft">{t('Reminders')}</h3>
      <p className="numbers mt-1 flex justify-between gap-4">
        {t('Choir, bring the green folder')} <span className="text-ink-soft">18:30</span>
      </p>
    </div>
  )
}
