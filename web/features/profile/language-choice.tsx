import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { t } from '../../../contract/t.ts'
import { call, errorText } from '../../lib/api.ts'
import { languageName, languages, readLanguage, storeLanguage } from '../../lib/language.ts'
import { session } from '../../lib/session.ts'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { keepPlace, returnToPlace } from './place-over-reload.ts'
import { useHeldChoice } from './use-held-choice.ts'

/** The language of screens and letters, if there are several. It is stored with the member and in this browser. */
export function LanguageChoice() {
  const select = useRef<HTMLSelectElement>(null)
  const choose = useMutation({
    mutationFn: (language: string | null) => call('PATCH /user/language', { body: { language } }),
    onSuccess: (user, language) => {
      session.updateUser(user)
      // What is chosen takes effect on a load.
      if (language !== readLanguage() && language !== document.documentElement.lang) keepPlace(select.current)
      storeLanguage(language)
    },
    onError: (error) =>
      notify.error(errorText(error, t('Your language could not be changed.')), { id: 'language' }),
  })
  const stored = readLanguage() ?? ''
  // It is not disabled meanwhile, which would take its focus.
  const { held, events } = useHeldChoice((language) => {
    if (!choose.isPending && language !== stored) choose.mutate(language || null)
  })
  useEffect(() => returnToPlace(select.current), [])
  const offered = languages()
  if (offered.length < 2) return null
  return (
    <Field
      label={t('Language')}
      hint={held !== undefined && t('It changes when you press Enter or leave the field.')}
    >
      <Select
        ref={select}
        value={choose.isPending ? (choose.variables ?? '') : (held ?? stored)}
        aria-busy={choose.isPending || undefined}
        {...events}
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
