import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { clockOf } from '../../lib/time/clock.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useNoticeChange } from './use-notice-change.ts'

/** The times of a day at which the member wants to be asked how they are. */
export function CheckInTimes({ times }: { times: readonly string[] }) {
  const change = useNoticeChange()
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const isFull = times.length >= lengths.checkInTimes

  function add() {
    if (typed && !times.includes(typed)) change({ checkInTimes: [...times, typed].toSorted() })
    setTyped('')
  }

  return (
    <div className="grid gap-2 pt-3">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('Times at which you are asked')}
        className="flex flex-wrap gap-2"
      >
        {times.map((time) => (
          <li
            key={time}
            className="flex items-center rounded-pill border border-line bg-hollow ps-3.5 text-sm numbers"
          >
            {clockOf(time)}
            <IconButton
              label={t('Do not ask at {time}', { time: clockOf(time) })}
              onClick={() => {
                change({ checkInTimes: times.filter((other) => other !== time) })
                // The pressed button disappears with its time.
                list.current?.focus()
              }}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {!isFull && (
        <form
          className="flex flex-wrap gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            add()
          }}
        >
          <Field label={t('Ask at')} hideLabel className="w-40">
            <TextInput
              type="time"
              placeholder={t('Time')}
              className={cx('numbers', typed === '' && 'no-time')}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <Button type="submit" look="quiet" disabled={typed === ''}>
            {t('Add a time')}
          </Button>
        </form>
      )}
    </div>
  )
}
