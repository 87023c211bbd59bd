import { CalendarDays, Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { readTyped } from '../../features/planner/typed-item.ts'
import { useAddTyped } from '../../features/planner/use-add-typed.ts'
import { whenInWords } from '../../features/planner/use-reading.ts'
import { formatLocale, isRightToLeft } from '../../lib/locale.ts'
import { noonOf } from '../../lib/time/days.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { FoundCount } from '../../ui/found-count.tsx'
import { addedText } from './added-text.ts'
import type { Command } from './command.ts'
import { CommandList } from './command-list.tsx'
import { placeAcross, runsAtRest, runsOf } from './command-rows.ts'
import { rank } from './rank.ts'
import { typedDay } from './typed-day.ts'
import { useCommands } from './use-commands.tsx'
import { useOwnFound } from './use-own-found.tsx'
import type { PaletteView } from './use-palette.ts'
import { useWholeRows } from './use-whole-rows.ts'

type CommandPaletteProps = { onShow: (view: PaletteView) => void; onClose: () => void }

/**
 * What fits what was typed: a day that it names, commands, places, the member's own entries, and last to add it to today.
 * Adding is chosen in advance only if the text begins with "add", or if nothing else fits.
 */
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
          kind: 'go',
          label: noonOf(day).toLocaleDateString(formatLocale(), {
            weekday: 'long',
            month: 'long',
            day: 'numeric',
            year: 'numeric',
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
          kind: 'do',
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
  const own = useOwnFound(added === undefined ? typed.trim() : '')
  if (added !== undefined) return { found: toAdd, isSearching: false, chosen: 0 }
  const before = [...toDay, ...rank(typed, all), ...own.found]
  return {
    found: [...before, ...toAdd],
    isSearching: own.isSearching,
    chosen: before.length > 0 || !own.isSearching ? 0 : -1,
  }
}

/** One to the side along the reading direction, by the arrow that points there. */
function asideOf({ key }: KeyboardEvent): 1 | -1 | undefined {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined
  return (key === 'ArrowRight') === !isRightToLeft() ? 1 : -1
}

/** Goes anywhere and does what is done every day, by typing: a combobox over its commands, in a dialog. */
export default function CommandPalette({ onShow, onClose }: CommandPaletteProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  /** Undefined until the arrows or a pointer choose. */
  const [moved, setMoved] = useState<number>()
  const list = useRef<HTMLDivElement>(null)
  const { found, isSearching, chosen } = useFound(typed, type, { onShow, onClose })
  // What fits is a list, the best first.
  const runs = typed ? runsOf(found) : runsAtRest(found)
  const shown = runs.flatMap(({ commands }) => commands)
  // Enter by mistake tells no mood.
  const first = typed ? chosen : shown.findIndex(({ kind }) => kind === 'do')
  const at = Math.min(moved ?? first, shown.length - 1)
  const current = shown[at]

  function type(text: string) {
    setTyped(text)
    setMoved(undefined)
  }
  useWholeRows(list, shown)
  const idOf = (command: Command) => `${id}-${command.id}`
  const run = (command: Command) => {
    if (command.run() !== 'stay') onClose()
  }
  /** Where the commands are seen. Before anything is typed, the width of the window decides what stands in a line. */
  function spots() {
    if (typed) return shown.map((_, top) => ({ top, start: 0 }))
    return [...(list.current?.querySelectorAll('[role=option]') ?? [])].map((option) => {
      const { top, left, right } = option.getBoundingClientRect()
      return { top: Math.round(top), start: isRightToLeft() ? -right : left }
    })
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key as 'ArrowDown' | 'ArrowUp']
    // Where nothing is typed, the caret has nowhere to go.
    const aside = typed ? undefined : asideOf(event)
    if (step || aside) {
      event.preventDefault()
      setMoved(
        step ? placeAcross(spots(), at, step) : Math.min(shown.length - 1, Math.max(0, at + (aside ?? 0))),
      )
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
    <Dialog
      open
      onClose={onClose}
      title={
        <span className="font-sans text-sm tracking-normal text-ink-soft">
          {t('Go anywhere, do anything')}
        </span>
      }
      width="search"
      lightDismiss
    >
      <div data-palette className="grid gap-5">
        <TextInput
          role="combobox"
          aria-label={t('Where to, or what to do')}
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={current && idOf(current)}
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
          className="rounded-none! border-0! border-b-2! border-line! bg-transparent! px-0! font-serif text-xl! text-ellipsis outline-hidden! placeholder:text-lg max-[22.5rem]:placeholder:text-base focus:border-focus! sm:text-[1.625rem]! sm:placeholder:text-[1.625rem]"
        />
        <FoundCount count={typed && !isSearching ? found.length : undefined} />
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={t('Commands')}
          className="fades-below -mx-3 -mb-4 max-h-[calc(70dvh-6.5rem)] overflow-y-auto overscroll-contain pb-3 sm:-mb-6 sm:max-h-[min(calc(var(--sheet-room)-9.5rem),44rem)] sm:pb-5"
          aria-busy={isSearching}
        >
          <CommandList
            runs={runs}
            current={current}
            idOf={idOf}
            onPoint={(command) => setMoved(shown.indexOf(command))}
            onRun={run}
          />
        </div>
      </div>
    </Dialog>
  )
}
