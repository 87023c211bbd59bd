import { CalendarDays, CornerDownLeft, Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { readTyped } from '../../features/planner/typed-item.ts'
import { useAddTyped } from '../../features/planner/use-add-typed.ts'
import { whenInWords } from '../../features/planner/use-reading.ts'
import { noonOf } from '../../lib/days.ts'
import { formatLocale } from '../../lib/locale.ts'
import { useToday } from '../../lib/use-today.ts'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FoundCount } from '../../ui/found-count.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { addedText } from './added-text.ts'
import type { Command } from './command.ts'
import { rank } from './rank.ts'
import { typedDay } from './typed-day.ts'
import { useCommands } from './use-commands.tsx'
import type { PaletteView } from './use-palette.ts'

type CommandPaletteProps = { onShow: (view: PaletteView) => void; onClose: () => void }

/** What fits what was typed: a day that it names, what it is found by, and last to add it to today. */
function useFound(typed: string, setTyped: (text: string) => void, { onShow, onClose }: CommandPaletteProps) {
  const today = useToday()
  const navigate = useNavigate()
  const adding = useAddTyped(today, onClose)
  const all = useCommands(today, onShow, () => setTyped(`${t('add')} `))
  const added = addedText(typed)
  const text = added ?? typed.trim()
  const read = readTyped(text, today)
  const day = typedDay(typed, today, formatLocale())

  const toDay: Command[] = day
    ? [
        {
          id: 'day',
          label: noonOf(day).toLocaleDateString(formatLocale(), {
            ...{ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
          }),
          drawing: <CalendarDays className="size-5" aria-hidden="true" />,
          run: () => void navigate(`/calendar?tab=day&date=${day}`),
        },
      ]
    : []
  const toAdd: Command[] = text
    ? [
        {
          id: 'add-typed',
          label: read
            ? t('Add “{text}”: {when}', { text: read.text, when: whenInWords(read, today).join(', ') })
            : t('Add “{text}” to today', { text }),
          drawing: <Plus className="size-5" aria-hidden="true" />,
          run() {
            if (!adding.isPending) adding.mutate({ ...(read ?? { text }), line: text })
            return 'stay'
          },
        },
      ]
    : []
  const found = added === undefined ? [...toDay, ...rank(typed, all), ...toAdd] : toAdd
  return found
}

/** Goes anywhere and does what is done every day, by typing: a combobox over its commands, in a dialog. */
export default function CommandPalette({ onShow, onClose }: CommandPaletteProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const found = useFound(typed, type, { onShow, onClose })
  const current = found[Math.min(at, found.length - 1)]

  function type(text: string) {
    setTyped(text)
    setAt(0)
  }
  const run = (command: Command) => {
    if (command.run() !== 'stay') onClose()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setAt((now) => (Math.min(now, found.length - 1) + step + found.length) % Math.max(1, found.length))
    } else if (event.key === 'Enter' && current) {
      event.preventDefault()
      run(current)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is in sight.
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [current?.id])

  return (
    <Dialog open onClose={onClose} title={t('Go anywhere, do anything')} width="search" lightDismiss>
      <div data-palette className="grid gap-2">
        <TextInput
          role="combobox"
          aria-label={t('Where to, or what to do')}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={current && `${id}-${current.id}`}
          aria-autocomplete="list"
          data-autofocus
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={lengths.plannerText}
          placeholder={t('“friday”, “calm”, “add buy milk” …')}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <FoundCount count={typed ? found.length : undefined} />
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={t('Commands')}
          className="-mx-2 max-h-[min(50dvh,26rem)] overflow-y-auto overscroll-contain mask-b-from-[calc(100%-1.5rem)] pb-4"
        >
          {found.map((command) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus.
            <div
              key={command.id}
              id={`${id}-${command.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={command === current}
              className={cx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5',
                command === current && 'bg-accent-soft forced-colors:outline-2',
              )}
              onPointerMove={() => setAt(found.indexOf(command))}
              // The input keeps the focus, and a phone its keyboard.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(command)}
            >
              <span className="grid size-7 shrink-0 place-items-center text-ink-soft">{command.drawing}</span>
              <span className="min-w-0 flex-1 wrap-anywhere">{command.label}</span>
              {command === current && (
                <CornerDownLeft className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
              )}
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  )
}
