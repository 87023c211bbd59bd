import { useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { day, id } from '../../../contract/values.ts'
import { useUser } from '../../lib/session.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { beginEntry } from './kept-entries.ts'

const words = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
/** The built-in week has no id that could be stored. */
const idOrNone = (value: unknown): string | null => id.safeParse(value).data ?? null

/** What led to the sheet: a question of the week, or a check-in. */
function begunBy(state: unknown) {
  const said = (typeof state === 'object' && state ? state : {}) as Record<string, unknown>
  return {
    prompt: words(said.prompt),
    theme_title: words(said.theme_title),
    theme_id: idOrNone(said.theme_id),
    mood_id: idOrNone(said.mood_id),
  }
}

/** `/journal/write`: an empty sheet, of today or of the `date` in the address, and with the prompt that led here. */
export default function WritePage() {
  const memberId = useUser().id
  const today = useToday()
  const state: unknown = useLocation().state
  const [params] = useSearchParams()
  const [entryId] = useState(() => {
    const wanted = params.get('date') ?? ''
    const date = day.safeParse(wanted).success && wanted <= today ? wanted : today
    return beginEntry(memberId, { ...begunBy(state), date })
  })
  return <Navigate to={`/journal/${entryId}`} replace />
}
