import { type ReactNode, useState } from 'react'
import type { MoodEntry } from '../../../contract/mood.ts'
import { t } from '../../../contract/t.ts'
import { clock } from '../../lib/time/clock.ts'
import { dayOf } from '../../lib/time/days.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { MoodFace } from './mood-face.tsx'
import { moodLook } from './mood-look.ts'
import { tagInWords } from './tag-in-words.ts'

/** Its hour; nothing where that is not known, or lies on another day than the one it tells of. */
function TimeOfDay({ entry }: { entry: MoodEntry }) {
  const saved = new Date(entry.created_at)
  if (entry.created_at === '' || dayOf(saved) !== entry.date) return null
  return (
    <time dateTime={entry.created_at} className="numbers text-sm whitespace-nowrap text-ink-soft">
      {clock(saved)}
    </time>
  )
}

/** A long note shows its first lines until the member unfolds it, so that it does not fill the whole history. */
function Note({ children }: { children: string }) {
  const [whole, setWhole] = useState(false)
  const long = children.length > 320 || children.split('\n').length > 6
  return (
    <>
      <p
        className={cx(
          'mt-1 font-serif leading-relaxed whitespace-pre-line wrap-anywhere',
          long && !whole && 'line-clamp-6',
        )}
      >
        {children}
      </p>
      {long && (
        <Button look="link" className="text-sm" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t('Show less') : t('Read on')}
        </Button>
      )}
    </>
  )
}

/** One check-in: its mood, hour, emotions and note, and at its end what can be done with it. */
export function CheckIn({ entry, action }: { entry: MoodEntry; action?: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_1fr_auto] gap-x-3.5 py-2.5 md:py-2">
      <MoodFace mood={entry.mood} className="size-10" />
      <div className="min-w-0 pt-1.5">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="min-w-0 font-medium wrap-anywhere">{moodLook(entry.mood).name}</span>
          <TimeOfDay entry={entry} />
        </p>
        {entry.emotion_tags.length > 0 && (
          <p className="text-sm wrap-anywhere text-ink-soft">
            {entry.emotion_tags.map((tag) => tagInWords(tag)).join(' · ')}
          </p>
        )}
        {entry.note && <Note>{entry.note}</Note>}
      </div>
      {action}
    </li>
  )
}
