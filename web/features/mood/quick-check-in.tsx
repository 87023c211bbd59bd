import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { MoodEntry } from '../../../contract/mood.ts'
import { t } from '../../../contract/t.ts'
import { lessMotion } from '../../lib/less-motion.ts'
import { clock } from '../../lib/time/clock.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Loading } from '../../ui/states/loading.tsx'
import { Fortnight } from './field-of-days/fortnight.tsx'
import { moodLook } from './mood-look.ts'
import { MoodRow } from './mood-row.tsx'
import { lastCheckIn } from './queries.ts'
import { tagInWords } from './tag-in-words.ts'
import { useCheckIns } from './use-check-ins.ts'

const loadWordForm = () => import('./word-form.tsx')
const WordForm = lazy(loadWordForm)
/** Fetches the form before it is asked for. Whoever asks is told if it could not be fetched. */
const warmWordForm = () => void loadWordForm().catch(() => undefined)

/** The face that was pressed travels to its day in the row below; the code for it is not worth waiting for at first. */
function send(face: SVGElement | null, day: string) {
  if (lessMotion()) return
  void import('./travel.ts').then(
    ({ travelToDay }) => travelToDay(face, day),
    () => undefined,
  )
}

/** What was said last today, but for its words: 'Calm · 8:15 AM'. */
function inWords({ mood, created_at }: MoodEntry): string {
  const at = created_at ? clock(new Date(created_at)) : ''
  return [moodLook(mood).name, at].filter(Boolean).join(' · ')
}

/** The words of a check-in, its note first. Each is cut by itself, so that no dot is left without what it parts. */
const Words = ({ note, emotion_tags }: MoodEntry) => (
  <>
    {note && <span className="truncate font-serif text-base text-ink">{note}</span>}
    {emotion_tags.length > 0 && (
      <span className={cx('truncate', note && "max-w-2/5 shrink-0 before:mx-1.5 before:content-['·']")}>
        {emotion_tags.map((tag) => tagInWords(tag)).join(', ')}
      </span>
    )}
  </>
)

/**
 * The five moods in a row: one press is a check-in, and words can follow on the same one. The two lines below keep their
 * place, so that nothing moves when they have something to say.
 */
export function QuickCheckIn({ className }: { className?: string }) {
  const today = useToday()
  const last = useQuery(lastCheckIn(today)).data
  const { save, isSaving } = useCheckIns()
  const [writing, setWriting] = useState<string>()
  const toggle = useRef<HTMLButtonElement>(null)
  const close = () => {
    setWriting(undefined)
    toggle.current?.focus()
  }
  const isOpen = last !== undefined && last?.id === writing

  return (
    <section aria-labelledby="feeling" className={className}>
      <h2 id="feeling" className="text-xl">
        {t('How are you feeling?')}
      </h2>
      <MoodRow
        labelledBy="feeling"
        chosen={last?.mood}
        isDisabled={isSaving}
        className="-mx-1.5 mt-2"
        onChoose={(mood, face) => {
          setWriting(undefined)
          save(today, mood)
          send(face, today)
        }}
      />
      <div className="mt-1 flex min-h-11 flex-wrap items-baseline justify-between gap-x-5 text-sm">
        <p className="text-ink-soft">{last ? inWords(last) : last === null && t('One tap saves it.')}</p>
        {last && (
          <span className="flex flex-wrap gap-x-5">
            <Button
              ref={toggle}
              look="link"
              className="text-sm text-ink-soft!"
              aria-expanded={isOpen}
              onPointerEnter={warmWordForm}
              onFocus={warmWordForm}
              onClick={() => setWriting(isOpen ? undefined : last.id)}
            >
              {last.note || last.emotion_tags.length > 0 ? t('Change the words') : t('Add a word?')}
            </Button>
            <Link to="/journal/write" state={{ mood_id: last.id }} className={buttonClass('link', 'text-sm')}>
              {t('Write')}
            </Link>
          </span>
        )}
      </div>
      <p className="flex min-h-6 items-baseline text-sm text-ink-soft">
        {/* In the room of a line; the mood's page has the rest. */}
        {last && !isOpen && <Words {...last} />}
      </p>
      {last && isOpen && (
        <div className="mb-5 rounded-card border border-line bg-surface p-4">
          <Suspense fallback={<Loading>{t('Loading...')}</Loading>}>
            <WordForm key={last.id} entry={last} onClose={close} onSaved={close} />
          </Suspense>
        </div>
      )}
      <Fortnight today={today} />
    </section>
  )
}
