import { t } from '../../../../contract/t.ts'
import { TaskLine } from '../../planner/task-line.tsx'
import { useAddTyped } from '../../planner/use-add-typed.ts'
import { useLine } from '../../planner/use-line.ts'

/**
 * One line to type into: Enter makes it a task of the day. It stays until it is saved, on another page too. Where nothing
 * is planned yet, it has an example in pencil.
 */
export function AddLine({ day, isFirst }: { day: string; isFirst: boolean }) {
  const { text, setText, dropSaved } = useLine(day)
  const { mutate, isPending } = useAddTyped(day, dropSaved)
  return (
    <TaskLine
      day={day}
      label={t('Add to today')}
      addLabel={t('Add to today')}
      example={isFirst ? t('Walk by the river?') : undefined}
      text={text}
      onType={setText}
      onAdd={(typed) => {
        if (!isPending) mutate({ ...typed, line: text })
      }}
    />
  )
}
