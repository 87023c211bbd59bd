import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { EventTags } from '../../features/events/event-tags.tsx'
import { Line, Lines } from '../../ui/fields/form.tsx'
import type { EventForm } from './event-form.ts'
import { FieldGroup } from './field-group.tsx'
import { parseTags } from './rules.ts'
import { useFields } from './use-event-form.ts'

/** What the event is called, and what it is about. */
export const AboutFields = () => (
  <FieldGroup title={t('The event')}>
    <Line<EventForm> name="title" label={t('Title')} className="sm:col-span-2" required data-autofocus />
    <Lines<EventForm>
      name="description"
      label={t('Description')}
      className="sm:col-span-2"
      required
      rows={3}
      areaClass="min-h-21!"
      max={lengths.eventDescription}
      countFrom={lengths.eventDescription * 0.9}
    />
  </FieldGroup>
)

/** By which words it is found. */
export function DetailFields() {
  const { form } = useFields()
  return (
    <FieldGroup title={t('Details')}>
      <div className="grid gap-2 sm:col-span-2">
        <Line<EventForm>
          name="tags"
          label={t('Tags')}
          hint={t('Separated by commas')}
          placeholder={t('yoga, outdoors')}
        />
        <EventTags tags={parseTags(form.tags)} label={t('As members will see them')} />
      </div>
    </FieldGroup>
  )
}
