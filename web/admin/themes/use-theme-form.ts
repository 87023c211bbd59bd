import { useQueryClient } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { ApiError, call } from '../../lib/api.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { sentenceFor, themeChecks } from './theme-faults.ts'
import { changesOf, emptyTheme, themeFormOf } from './theme-form.ts'

type Options = {
  onSaved: () => void
  /** Called if something is wrong. The fields must then be visible. */
  onFault: () => void
}

/** The form of a theme, or of a new one. A new theme is saved whole, of an old one the changes. */
export function useThemeForm(theme: Theme | undefined, { onSaved, onFault }: Options) {
  const client = useQueryClient()
  const form = useContractForm('POST /themes/library', {
    ...themeChecks,
    from: theme ? themeFormOf(theme) : emptyTheme(),
    draft: `theme:${theme?.id ?? 'new'}`,
    send:
      theme &&
      ((_, typed, base) =>
        call('PATCH /themes/library/{id}', { params: { id: theme.id }, body: changesOf(base, typed) })),
    toast: 'theme-form',
    saved: theme ? t('Theme updated successfully') : t('Theme created successfully'),
    failed: t('Failed to save theme'),
    refused(faults) {
      onFault()
      return sentenceFor(faults)
    },
    onFailed(error) {
      onFault()
      if (error instanceof ApiError && error.status === 409)
        form.point([{ name: 'slug', text: t('Please choose a slug that no other theme has') }])
      return false
    },
    onSaved: () => {
      void client.invalidateQueries({ queryKey: ['themes'] })
      onSaved()
    },
  })
  return form
}
