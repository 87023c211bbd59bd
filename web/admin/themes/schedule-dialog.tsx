import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import type { ScheduledWeek } from '../../../contract/themes.ts'
import { isBlank } from '../../../contract/values.ts'
import { call, errorText } from '../../lib/api.ts'
import { weekLabel } from '../../lib/days.ts'
import { keepDraft, readDraft } from '../../lib/drafts.ts'
import { useUser } from '../../lib/session.ts'
import { tooLong } from '../../lib/too-long.ts'
import { confirm } from '../../ui/ask.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { schedule } from './queries.ts'
import { ThemeSelect } from './theme-select.tsx'

type Choice = { themeId: string; themeTitle: string; note: string }

type ScheduleDialogProps = {
  monday: string
  /** What the week has already. */
  entry: ScheduledWeek | undefined
  onClose: () => void
}

/** What is chosen for a week; kept in this browser until it is saved or given up. */
function useChoice(monday: string, entry: ScheduledWeek | undefined) {
  const { id: memberId } = useUser()
  const name = `schedule-${monday}`
  const [base] = useState<Choice>({
    themeId: entry?.themeId ?? '',
    themeTitle: entry?.themeTitle ?? '',
    note: entry?.note ?? '',
  })
  const [choice, setChoice] = useState(() => (readDraft(name, memberId) as Choice | undefined) ?? base)
  const isDirty = JSON.stringify(choice) !== JSON.stringify(base)
  useEffect(() => keepDraft(name, memberId, isDirty ? choice : undefined), [name, memberId, isDirty, choice])
  return {
    choice,
    isDirty,
    change: (part: Partial<Choice>) => setChoice((now) => ({ ...now, ...part })),
    forget: () => keepDraft(name, memberId, undefined),
  }
}

/** Sets the theme of a week, with a note for whoever looks after it next. */
export function ScheduleDialog({ monday, entry, onClose }: ScheduleDialogProps) {
  const client = useQueryClient()
  const select = useRef<HTMLSelectElement>(null)
  const note = useRef<HTMLTextAreaElement>(null)
  const { choice, isDirty, change, forget } = useChoice(monday, entry)
  const [isMissing, setMissing] = useState(false)
  const noteFault = tooLong(choice.note.trim(), lengths.scheduleNote)

  function leave() {
    forget()
    onClose()
  }

  const save = useMutation({
    mutationFn: () =>
      call('POST /themes/schedule', {
        body: {
          weekStartISO: monday,
          themeId: choice.themeId,
          note: isBlank(choice.note) ? null : choice.note.trim(),
        },
      }),
    onSuccess: (saved) => {
      client.setQueryData(schedule.queryKey, (entries) => [
        ...(entries ?? []).filter(({ weekStartISO }) => weekStartISO !== monday),
        { ...saved, themeTitle: choice.themeTitle },
      ])
      void client.invalidateQueries({ queryKey: schedule.queryKey })
      notify.success(t('Schedule updated successfully'), { id: 'schedule' })
      leave()
    },
    onError: (error) => notify.error(errorText(error, t('Failed to save schedule')), { id: 'schedule' }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (choice.themeId) return noteFault ? note.current?.focus() : save.mutate()
    notify.error(t('Please select a theme'), { id: 'schedule' })
    setMissing(true)
    select.current?.focus()
  }

  async function close() {
    const sure =
      !isDirty ||
      (await confirm({
        title: t('Leave without saving?'),
        body: t('What you chose for {week} is not saved yet.', { week: weekLabel(monday) }),
        confirmLabel: t('Leave without saving'),
        cancelLabel: t('Stay'),
        danger: true,
      }))
    if (sure) leave()
  }

  return (
    <Dialog
      open
      width="narrow"
      title={t('Schedule Theme')}
      description={weekLabel(monday)}
      onClose={() => void close()}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <ThemeSelect
          ref={select}
          choice={choice}
          error={isMissing ? t('Choose the theme of this week') : undefined}
          onChoose={(theme) => {
            change(theme)
            setMissing(false)
          }}
        />
        <Field label={t('Note')} optional hint={t('Only administrators see it.')} error={noteFault}>
          <TextArea
            rows={3}
            ref={note}
            value={choice.note}
            counter={{ used: choice.note.length, max: lengths.scheduleNote }}
            onChange={(event) => change({ note: event.target.value })}
          />
        </Field>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button look="quiet" onClick={() => void close()}>
            {t('Cancel')}
          </Button>
          <Button type="submit" pending={save.isPending} pendingText={t('Saving...')}>
            {t('Save Schedule')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
