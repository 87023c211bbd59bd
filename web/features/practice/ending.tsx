import { useEffect, useRef, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { MoodRow } from '../mood/mood-row.tsx'
import { useCheckIns } from '../mood/use-check-ins.ts'
import { AddWord, wordLine } from './add-word.tsx'
import type { Course } from './course.ts'
import { KeepPicture } from './keep-picture.tsx'
import { PracticedThisWeek } from './practiced-this-week.tsx'
import './ending.css'
import { Stage } from './stage.tsx'

type EndingProps = {
  course: Course
  /** Whether it was long enough to count as practiced. */
  isCounted: boolean
  onClose: () => void
}

/** The last page: it asks for a mood and offers to keep a picture, whether the practice was finished or stopped. */
export function Ending({ course, isCounted, onClose }: EndingProps) {
  const { asksPicture } = course
  const today = useToday()
  const { save, isSaving } = useCheckIns()
  const [mood, setMood] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  const faces = (
    <section aria-labelledby="practice-feeling">
      <h3
        id="practice-feeling"
        ref={asksPicture === 'first' ? undefined : heading}
        tabIndex={-1}
        className="text-2xl"
      >
        {t('How are you?')}
      </h3>
      <MoodRow
        labelledBy="practice-feeling"
        chosen={mood}
        isDisabled={isSaving}
        className="mt-3"
        onChoose={(next) => {
          setMood(next)
          save(today, next)
        }}
      />
      {mood ? <AddWord today={today} /> : <p className={wordLine}>{t('One tap saves it.')}</p>}
    </section>
  )
  const picture = <KeepPicture headingRef={asksPicture === 'first' ? heading : undefined} />
  return (
    <div className="player-ending">
      <Stage course={course} breathedMs={undefined} isPaused={false} />
      <div className="player-slip">
        {asksPicture === 'first' && picture}
        {faces}
        {asksPicture === 'last' && picture}
        <div className="grid justify-items-center gap-3">
          <Button className="px-10" onClick={onClose}>
            {t('Done')}
          </Button>
          {isCounted ? (
            <PracticedThisWeek className="text-sm text-ink-soft" />
          ) : (
            <p className="text-sm text-ink-soft">
              {t('It was less than half a minute, so it is not among what you practiced.')}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
