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
  face: 'grid justify-items-center gap-1 py-2',
}

type CommandListProps = {
  runs: readonly CommandRun[]
  current: Command | undefined
  idOf: (command: Command) => string
  onPoint: (command: Command) => void
  onRun: (command: Command) => void
}

/** The commands under the names of their kinds: in lines, or as words, or all the faces in one row. */
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
        look === 'word' && command !== current && 'text-ink-soft',
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
        <span className="grid size-14 place-items-center max-[22.5rem]:size-11 *:size-full">
          {command.drawing}
        </span>
        <span className="text-xs text-ink-soft max-[22.5rem]:text-[0.6875rem]">{command.caption}</span>
      </>,
    )

  const line = (command: Command) =>
    option(
      command,
      'line',
      <>
        <span className="grid size-7 shrink-0 place-items-center text-accent">{command.drawing}</span>
        <span className="line-clamp-1 min-w-0 flex-1 leading-tight wrap-anywhere sm:line-clamp-2">
          {command.label}
        </span>
        {command.detail && <span className="shrink-0 text-sm text-ink-soft">{command.detail}</span>}
        {command === current && (
          <CornerDownLeft className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
        )}
      </>,
    )

  return runs.map(({ kind, commands, lines }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a run has no other name than its place.
    // biome-ignore lint/a11y/useSemanticElements: a part of a list box is a group by its role alone.
    <div key={at} role="group" aria-labelledby={`${id}-${at}`} className="not-first:mt-4">
      <p id={`${id}-${at}`} className="px-3 pb-1 font-serif text-base">
        {names[kind]()}
      </p>
      {kind === 'feel' && commands.length > 2 ? (
        <div
          className="grid grid-cols-[repeat(var(--faces),minmax(0,1fr))]"
          style={{ '--faces': commands.length } as CSSProperties}
        >
          {commands.map(face)}
        </div>
      ) : (
        <>
          {commands.slice(0, lines).map(line)}
          {commands.length > lines && (
            // Below lines, the words begin where theirs do.
            <div className={cx('flex flex-wrap', lines > 0 && 'ps-10')}>
              {commands.slice(lines).map((command) => option(command, 'word', command.label))}
            </div>
          )}
        </>
      )}
    </div>
  ))
}
