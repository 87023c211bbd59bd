import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type FieldPath, useFormContext } from 'react-hook-form'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import type { SuggestedTheme } from '../../../contract/theme-words.ts'
import { call, loadFailure } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { writingHelp } from './queries.ts'
import { useMark } from './suggested.tsx'
import { emptyExercise, hasText, slugOf, type ThemeForm } from './theme-form.ts'

/** Fills the empty fields of a form, and returns their names. What somebody wrote stays. */
function useFill(isNew: boolean) {
  const { getValues, setValue } = useFormContext<ThemeForm>()
  return (words: SuggestedTheme): string[] => {
    const filled: FieldPath<ThemeForm>[] = []
    const put = (name: FieldPath<ThemeForm>, text: string) => {
      if (text === '' || hasText(String(getValues(name) ?? ''))) return
      setValue(name, text, { shouldDirty: true })
      filled.push(name)
    }
    put('title', words.title)
    if (isNew) put('slug', slugOf(words.title))
    put('description', words.description)
    put('affirmation', words.affirmation)
    put('journalingPrompt', words.journalingPrompt)
    put('tarotCard.name', words.tarotCard.name)
    put('tarotCard.interpretation', words.tarotCard.interpretation)
    const { exercises } = getValues()
    const isEmpty = exercises.every(({ title, steps }) => !hasText(title, ...steps.map(({ text }) => text)))
    if (isEmpty && words.exercises.length > 0) {
      const suggested = words.exercises.map(({ title, steps }) => ({
        ...emptyExercise(),
        title,
        steps: steps.map((text) => ({ text, seconds: '' })),
      }))
      setValue('exercises', suggested, { shouldDirty: true })
      suggested.forEach(({ steps }, place) => {
        filled.push(
          `exercises.${place}.title`,
          ...steps.map((_, step) => `exercises.${place}.steps.${step}.text` as const),
        )
      })
    }
    // What nobody has read yet is for no member.
    if (isNew && filled.length > 0) setValue('isDraft', true, { shouldDirty: true })
    return filled
  }
}

/**
 * Suggests words for a theme from an idea, where a service for it is configured. It is told the idea alone. The empty
 * fields are filled and marked; nothing is saved.
 */
export function WritingHelp({ isNew }: { isNew: boolean }) {
  const help = useQuery(writingHelp)
  const [idea, setIdea] = useState('')
  const mark = useMark()
  const fill = useFill(isNew)
  const ask = useMutation({
    mutationFn: () => call('POST /themes/words', { body: { idea: idea.trim() } }),
    onSuccess: (words) => {
      const filled = fill(words)
      mark(filled)
      if (filled.length === 0)
        notify.info(t('Nothing was empty, so nothing was filled.'), { id: 'theme-words' })
      else
        notify.success(
          t(
            '{count, plural, one {One field was filled. Please read it over.} other {# fields were filled. Please read them over.}}',
            {
              count: filled.length,
            },
          ),
          { id: 'theme-words' },
        )
    },
    onError: (error) =>
      notify.error(loadFailure(error, t('The writing help did not answer. Please try again in a moment.')), {
        id: 'theme-words',
      }),
  })
  if (!help.data?.isThere) return null
  return (
    <details className="rounded-md border border-line px-3">
      <summary className="min-h-11 content-center font-medium text-ink-soft">{t('Writing help')}</summary>
      <div className="grid gap-3 pt-1 pb-4">
        <Field
          label={t('What could the week be about?')}
          hint={t(
            'These words alone are sent to the writing service. It fills what is empty; nothing is saved by itself.',
          )}
        >
          <TextArea
            rows={2}
            maxLength={lengths.themeIdea}
            value={idea}
            onChange={({ target }) => setIdea(target.value)}
          />
        </Field>
        <Button
          look="quiet"
          className="justify-self-start"
          disabled={idea.trim() === ''}
          pending={ask.isPending}
          pendingText={t('It is writing…')}
          onClick={() => ask.mutate()}
        >
          {t('Suggest words')}
        </Button>
      </div>
    </details>
  )
}
