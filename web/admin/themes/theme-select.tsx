import { useController, useFormContext } from 'react-hook-form'
import { t } from '../../../contract/t.ts'
import { Field } from '../../ui/fields/field.tsx'
import { useFault } from '../../ui/fields/form.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { useThemeSearch } from './use-theme-search.tsx'

/** What is chosen for a week. */
export type Choice = { themeId: string; themeTitle: string; note: string }

/** The choice of a theme, of all except one. A library that does not fit into one list is searched first. */
export function ThemeSelect({ without }: { without?: string }) {
  const { field } = useController<Choice, 'themeId'>({ name: 'themeId' })
  const { getValues, setValue } = useFormContext<Choice>()
  const { found: matches, search } = useThemeSearch()
  const found = matches.filter(({ id }) => id !== without)
  const isFound = field.value === '' || found.some(({ id }) => id === field.value)

  return (
    <>
      {search}
      <Field label={t('Theme')} error={useFault('themeId')}>
        <Select
          {...field}
          data-autofocus
          onChange={({ target }) => {
            setValue('themeTitle', target.value ? (target.selectedOptions[0]?.label ?? '') : '')
            field.onChange(target.value)
          }}
        >
          <option value="">{t('Select a theme')}</option>
          {!isFound && <option value={field.value}>{getValues('themeTitle')}</option>}
          {found.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
    </>
  )
}
