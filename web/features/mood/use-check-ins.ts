import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MoodEntry } from '../../../contract/mood.ts'
import { t } from '../../../contract/t.ts'
import { loadFailure } from '../../lib/api.ts'
import { newId } from '../../lib/new-id.ts'
import type { Outcome } from '../../lib/outbox/change.ts'
import { submit } from '../../lib/outbox/submit.ts'
import { tellKept } from '../../lib/outbox/told-as-kept.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { notifyFailure } from '../../ui/toasts/notify-failure.ts'
import { changedMood, deletedMood, expectedMood, type MoodBody, madeMood } from './mood-calls.ts'

/** What of a check-in can be changed afterwards. */
export type CheckInChange = Partial<Omit<MoodEntry, 'id'>>

const toast = 'mood'

/**
 * Saves, changes and deletes check-ins outside of the form, each with its undo: seen at once, and kept on this device
 * until it is saved.
 */
export function useCheckIns() {
  const client = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const undo = (onClick: () => void) => ({
    id: toast,
    duration: 8000,
    action: { label: t('Undo'), onClick },
  })

  /** Tells what became of a change; `told` says it, where the server has taken it. */
  async function settle<A>(submitted: Promise<Outcome<A>>, told: (answer: A) => void, takeBack?: () => void) {
    try {
      const outcome = await submitted
      if (outcome.is === 'saved') told(outcome.answer)
      else tellKept(outcome, toast, takeBack && undo(takeBack).action)
    } catch (error) {
      notifyFailure(t('Failed to save mood'), error, loadFailure, toast)
    }
  }
  const held = { isHeld: true }
  const dismiss = () => notify.dismiss(toast)
  const restore = (entry: MoodEntry) => settle(submit(client, madeMood(entry)), dismiss)
  const change = (before: MoodEntry, fields: CheckInChange) =>
    settle(submit(client, changedMood(before, fields)), dismiss)
  const remove = (entry: MoodEntry) => {
    const putBack = () => void restore(entry)
    const tell = () => notify.info(t('Check-in deleted'), undo(putBack))
    return settle(submit(client, deletedMood(entry), held), tell, putBack)
  }
  const saved = (entry: MoodEntry) =>
    notify.success(
      t('Mood saved successfully!'),
      undo(() => void remove(entry)),
    )

  return {
    /** A check-in has been saved: it can be undone. */
    saved,
    /** Says that a check-in was changed, and offers to undo it: it becomes what it was `before`. */
    changed: (after: MoodEntry, { id: _, ...before }: MoodEntry) =>
      notify.success(
        t('Mood saved successfully!'),
        undo(() => void change(after, before)),
      ),
    isSaving,
    /** One tap: a check-in of now. */
    save(date: string, mood: string) {
      const body: MoodBody & { id: string } = { id: newId(), date, mood }
      const made = expectedMood(body)
      setSaving(true)
      void settle(submit(client, madeMood(body), held), saved, () => void remove(made)).finally(() =>
        setSaving(false),
      )
    },
    remove: (entry: MoodEntry) => void remove(entry),
  }
}
