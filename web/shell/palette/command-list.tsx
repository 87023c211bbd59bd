import { CornerDownLeft } from 'lucide-react'
import { type CSSProperties, useId } from 'react'
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

type CommandListProps = {
  runs: readonly CommandRun[]
  current: Command | undefined
  idOf: (command: Command) => string
  onPoint: (command: Command) => void
  onRun: (command: Command) => void
}

/** The commands under the names of their kinds; all the faces stand in one row. */
export function CommandList({ runs, current, idOf, onPoint, onRun }: CommandListProps) {
  const id = useId()
  return runs.map(({ kind, columns, commands }, at) => {
    const isRow = kind === 'feel' && commands.length > 2
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a run has no other name than its place.
      // biome-ignore lint/a11y/useSemanticElements: a part of a list box is a group by its role alone.
      <div key={at} role="group" aria-labelledby={`${id}-${at}`} className="not-first:mt-4">
        <p id={`${id}-${at}`} className="px-3 pb-1 font-serif text-base">
          {names[kind]()}
        </p>
        <div
          className="grid grid-cols-[repeat(var(--columns),minmax(0,1fr))]"
          style={{ '--columns': columns } as CSSProperties}
        >
          {commands.map((command) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus.
            <div
              key={command.id}
              id={idOf(command)}
              role="option"
              tabIndex={-1}
              aria-selected={command === current}
              aria-label={isRow ? command.label : undefined}
              className={cx(
                'min-h-11 cursor-pointer items-center rounded-md',
                isRow ? 'grid justify-items-center gap-1 py-2' : 'flex gap-3 px-3 py-1.5',
                columns > 1 && !isRow && 'max-sm:gap-2 max-sm:px-2',
                command === current && 'bg-accent-soft forced-colors:outline-2',
              )}
              onPointerMove={() => onPoint(command)}
              // The input keeps the focus, and a phone its keyboard.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onRun(command)}
            >
              <span
                className={cx(
                  'grid shrink-0 place-items-center text-accent',
                  isRow ? 'size-11 *:size-11 [&_svg]:size-11' : 'size-7',
                )}
              >
                {command.drawing}
              </span>
              {isRow && (
                <span className="text-xs text-ink-soft max-[22.5rem]:text-[0.6875rem]">
                  {command.caption}
                </span>
              )}
              {!isRow && (
                <>
                  <span
                    className={cx(
                      'min-w-0 flex-1 leading-tight wrap-anywhere',
                      columns > 1 ? 'line-clamp-3 max-sm:text-[0.9375rem]' : 'line-clamp-1 sm:line-clamp-2',
                    )}
                  >
                    {command.label}
                  </span>
                  {command.detail && <span className="shrink-0 text-sm text-ink-soft">{command.detail}</span>}
                  {command === current && columns === 1 && (
                    <CornerDownLeft className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
                  )}
                </>
              )}
            </div>
          ))}
        </div>
      </div>
    )
  })
}
