import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ImportInfo } from '../../../contract/imports.ts'
import { t } from '../../../contract/t.ts'
import { loadFailure } from '../../lib/api.ts'
import { formatLocale } from '../../lib/locale.ts'
import { confirm } from '../../ui/dialog/ask.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { type Undone, undoImport } from './queries.ts'
import { countInWords } from './source-words.ts'

/** The toast of one try replaces the toast of the one before. */
const toast = 'undo-import'

function resultInWords({ undone, kept }: Undone): string {
  const stayed = new Intl.ListFormat(formatLocale()).format(
    [...kept].map(([kind, count]) => countInWords(kind, count)),
  )
  if (!stayed) return t('It is as it was before.')
  return undone > 0
    ? t('Undone. What you edited since stays: {what}.', { what: stayed })
    : t('You edited all of it since, so it stays: {what}.', { what: stayed })
}

/** Undoes imports, one at a time, after a question. What was edited since stays, and is told. */
export function useUndo(onUndone: (id: string) => void) {
  const client = useQueryClient()
  const [running, setRunning] = useState<string>()
  /** What the last undo said, by its import. */
  const [told, setTold] = useState<{ id: string; text: string }>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  return {
    running,
    isRunning: running !== undefined,
    told,
    async ask(info: ImportInfo): Promise<void> {
      const { id, file_name: name } = info
      const isSure =
        info.undone_at !== null ||
        (await confirm({
          title: t('Undo bringing in “{name}”?', { name }),
          body: t(
            'What came with it goes, and what it changed is as it was before. What you edited since stays as it is.',
          ),
          confirmLabel: t('Undo'),
          danger: true,
        }))
      if (!isSure) return
      stop.current = new AbortController()
      const { signal } = stop.current
      setRunning(id)
      try {
        const text = resultInWords(await undoImport(id, { signal, onWait: () => undefined }))
        setTold({ id, text })
        notify.success(text, { id: toast })
        onUndone(id)
      } catch (error) {
        if (!signal.aborted)
          notify.error(loadFailure(error, t('That could not be undone. Please try again.')), { id: toast })
      } finally {
        setRunning(undefined)
        void client.invalidateQueries()
      }
    },
  }
}

export type Undo = ReturnType<typeof useUndo>
