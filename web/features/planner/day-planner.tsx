import { type ReactNode, type Ref, useImperativeHandle, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { AddItemForm } from './add-item-form.tsx'
import { askToDiscard } from './ask-planner.ts'
import type { Saved } from './day-edit.ts'
import { type DraftKey, readDraft, writeDraft } from './drafts.ts'
import { ItemList } from './item-list.tsx'
import { RestoredNotice } from '../../ui/restored-notice.tsx'
import { SaveBar } from './save-bar.tsx'
import { useDayEdit } from './use-day-edit.ts'
import { useSaveDay } from './use-save-day.ts'

/** Asks before it closes, where something would be lost. */
export type DayPlannerHandle = { close: () => void }

type DayPlannerProps = {
  ref: Ref<DayPlannerHandle>
  draftKey: DraftKey
  saved: Saved
  notice: ReactNode
  onClose: () => void
}

/** What is in the Daily Planner once its list is there: form, list, and what ends it. */
export function DayPlanner({ ref, draftKey, saved, notice, onClose }: DayPlannerProps) {
  const [isRestored] = useState(() => readDraft(draftKey) !== undefined)
  const editor = useDayEdit(draftKey, saved)
  const save = useSaveDay(draftKey, { onJoined: editor.replace, onSaved: onClose })

  async function close() {
    if (save.isPending || (editor.isDirty && !(await askToDiscard()))) return
    writeDraft(draftKey, undefined)
    onClose()
  }
  useImperativeHandle(ref, () => ({ close }))

  function submit() {
    const settled = editor.settle()
    if (settled) save.mutate(settled)
  }

  return (
    <>
      {notice}
      {isRestored && <RestoredNotice />}
      <div inert={save.isPending} className="grid min-w-0 gap-4">
        <AddItemForm editor={editor} />
        <ItemList editor={editor} />
      </div>
      <SaveBar
        className="sticky bottom-0 low:static -mx-4 -mb-4 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:-mb-6 sm:px-6 sm:py-4"
        saveLabel={t('Save Daily Planner')}
        isDirty={editor.isDirty}
        isSaving={save.isPending}
        onSave={submit}
        onCancel={close}
      />
    </>
  )
}
