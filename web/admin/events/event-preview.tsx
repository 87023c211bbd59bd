import { useDeferredValue } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { answersOf } from '../../features/events/answers.ts'
import { EventCard } from '../../features/events/event-card.tsx'
import { EventFacts } from '../../features/events/event-facts.tsx'
import { EventPicture } from '../../features/events/event-picture.tsx'
import { EventTags } from '../../features/events/event-tags.tsx'
import { today } from '../../lib/time/days.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { cx } from '../../ui/cx.ts'
import { Bench } from '../../ui/scenes/bench.tsx'
import { BlankSheet } from '../blank-sheet.tsx'
import { PreviewFrame } from '../preview-frame.tsx'
import { type EventForm, previewOf } from './event-form.ts'
import { timeRangeOf } from './event-times.ts'
import { useFields } from './use-event-form.ts'
import { useNextDates } from './use-next-dates.ts'

const noAnswers = answersOf([], [])

/** The form as members would see it; of a series its next date. Undefined until it has a start and an end. */
function usePreview(form: EventForm, id: string | undefined): GlobalEvent | undefined {
  const { next } = useNextDates(form)
  return previewOf(form, id, next?.[0])
}

function Shown({ event }: { event: GlobalEvent }) {
  const now = useNow()
  return (
    // Nothing of it can be pressed: it is a picture of what will be.
    <div inert className="grid gap-8 p-4">
      <EventCard event={event} answers={noAnswers} now={now} onOpen={() => {}} />
      <article className="overflow-hidden rounded-card border border-line bg-surface">
        <EventPicture event={event} sizes="368px" />
        <div className="grid gap-4 p-4">
          <h2 className="text-xl wrap-anywhere">{event.title}</h2>
          <EventFacts event={event} isGoing={false} />
          <p className="wrap-anywhere whitespace-pre-line">{event.description}</p>
          <EventTags tags={event.tags} />
        </div>
      </article>
    </div>
  )
}

/** The form as if it were at noon today. */
function atNoon(form: EventForm, id?: string): GlobalEvent | undefined {
  const noon = `${today()}T12:00`
  return previewOf({ ...form, allDay: false, start: noon, end: noon }, id)
}

/** What can be shown before it is known when it is: picture, title, words and tags. Undefined while all are empty. */
const undatedOf = (form: EventForm, id: string | undefined): GlobalEvent | undefined =>
  form.title.trim() || form.description.trim() || form.tags.trim() ? atNoon(form, id) : undefined

/** `id` is that of the event that is edited: by it, its picture is the one that members see. */
type OfEvent = { id: string | undefined }

/** The picture that the event will have, by its words and its season. */
export function PictureOfForm({ id }: OfEvent) {
  const form = useDeferredValue(useFields().form)
  const event = previewOf(form, id) ?? atNoon(form, id)
  return event && <EventPicture event={event} sizes="100vw" className="aspect-[21/6] w-full" />
}

function Undated({ event, missing }: { event: GlobalEvent; missing: string }) {
  return (
    <div inert className="grid gap-8 p-4">
      <article className="overflow-hidden rounded-card border border-line bg-surface">
        <EventPicture event={event} sizes="368px" />
        <div className="grid gap-4 p-4">
          <h2 className="text-xl wrap-anywhere">{event.title}</h2>
          <p className="rounded-md border border-dashed border-edge px-3 py-2 text-ink-soft">{missing}</p>
          <p className="wrap-anywhere whitespace-pre-line">{event.description}</p>
          <EventTags tags={event.tags} />
        </div>
      </article>
    </div>
  )
}

/** What the form lacks for the event to be shown. */
function missingInWords(form: EventForm): string {
  const { start, end } = timeRangeOf(form)
  if (!start) return t('Choose when it starts, and you see it here as members will.')
  return end
    ? t('It ends before it starts. Choose another end, and you see it here as members will.')
    : t('Choose when it ends, and you see it here as members will.')
}

/** The event as members see it: in the list, and opened. As wide as a phone. */
export function EventPreview({ id, className }: OfEvent & { className: string }) {
  const form = useDeferredValue(useFields().form)
  const event = usePreview(form, id)
  const draft = event ? undefined : undatedOf(form, id)
  if (!event)
    return draft ? (
      <PreviewFrame title={t('Preview of the event')} className={className}>
        <Undated event={draft} missing={missingInWords(form)} />
      </PreviewFrame>
    ) : (
      <div className={cx('overflow-hidden p-4', className)}>
        <BlankSheet scene={<Bench />} widths={['w-1/2', 'w-2/3', 'mt-4', '', 'w-3/4']}>
          {missingInWords(form)}
        </BlankSheet>
      </div>
    )
  return (
    <PreviewFrame title={t('Preview of the event')} className={className}>
      <Shown event={event} />
    </PreviewFrame>
  )
}
