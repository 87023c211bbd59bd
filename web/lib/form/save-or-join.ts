import { hashKey } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { confirm } from '../../ui/dialog/ask.ts'
import { ApiError } from '../api.ts'

type Steps<Edit, Saved> = {
  save: (edit: Edit) => Promise<Saved>
  /** What another device has saved since. */
  read: () => Promise<Saved>
  /** The part that is compared. If it is stored already, the answer to an earlier try was lost. */
  content: (either: Edit | Saved) => unknown
  /** Both together, based on theirs. */
  join: (edit: Edit, theirs: Saved) => Edit
}

/** Asks what to do about another device's changes to the same list. Returns whether to keep both. */
const askToKeepBoth = (): Promise<boolean> =>
  confirm({
    title: t('Another device saved changes here'),
    body: t('Keep both: its changes stay, and yours are added to them.'),
    confirmLabel: t('Keep both'),
    cancelLabel: t('Not now'),
  })

/**
 * Saves an edit. When another device has saved something else since it was read (409), it asks whether to keep both
 * and saves them joined. Returns what was saved. Returns undefined when the person put it off; then nothing has
 * changed.
 */
export async function saveOrJoin<Edit, Saved>(
  edit: Edit,
  { save, read, content, join }: Steps<Edit, Saved>,
): Promise<Saved | undefined> {
  for (let next = edit; ; ) {
    try {
      return await save(next)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
    }
    const theirs = await read()
    if (hashKey([content(theirs)]) === hashKey([content(next)])) return theirs
    if (!(await askToKeepBoth())) return undefined
    next = join(next, theirs)
  }
}
