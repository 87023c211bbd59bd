import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router'
import { t } from '../../../contract/t.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { lessMotion } from '../../lib/less-motion.ts'
import { submit } from '../../lib/outbox/submit.ts'
import { timeOf, today } from '../../lib/time/days.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Form } from '../../ui/fields/form.tsx'
import { Bloom } from './bloom.tsx'
import { askedDay, bodyOf, type Entry, nothing } from './check-in-entry.ts'
import { Emotions, Moment, Note } from './check-in-fields.tsx'
import { checkInSubject } from './check-in-subject.ts'
import { expectedMood, type MoodBody, madeMood } from './mood-calls.ts'
import { MoodChoice } from './mood-choice.tsx'
import { travelToDay } from './travel.ts'
import { useCheckIns } from './use-check-ins.ts'

/**
 * The entry card: one mood, any number of emotions, a note. What can be said beside the mood unfolds once one is chosen,
 * and the card takes its color. It resets after a save and keeps all on a failure.
 */
export function MoodForm() {
  const [bloom, setBloom] = useState<{ mood: string; at: { left: number; top: number } | undefined }>()
  const [last, setLast] = useState<string>()
  const card = useRef<HTMLFormElement>(null)
  const { saved } = useCheckIns()
  // A notification asks about a day that may be over by now.
  const asked = askedDay(useSearchParams()[0], today())
  const client = useQueryClient()
  const form = useContractForm('POST /mood', {
    ...checkInSubject(),
    from: asked ? { ...nothing, date: asked } : nothing,
    draft: 'mood',
    // A face alone is nothing to lose.
    isSame: ({ mood: _, ...one }, { mood: __, ...other }) => hashKey([one]) === hashKey([other]),
    toBody: (entry: Entry) => bodyOf(entry),
    outbox: {
      submit: (body, _, __, held) => submit(client, madeMood(body as MoodBody & { id: string }), held),
      expected: (body) => expectedMood(body),
    },
    next: () => nothing,
    onSaved: (entry, { mood }, isKept) => {
      if (!isKept) saved(entry)
      setLast(entry.id)
      if (lessMotion()) return
      const face = card.current?.querySelector<SVGElement>(`[data-mood="${mood}"] svg`) ?? null
      void travelToDay(face, entry.date).then((at) => setBloom({ mood, at }))
    },
  })
  const [mood, tags, note, date] = useWatch({
    control: form.fields.control,
    name: ['mood', 'tags', 'note', 'date'],
  })
  const isOpen = Boolean(mood) || tags.length > 0 || note !== '' || date !== ''

  return (
    <Card
      title={t('How are you feeling?')}
      data-mood={mood || undefined}
      className="mood-card max-sm:[&>header]:mb-2"
    >
      <Form
        ref={card}
        form={form}
        className={cx(
          'grid gap-3 bg-inherit sm:gap-5',
          // Before a choice, faces and button stand in one row, so that the field of days is in sight.
          !isOpen && 'lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-10',
        )}
      >
        <MoodChoice large {...form.fields.register('mood')} />
        {isOpen && (
          <div className="mood-unfold grid gap-3 md:grid-cols-2 md:gap-8">
            <Emotions />
            <div className="written-lines">
              <Note className="min-h-16 md:min-h-24" />
            </div>
          </div>
        )}
        {date !== '' && <Moment />}
        <div
          className={cx(
            'mood-foot relative -mx-4 -mb-4 flex items-center gap-x-6 rounded-b-card max-sm:flex-wrap max-sm:justify-center px-4 pt-2 pb-4 sm:mx-0 sm:-mb-2 sm:px-0 sm:pb-2',
            !isOpen &&
              'lg:mb-0 lg:flex-col lg:gap-1 lg:border-s lg:border-line lg:rounded-none lg:py-0 lg:ps-10',
          )}
        >
          <Button
            type="submit"
            // What follows the save stands in a row of its own on a phone.
            className={cx(
              'max-sm:grow max-sm:px-4 max-sm:whitespace-nowrap',
              last && !isOpen && 'max-sm:basis-full',
            )}
            look={mood ? 'primary' : 'quiet'}
            pending={form.isPending}
          >
            {t('Save Mood')}
          </Button>
          <Button
            look="link"
            className="max-[23rem]:text-sm"
            aria-expanded={date !== ''}
            onClick={() =>
              form.change(date === '' ? { date: today(), time: timeOf(new Date()) } : { date: '', time: '' })
            }
          >
            {date === '' ? t('At another time') : t('Right now instead')}
          </Button>
          {last && !isOpen && (
            <Link to="/journal/write" state={{ mood_id: last }} className={buttonClass('link')}>
              {t('Write about it')}
            </Link>
          )}
          {bloom && (
            <Bloom
              {...bloom}
              onDone={() => setBloom(undefined)}
              className="absolute bottom-full start-1/2 -ms-7 sm:bottom-auto sm:start-28 sm:-top-1.5 sm:ms-0"
            />
          )}
        </div>
      </Form>
    </Card>
  )
}
