import { CornerDownLeft } from 'lucide-react'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'
import type { Command, CommandKind } from './command.ts'
import type { CommandRun } from './command-rows.ts'

const names: Record<CommandKind, () => string> = {
  do: () => t('Do'),
  feel: () => t('How are you feeling?'),
  go: () => t('Go'),
  found: () => t('Found'),
}

const looks = {
  line: 'flex gap-3 px-3 py-1.5',
  word: 'flex px-3 text-[1rem]',
  aside: 'flex px-3 text-xs',
  tile: 'flex gap-2 ps-3 pe-1 py-1 text-sm',
  face: 'grid justify-items-center gap-1 py-2',
}

type CommandListProps = {
  runs: readonly CommandRun[]
  current: Command | undefined
  idOf: (command: Command) => string
  onPoint: (command: Command) => void
  onRun: (command: Command) => void
}

/**
 * The commands under the names of their kinds: in lines, or as words, or all the faces in one row and the screens in
 * tiles.
 */
export function CommandList({ runs, current, idOf, onPoint, onRun }: CommandListProps) {
  const id = useId()

  const option = (command: Command, look: keyof typeof looks, content: ReactNode) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus.
    <div
      key={command.id}
      id={idOf(command)}
      role="option"
      tabIndex={-1}
      aria-selected={command === current}
      aria-label={look === 'face' ? command.label : undefined}
      className={cx(
        'min-h-11 cursor-pointer items-center rounded-md',
        looks[look],
        command === current && 'bg-accent-soft forced-colors:outline-2',
        (look === 'word' || look === 'aside') && command !== current && 'text-ink-soft',
      )}
      onPointerMove={() => onPoint(command)}
      // The input keeps the focus, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onRun(command)}
    >
      {content}
    </div>
  )

  const face = (command: Command) =>
    option(
      command,
      'face',
      <>
        <span className="grid size-14 place-items-center max-sm:size-11 *:size-full">{command.drawing}</span>
        <span className="text-xs text-ink-soft max-[22.5rem]:text-[0.6875rem]">{command.caption}</span>
      </>,
    )

  const line = (command: Command) =>
    option(
      command,
      'line',
      <>
        <span className="grid size-7 shrink-0 place-items-center text-accent">{command.drawing}</span>
        <span
          className={cx(
            'min-w-0 flex-1 leading-tight wrap-anywhere',
            // What is done ends in the day and the hours that were read.
            command.kind === 'found' ? 'line-clamp-1 sm:line-clamp-2' : 'line-clamp-3',
          )}
        >
          {command.label}
        </span>
        {command.detail && <span className="shrink-0 text-sm text-ink-soft">{command.detail}</span>}
        {command === current && (
          <CornerDownLeft className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
        )}
      </>,
    )

  const tile = (command: Command) =>
    option(
      command,
      'tile',
      <>
        <span className="size-9 shrink-0">{command.mark}</span>
        <span className="min-w-0 leading-tight wrap-anywhere">{command.label}</span>
      </>,
    )

  const words = (commands: readonly Command[], look: 'word' | 'aside') =>
    commands.map((command) => option(command, look, command.label))

  /** The first in lines, with what is another measure of the last beside it; below them the others. */
  function acts(commands: readonly Command[], lines: number) {
    const rest = commands.slice(lines)
    const more = lines > 0 ? rest.filter(({ isMore }) => isMore) : []
    const inLines = commands.slice(0, lines)
    return (
      <>
        {(more.length > 0 ? inLines.slice(0, -1) : inLines).map(line)}
        {more.length > 0 && (
          <div className="flex flex-wrap">
            {inLines.slice(-1).map(line)}
            {words(more, 'word')}
          </div>
        )}
        {rest.length > more.length && (
          // Below lines, they have their drawings as those do.
          <div className="flex flex-wrap">
            {rest
              .filter((command) => !more.includes(command))
              .map((command) =>
                option(
                  command,
                  'word',
                  <span className="flex items-center gap-3">
                    {lines > 0 && (
                      <span className="grid size-7 shrink-0 place-items-center text-accent">
                        {command.drawing}
                      </span>
                    )}
                    {command.label}
                  </span>,
                ),
              )}
          </div>
        )}
      </>
    )
  }

  /** The screens as tiles, in a line what lies in them, and apart what leaves them. */
  const places = (commands: readonly Command[]) => (
    <>
      <div className="grid grid-cols-2 gap-y-1 sm:grid-cols-4">
        {commands.filter(({ mark }) => mark).map(tile)}
      </div>
      <div className="mt-1 flex flex-wrap">
        {words(
          commands.filter(({ mark, isApart }) => !(mark || isApart)),
          'aside',
        )}
      </div>
      <div className="mx-3 mt-2 border-t border-line pt-2">
        <div className="-mx-3 flex">
          {words(
            commands.filter(({ isApart }) => isApart),
            'aside',
          )}
        </div>
      </div>
    </>
  )

  return runs.map(({ kind, commands, lines }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a run has no other name than its place.
    // biome-ignore lint/a11y/useSemanticElements: a part of a list box is a group by its role alone.
    <div key={at} role="group" aria-labelledby={`${id}-${at}`} className="not-first:mt-4">
      <p
        id={`${id}-${at}`}
        className={cx('px-3 pb-1', kind === 'feel' ? 'font-serif text-base' : 'text-xs text-ink-soft')}
      >
        {names[kind]()}
      </p>
      {kind === 'feel' && commands.length > 2 ? (
        <div
          className="grid grid-cols-[repeat(var(--faces),minmax(0,1fr))] max-sm:px-1.5"
          style={{ '--faces': commands.length } as CSSProperties}
        >
          {commands.map(face)}
        </div>
      ) : kind === 'go' && lines === 0 ? (
        places(commands)
      ) : (
        acts(commands, lines)
      )}
    </div>
  ))
}
