import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Location } from 'react-router'
import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { languages } from '../../lib/language.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx'
import { LeaveGuard } from '../../ui/dialog/leave-guard.tsx'
import { Form } from '../../ui/fields/form.tsx'
import { RestoredNotice } from '../../ui/states/restored-notice.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { SuggestedWords } from './suggested.tsx'
import { LanguageChoices, LanguageDialog } from './theme-language.tsx'
import { CoverOfForm, ThemePreview } from './theme-preview.tsx'
import { ThemeSections } from './theme-sections.tsx'
import { useThemeForm } from './use-theme-form.ts'
import { WritingHelp } from './writing-help.tsx'

/** The dialog in the address: `?theme=new`, or the id of the theme that is edited. */
const themeIn = (search: string): string | null => new URLSearchParams(search).get('theme')

const leavesTheme = (from: Location, to: Location) =>
  from.pathname !== to.pathname || themeIn(from.search) !== themeIn(to.search)

type ThemeDialogProps = {
  /** The theme to edit; none for a new one. */
  theme: Theme | undefined
  onClose: () => void
}

/** Makes or edits a theme, with a preview of the member's week beside the form. */
export function ThemeDialog({ theme, onClose }: ThemeDialogProps) {
  const wide = useWide()
  const [isPreviewed, setPreviewed] = useState(false)
  const [language, setLanguage] = useState<string>()
  const others = languages()
  const form = useThemeForm(theme, { onSaved: onClose, onFault: () => setPreviewed(false) })

  return (
    <FormProvider {...form.fields}>
      <Dialog
        open
        width="full"
        title={theme ? t('Edit Theme') : t('Create New Theme')}
        picture={!wide && <CoverOfForm saved={theme} />}
        onClose={onClose}
      >
        <LeaveGuard
          isDirty={form.isDirty}
          leaves={leavesTheme}
          body={
            theme
              ? t('What you changed of “{title}” is not saved yet.', { title: form.base().title })
              : t('The new theme is not saved yet.')
          }
          onGiveUp={form.giveUp}
        />
        <Form form={form} className="flex flex-col gap-6 text-sm max-md:-mt-2">
          <div className="grid gap-x-6 md:grid-cols-[minmax(0,1fr)_23rem] lg:grid-cols-[minmax(0,1fr)_25rem]">
            <div
              inert={form.isPending}
              className={cx('grid min-w-0 content-start gap-6', isPreviewed && 'max-md:hidden')}
            >
              {form.isRestored && <RestoredNotice />}
              <div className="grid gap-6">
                <SuggestedWords>
                  <WritingHelp isNew={!theme} />
                  <ThemeSections saved={theme} />
                </SuggestedWords>
                {theme && others.length > 1 && <LanguageChoices languages={others} onChoose={setLanguage} />}
              </div>
            </div>
            {isPreviewed && !wide && (
              <div className="grid gap-2">
                <ThemePreview
                  saved={theme}
                  className="h-[62dvh] w-full rounded-md border border-line bg-paper"
                />
              </div>
            )}
            {wide && (
              <aside
                aria-label={t('Preview')}
                // It ends above the foot, also before anything is scrolled.
                className="sticky top-6 grid h-[calc(var(--sheet-room)-10.75rem)] grid-rows-[auto_1fr] gap-2"
              >
                <ThemePreview saved={theme} className="size-full rounded-md border border-line bg-paper" />
              </aside>
            )}
          </div>
          <DialogFoot>
            <Button
              look="quiet"
              className="px-4 sm:me-auto md:hidden"
              onClick={() => setPreviewed(!isPreviewed)}
            >
              {isPreviewed ? t('Back to form') : t('Preview')}
            </Button>
            <Button look="quiet" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" pending={form.isPending} pendingText={t('Saving...')}>
              {theme ? t('Update') : t('Create')}
            </Button>
          </DialogFoot>
        </Form>
      </Dialog>
      {theme && language && (
        <LanguageDialog {...{ theme, language }} onClose={() => setLanguage(undefined)} />
      )}
    </FormProvider>
  )
}
