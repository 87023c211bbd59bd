import { useMutation } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { call, errorText } from '../../lib/api.ts'
import { languageName, languages, readLanguage, storeLanguage } from '../../lib/language.ts'
import { session } from '../../lib/session.ts'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { notify } from '../../ui/toasts/notify.ts'

/** The language of screens and letters, if there are several. It is stored with the member and in this browser. */
export function LanguageChoice() {
  const choose = useMutation({
    mutationFn: (language: string | null) => call('PATCH /user/language', { body: { language } }),
    onSuccess: (user, language) => {
      session.updateUser(user)
      storeLanguage(language)
    },
    onError: (error) =>
      notify.error(errorText(error, t('Your language could not be changed.')), { id: 'language' }),
  })
  const offered = languages()
  if (offered.length < 2) return null
  return (
    <Field label={t('Language')}>
      <Select
        value={choose.isPending ? (choose.variables ?? '') : (readLanguage() ?? '')}
        disabled={choose.isPending}
        onChange={(event) => choose.mutate(event.target.value || null)}
      >
        <option value="">{t('As the browser says')}</option>
        {offered.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageName(language)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
