import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { Cover } from '../../features/themes/cover.tsx'
import { readWeek } from '../../features/themes/week-content.ts'
import { weekLabel } from '../../lib/time/days.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { type Choice, ThemeSelect } from './theme-select.tsx'

/** The theme in turn, by its cover and its name. */
function InTurn({ theme }: { theme: Theme }) {
  const week = readWeek(theme)
  return (
    <span className="flex items-center gap-3">
      {week.coverImageUrl && (
        <Cover
          week={{ ...week, coverImageUrl: week.coverImageUrl }}
          sizes="6rem"
          className="w-24 shrink-0 rounded-sm"
        />
      )}
      <span className="min-w-0">
        <span className="block font-serif text-lg leading-snug wrap-anywhere">{theme.title}</span>
        <span className="block text-xs text-ink-soft">{t('The next in turn')}</span>
      </span>
    </span>
  )
}

export type RunningTheme = {
  theme: Theme
  /** The Monday of the running week that shows it. */
  week: string
  /** What the week would show without it; null if the library has no other theme. */
  next: Theme | null
}

type DeleteRunningThemeProps = RunningTheme & {
  /** With the id of what comes instead, if there is anything. */
  onDelete: (instead: string | undefined) => void
  onKeep: () => void
}

/** Asks before the theme of the running week is deleted, and what comes instead (ruling 34). */
export function DeleteRunningTheme({ theme, week, next, onDelete, onKeep }: DeleteRunningThemeProps) {
  const [picked, setPicked] = useState<'next' | 'other'>('next')
  const fields = useForm<Choice>({ defaultValues: { themeId: '', themeTitle: '', note: '' } })

  function settle() {
    if (picked === 'next') return onDelete(next?.id)
    const chosen = fields.getValues('themeId')
    if (chosen) onDelete(chosen)
    else fields.setError('themeId', { message: t('Please select a theme') }, { shouldFocus: true })
  }

  return (
    <Dialog
      open
      onClose={onKeep}
      title={t('Are you sure you want to delete this theme?')}
      description={t('“{title}” is the theme of this week, {week}. It goes for good, from every week.', {
        title: theme.title,
        week: weekLabel(week),
      })}
      role="alertdialog"
      hideClose
    >
      <FormProvider {...fields}>
        {next ? (
          <RadioGroup
            legend={t('What comes instead this week?')}
            value={picked}
            onChange={setPicked}
            options={[
              { value: 'next', label: <InTurn theme={next} /> },
              { value: 'other', label: t('Another theme') },
            ]}
          />
        ) : (
          <p className="text-ink-soft">
            {t('It is the last one. Until there is another, members find the quiet week of the house.')}
          </p>
        )}
        {picked === 'other' && <ThemeSelect without={theme.id} />}
      </FormProvider>
      <DialogFoot>
        <Button look="quiet" data-autofocus onClick={onKeep}>
          {t('Keep it')}
        </Button>
        <Button look="danger" onClick={settle}>
          {t('Delete')}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
