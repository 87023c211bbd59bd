import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { EventTags } from '../../features/events/event-tags.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { FieldGroup } from './field-group.tsx'
import { parseTags } from './rules.ts'
import type { Fields } from './use-event-form.ts'

/** From here on the description says how much room is left. */
const counterFrom = lengths.eventDescription * 0.9

/** What the event is. */
export function AboutFields({ form, errors, change }: Fields) {
  return (
    <FieldGroup title={t('The event')}>
      <Field label={t('Title')} error={errors.title} className="sm:col-span-2">
        <TextInput
          name="title"
          required
          data-autofocus
          value={form.title}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <Field label={t('Description')} error={errors.description} className="sm:col-span-2">
        <TextArea
          name="description"
          required
          value={form.description}
          counter={
            form.description.length >= counterFrom
              ? { used: form.description.length, max: lengths.eventDescription }
              : undefined
          }
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
      <div className="grid gap-2 sm:col-span-2">
        <Field label={t('Tags')} hint={t('Separated by commas')} error={errors.tags}>
          <TextInput
            name="tags"
            placeholder={t('yoga, outdoors')}
            value={form.tags}
            onChange={(event) => change({ tags: event.target.value })}
          />
        </Field>
        <EventTags tags={parseTags(form.tags)} label={t('As members will see them')} />
      </div>
    </FieldGroup>
  )
}
