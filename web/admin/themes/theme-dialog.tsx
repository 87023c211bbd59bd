import { useEffect, useState } from 'react'
import { type FieldPath, FormProvider } from 'react-hook-form'
import type { Location } from 'react-router'
import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { RestoredNotice } from '../../features/planner/restored-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { notify } from '../../ui/notify.ts'
import { useWide } from '../../ui/use-wide.ts'
import { type Faults, faultsIn } from './theme-faults.ts'
import { emptyTheme, formOf, type ThemeForm } from './theme-form.ts'
import { ThemePreview } from './theme-preview.tsx'
import { ThemeSections } from './theme-sections.tsx'
import { useSaveTheme } from './use-save-theme.ts'
import { useKeptDraft, useThemeForm } from './use-theme-draft.ts'

/** Where the dialog stands in the address: `?theme=new`, or the id of the theme that is edited. */
const themeIn = (search: string): string | null => new URLSearchParams(search).get('theme')

const leavesTheme = (from: Location, to: Location) =>
  from.pathname !== to.pathname || themeIn(from.search) !== themeIn(to.search)

type GuardProps = { form: ReturnType<typeof useThemeForm>; id: string | undefined; isDone: boolean }

/** Keeps the draft and asks before it is left; on its own, so that a key pressed renders this and not the form. */
function DraftGuard({ form: { form, base, forget }, id, isDone }: GuardProps) {
  const isDirty = useKeptDraft(id, base, form)
  return (
    <LeaveGuard
      isDirty={isDirty && !isDone}
      leaves={leavesTheme}
      body={
        id
          ? t('What you changed of “{title}” is not saved yet.', { title: base.title })
          : t('The new theme is not saved yet.')
      }
      onGiveUp={forget}
    />
  )
}

type ThemeDialogProps = {
  /** The theme to edit; none for a new one. */
  theme: Theme | undefined
  onClose: () => void
}

function ThemeEditor({ theme, onClose }: ThemeDialogProps) {
  const wide = useWide()
  const [isPreviewed, setPreviewed] = useState(false)
  const [isDone, setDone] = useState(false)
  const draft = useThemeForm(theme?.id, theme ? formOf(theme) : emptyTheme())
  const { form, base, isRestored, forget } = draft

  const [pointed, setPointed] = useState<FieldPath<ThemeForm>>()

  function point(faults: Faults) {
    setPreviewed(false)
    for (const [field, message] of faults) form.setError(field as FieldPath<ThemeForm>, { message })
    setPointed(faults[0]?.[0] as FieldPath<ThemeForm> | undefined)
  }
  const save = useSaveTheme({
    id: theme?.id,
    onSaved: () => {
      forget()
      setDone(true)
    },
    onFaults: point,
  })
  // Only now: nothing can be focused in a form that is being saved, nor in one behind its preview.
  useEffect(() => {
    if (!pointed || save.isPending) return
    form.setFocus(pointed)
    setPointed(undefined)
  }, [pointed, save.isPending, form.setFocus])
  // Once nothing asks any more whether to stay.
  useEffect(() => {
    if (isDone) onClose()
  }, [isDone, onClose])

  const submit = form.handleSubmit(
    (typed) => {
      const { text, faults } = faultsIn(typed)
      if (!text) return save.mutate({ base, form: typed })
      notify.error(text, { id: 'theme-form' })
      point(faults)
    },
    () => {
      // The field has the focus next, as soon as it is there.
      setPreviewed(false)
      notify.error(t('Something is too long to be kept'), { id: 'theme-form' })
    },
  )

  return (
    <FormProvider {...form}>
      <DraftGuard form={draft} id={theme?.id} isDone={isDone} />
      <div className="grid gap-x-6 md:grid-cols-[minmax(0,1fr)_23rem] lg:grid-cols-[minmax(0,1fr)_25rem]">
        <form noValidate onSubmit={submit} className="grid min-w-0 content-start gap-6 text-sm">
          <div inert={save.isPending} className={cx('grid gap-6', isPreviewed && 'max-md:hidden')}>
            {isRestored && <RestoredNotice />}
            <div className="grid gap-6">
              <ThemeSections />
            </div>
          </div>
          {isPreviewed && !wide && (
            <ThemePreview saved={theme} className="h-[68dvh] w-full rounded-md border border-line bg-paper" />
          )}
          <footer className="sticky bottom-0 low:static z-10 -mx-4 -mb-4 flex flex-wrap justify-end gap-2 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:-mb-6 sm:px-6 md:me-0">
            <Button
              look="quiet"
              className="me-auto px-4 md:hidden"
              onClick={() => setPreviewed(!isPreviewed)}
            >
              {isPreviewed ? t('Back to form') : t('Preview')}
            </Button>
            <Button look="quiet" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" pending={save.isPending} pendingText={t('Saving...')}>
              {theme ? t('Update') : t('Create')}
            </Button>
          </footer>
        </form>
        {wide && (
          <aside
            aria-label={t('Preview')}
            className="sticky top-6 grid h-[calc(94dvh-8.5rem)] grid-rows-[auto_1fr] gap-2"
          >
            <p className="text-sm text-ink-soft">{t("The member's week, as it will be")}</p>
            <ThemePreview saved={theme} className="size-full rounded-md border border-line bg-paper" />
          </aside>
        )}
      </div>
    </FormProvider>
  )
}

/** Makes or edits a theme, with the member's week beside the form. */
export function ThemeDialog(props: ThemeDialogProps) {
  return (
    <Dialog
      open
      width="full"
      title={props.theme ? t('Edit Theme') : t('Create New Theme')}
      onClose={props.onClose}
    >
      <ThemeEditor {...props} />
    </Dialog>
  )
}
