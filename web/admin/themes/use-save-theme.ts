import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { ApiError, call, errorText } from '../../lib/api.ts'
import { useTryId } from '../../lib/try-id.ts'
import { notify } from '../../ui/notify.ts'
import type { Faults } from './theme-faults.ts'
import { bodyOf, changesOf, fieldOf, type ThemeForm } from './theme-form.ts'
import { nameOf } from './use-theme-draft.ts'

function faultsOf(error: unknown, form: ThemeForm): Faults {
  if (!(error instanceof ApiError)) return []
  if (error.status === 409) return [['slug', t('Please choose a slug that no other theme has')]]
  return error.errors.map(({ path, message }) => [fieldOf(form, path), message])
}

type Options = {
  /** The theme that is edited; none for a new one. */
  id: string | undefined
  onSaved: () => void
  onFaults: (faults: Faults) => void
}

/** Saves a theme: a new one whole, of an old one what `form` has otherwise than `base`, which it began as. */
export function useSaveTheme({ id, onSaved, onFaults }: Options) {
  const client = useQueryClient()
  const { idOf } = useTryId(nameOf(id))
  return useMutation({
    mutationFn: ({ base, form }: { base: ThemeForm; form: ThemeForm }): Promise<Theme> =>
      id
        ? call('PATCH /themes/library/{id}', { params: { id }, body: changesOf(base, form) })
        : call('POST /themes/library', { body: { ...bodyOf(form), id: idOf(form) } }),
    onSuccess: () => {
      notify.success(id ? t('Theme updated successfully') : t('Theme created successfully'), {
        id: 'theme-form',
      })
      onSaved()
      void client.invalidateQueries({ queryKey: ['themes'] })
    },
    onError: (error, { form }) => {
      notify.error(errorText(error, t('Failed to save theme')), { id: 'theme-form' })
      onFaults(faultsOf(error, form))
    },
  })
}
