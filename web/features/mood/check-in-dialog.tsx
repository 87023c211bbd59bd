import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MoodEntry } from '../../../contract/mood.ts'
import { t } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { given } from '../../lib/given.ts'
import { submit } from '../../lib/outbox/submit.ts'
import { timeOf, today } from '../../lib/time/days.ts'
import { Button } from '../../ui/button.tsx'
import { askToDiscard } from '../../ui/dialog/ask-to-discard.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx'
import { Form } from '../../ui/fields/form.tsx'
import { bodyOf, type Entry, entryOf, nothing } from './check-in-entry.ts'
import { Emotions, Moment, Note } from './check-in-fields.tsx'
import { checkInSubject } from './check-in-subject.ts'
import { changedMood, expectedMood, type MoodBody, madeMood } from './mood-calls.ts'
import { MoodChoice } from './mood-choice.tsx'
import { useCheckIns } from './use-check-ins.ts'

/** A check-in that is to be changed, or the day of one that is to be added. */
export type CheckInSubject = { entry: MoodEntry } | { day: string }

/** Changes a check-in, or adds one to an earlier day; undefined shows nothing. */
export function CheckInDialog({
  subject,
  onClose,
}: {
  subject: CheckInSubject | undefined
  onClose: () => void
}) {
  return subject && <OpenCheckInDialog subject={subject} onClose={onClose} />
}

/** A new check-in of a day: of today at this hour, unless said otherwise; of an earlier day nobody knows the hour. */
const entryOfDay = (date: string): Entry => ({
  ...nothing,
  date,
  time: date === today() ? timeOf(new Date()) : '',
})

type NewMood = MoodBody & { id: string }

function OpenCheckInDialog({ subject, onClose }: { subject: CheckInSubject; onClose: () => void }) {
  const client = useQueryClient()
  const checkIns = useCheckIns()
  const before = 'entry' in subject ? subject.entry : undefined
  const [from] = useState(() =>
    before ? entryOf(before) : entryOfDay('day' in subject ? subject.day : today()),
  )
  const form = useContractForm('POST /mood', {
    ...checkInSubject(),
    from,
    toBody: (entry) => bodyOf(entry, before && from),
    outbox: {
      submit: ({ id, ...body }, _, __, held) =>
        submit(client, before ? changedMood(before, body) : madeMood({ id, ...body } as NewMood), held),
      expected: ({ id, ...body }) => (before ? { ...before, ...given(body) } : expectedMood({ id, ...body })),
    },
    needed: { date: texts('Please choose a day.') },
    onSaved: (after, _, isKept) => {
      if (isKept) return onClose()
      if (before) checkIns.changed(after, before)
      else checkIns.saved(after)
      onClose()
    },
  })
  async function close() {
    if (form.isPending || (form.isDirty && !(await askToDiscard()))) return
    onClose()
  }
  return (
    <Dialog open onClose={() => void close()} title={before ? t('Edit check-in') : t('Add a check-in')}>
      <Form form={form} className="flex flex-col gap-5">
        <MoodChoice {...form.fields.register('mood')} />
        <Emotions />
        <Note />
        <Moment />
        <DialogFoot>
          <Button look="quiet" onClick={() => void close()}>
            {t('Cancel')}
          </Button>
          <Button type="submit" pending={form.isPending}>
            {t('Save Mood')}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
