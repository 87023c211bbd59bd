import { CornerDownLeft } from 'lucide-react'
import { useId } from 'react'
import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'
import type { Command, CommandKind } from './command.ts'

const names: Record<CommandKind, () => string> = {
  do: () => t('Do'),
  feel: () => t('How are you feeling?'),
  go: () => t('Go'),
  found: () => t('Found'),
}

/** The commands in runs of one kind, in their order. */
function runs(commands: readonly Command[]): Command[][] {
  const parts: Command[][] = []
  for (const command of commands) {
    const last = parts.at(-1)
    if (last?.[0]?.kind === command.kind) last.push(command)
    else parts.push([command])
  }
  return parts
}

type CommandListProps = {
  commands: readonly Command[]
  current: Command | undefined
  idOf: (command: Command) => string
  onPoint: (command: Command) => void
  onRun: (command: Command) => void
}

/** The commands under the names of their kinds; all the faces stand in one row. */
export function CommandList({ commands, current, idOf, onPoint, onRun }: CommandListProps) {
  const id = useId()
  return runs(commands).map((part, at) => {
    const [{ kind }] = part as [Command, ...Command[]]
    const isRow = kind === 'feel' && part.length > 2
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a run has no other name than its place.
      // biome-ignore lint/a11y/useSemanticElements: a part of a list box is a group by its role alone.
      <div key={at} role="group" aria-labelledby={`${id}-${at}`} className="not-first:mt-3">
        <p id={`${id}-${at}`} className="px-3 pb-1 text-xs font-medium text-ink-soft">
          {names[kind]()}
        </p>
        <div className={cx(isRow && 'grid grid-cols-5')}>
          {part.map((command) => (
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
                isRow ? 'grid justify-items-center py-2' : 'flex gap-3 px-3 py-1.5',
                command === current && 'bg-accent-soft forced-colors:outline-2',
              )}
              onPointerMove={() => onPoint(command)}
              // The input keeps the focus, and a phone its keyboard.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onRun(command)}
            >
              <span
                className={cx(
                  'grid shrink-0 place-items-center text-ink-soft',
                  isRow ? 'size-9 [&_svg]:size-9' : 'size-7',
                )}
              >
                {command.drawing}
              </span>
              {!isRow && (
                <>
                  <span className="min-w-0 flex-1 wrap-anywhere line-clamp-1 sm:line-clamp-2">
                    {command.label}
                  </span>
                  {command.detail && <span className="shrink-0 text-sm text-ink-soft">{command.detail}</span>}
                  {command === current && (
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
