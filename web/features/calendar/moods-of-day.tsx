import { useId } from 'react'
import { Link } from 'react-router'
import type { MoodEntry } from '../../../contract/mood.ts'
import { t } from '../../../contract/t.ts'
import { clock } from '../../lib/time/clock.ts'
import { dayOf } from '../../lib/time/days.ts'
import { buttonClass } from '../../ui/button.tsx'
import { MoodFace } from '../mood/mood-face.tsx'
import { moodLook } from '../mood/mood-look.ts'
import { MoodRow } from '../mood/mood-row.tsx'
import { tagInWords } from '../mood/tag-in-words.ts'
import { useCheckIns } from '../mood/use-check-ins.ts'

type MoodsOfDayProps = {
  day: string
  /** The first one first. */
  checkIns: readonly MoodEntry[]
  isToday: boolean
}

/** The way to the moods, and the five of them, of which a press saves one. */
function AskForMood({ day }: { day: string }) {
  const { save, isSaving } = useCheckIns()
  const id = useId()
  return (
    <>
      <MoodRow
        labelledBy={id}
        chosen={undefined}
        isDisabled={isSaving}
        className="-mx-2 mt-1"
        onChoose={(mood) => save(day, mood)}
      />
      <Link id={id} to="/mood" className={buttonClass('link', 'justify-self-start text-sm')}>
        {t('How are you feeling?')}
      </Link>
    </>
  )
}

/** Every check-in of a day with its hour, tags and note. */
export function MoodsOfDay({ day, checkIns, isToday }: MoodsOfDayProps) {
  if (checkIns.length === 0)
    return (
      <div className="grid gap-2">
        <p className="text-ink-soft">{t('No mood logged for this day')}</p>
        {isToday && <AskForMood day={day} />}
      </div>
    )
  return (
    <ul className="grid gap-4">
      {checkIns.map((checkIn) => (
        <li key={checkIn.id} className="grid grid-cols-[auto_1fr] gap-x-4">
          <MoodFace mood={checkIn.mood} className="size-11" />
          <CheckIn day={day} checkIn={checkIn} />
        </li>
      ))}
    </ul>
  )
}

function CheckIn({
  day,
  checkIn: { mood, emotion_tags, note, created_at },
}: {
  day: string
  checkIn: MoodEntry
}) {
  const moment = new Date(created_at)
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-2 font-medium">
        {moodLook(mood).name}
        {/* One that was made far away may lie in another day here: its hour would mislead. */}
        {dayOf(moment) === day && (
          <time dateTime={created_at} className="numbers text-sm font-normal text-ink-soft">
            {clock(moment)}
          </time>
        )}
      </p>
      {emotion_tags.length > 0 && (
        <p className="text-sm text-ink-soft">{emotion_tags.map((tag) => tagInWords(tag)).join(' · ')}</p>
      )}
      {note && <p className="mt-2 font-serif text-lg whitespace-pre-line wrap-anywhere">{note}</p>}
    </div>
  )
}
