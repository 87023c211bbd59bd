import { type ReactNode, type Ref, useImperativeHandle } from 'react'
import { t } from '../../../../contract/t.ts'
import { askToDiscard } from '../../../ui/dialog/ask-to-discard.ts'
import { RestoredNotice } from '../../../ui/states/restored-notice.tsx'
import { SaveBar } from '../save-bar.tsx'
import { AddItemForm } from './add-item-form.tsx'
import type { Saved } from './day-edit.ts'
import { ItemList } from './item-list.tsx'
import { useDayEdit } from './use-day-edit.ts'

/** Asks before it closes, if something would be lost. */
export type DayPlannerHandle = { close: () => void }

type DayPlannerProps = {
  ref: Ref<DayPlannerHandle>
  day: string
  saved: Saved
  notice: ReactNode
  onClose: () => void
}

/** The content of the Daily Planner after its list has loaded: form, list and buttons. */
export function DayPlanner({ ref, day, saved, notice, onClose }: DayPlannerProps) {
  const editor = useDayEdit(day, saved, onClose)
  const { isDirty, isPending, isRestored, giveUp } = editor.form

  async function close() {
    if (isPending || (isDirty && !(await askToDiscard()))) return
    giveUp()
    onClose()
  }
  useImperativeHandle(ref, () => ({ close }))

  return (
    <>
      {notice}
      {isRestored && <RestoredNotice />}
      <div inert={isPending} className="flex min-w-0 flex-col gap-4">
        {/* In reach while the list scrolls, unless it is unfolded further or the window is low. */}
        <div className="top-23 z-10 -mx-4 -mb-2 bg-surface px-4 pb-2 sm:top-25 sm:-mx-6 sm:px-6 [@media(height>=44rem)]:not-has-aria-expanded:sticky">
          <AddItemForm day={day} editor={editor} />
        </div>
        <ItemList day={day} editor={editor} />
      </div>
      <SaveBar
        className="sticky bottom-0 low:static -mx-4 -mb-4 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:-mb-6 sm:px-6 sm:py-4"
        saveLabel={t('Save Daily Planner')}
        isDirty={isDirty}
        isSaving={isPending}
        onSave={editor.save}
        onCancel={close}
      />
    </>
  )
}
