import { useDeferredValue } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { readWeek, type WeekContent } from '../../features/themes/week-content.ts'
import { WeekInFull } from '../../features/themes/week-in-full.tsx'
import { WeekTheme } from '../../features/themes/week-theme.tsx'
import { PreviewFrame } from '../preview-frame.tsx'
import { bodyOf, type ThemeForm } from './theme-form.ts'

/** One of our own pictures; of one from elsewhere a copy is made on saving, and shown from then on. */
const own = (address: string): string => (address.startsWith('/') ? address : '')

/** What a member would see of the form. `saved` knows more of the cover, as long as it is still the same. */
function previewOf(form: ThemeForm, saved: Theme | undefined): WeekContent {
  const { tarotCard, artActivity, recipe } = form
  const shown = bodyOf({
    ...form,
    coverImageUrl: own(form.coverImageUrl),
    tarotCard: { ...tarotCard, imageUrl: own(tarotCard.imageUrl) },
    exercises: form.exercises.map((exercise) => ({ ...exercise, imageUrl: own(exercise.imageUrl) })),
    artActivity: { ...artActivity, image_url: own(artActivity.image_url) },
    recipe: { ...recipe, image_url: own(recipe.image_url) },
  })
  const sameCover = saved?.coverImageUrl === form.coverImageUrl
  return readWeek({
    ...shown,
    id: 'preview',
    title: form.title.trim() || t('Untitled'),
    hue: saved?.hue ?? null,
    coverSizes: sameCover ? saved?.coverSizes : [],
    coverLqip: sameCover ? saved?.coverLqip : null,
  })
}

/** The member's week as the form has it, as wide as a phone. */
export function ThemePreview({ saved, className }: { saved: Theme | undefined; className: string }) {
  const { control } = useFormContext<ThemeForm>()
  const week = previewOf(useDeferredValue(useWatch({ control }) as ThemeForm), saved)
  return (
    <PreviewFrame title={t("Preview of the member's week")} className={className}>
      <main
        className="px-4 pt-4 pb-10"
        {...(week.hue === null ? {} : { 'data-tint': '', style: { '--hue': week.hue } })}
      >
        <WeekTheme week={week} actions={null} />
        <WeekInFull week={week} />
      </main>
    </PreviewFrame>
  )
}
