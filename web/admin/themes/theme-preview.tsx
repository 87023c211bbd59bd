import { useQueries, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { isBlank } from '../../../contract/blank.ts'
import { hueOfPalette } from '../../../contract/oklch.ts'
import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { copyOf } from '../../features/images/queries.ts'
import { WeekInFull } from '../../features/practice/week-in-full.tsx'
import { Cover } from '../../features/themes/cover.tsx'
import { readWeek, type WeekContent } from '../../features/themes/week-content.ts'
import { WeekTheme } from '../../features/themes/week-theme.tsx'
import { pictureAddress } from '../../lib/picture-address.ts'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { useDark } from '../../ui/use-dark.ts'
import { BlankSheet, Strokes } from '../blank-sheet.tsx'
import { PreviewFrame } from '../preview-frame.tsx'
import { type ThemeForm, themeBodyOf } from './theme-form.ts'
import { WindowSill } from './window-sill.tsx'

/** Every picture of a form. */
const addressesOf = ({ coverImageUrl, tarotCard, exercises, artActivity, recipe }: ThemeForm): string[] => [
  coverImageUrl,
  tarotCard.imageUrl,
  ...exercises.map(({ imageUrl }) => imageUrl),
  artActivity.image_url,
  recipe.image_url,
]

/** Our own pictures, and for a picture from elsewhere the copy that its field has fetched, if any. */
function useShown(addresses: readonly string[]): (address: string) => string {
  const foreign = [...new Set(addresses.filter((address) => address && !address.startsWith('/')))]
  const copies = useQueries({ queries: foreign.map((address) => ({ ...copyOf(address), enabled: false })) })
  return (address) =>
    address.startsWith('/') ? address : (copies[foreign.indexOf(address)]?.data?.image?.url ?? '')
}

/** The form as a member would see it. `saved` has more about the cover, as long as the cover is the same. */
function usePreview(form: ThemeForm, saved: Theme | undefined): WeekContent {
  const { tarotCard, artActivity, recipe } = form
  const shown = useShown(addressesOf(form))
  const cover = useQuery({ ...copyOf(form.coverImageUrl), enabled: false }).data
  const isSavedCover = saved?.coverImageUrl === pictureAddress(form.coverImageUrl)
  return readWeek({
    ...themeBodyOf({
      ...form,
      coverImageUrl: shown(form.coverImageUrl),
      tarotCard: { ...tarotCard, imageUrl: shown(tarotCard.imageUrl) },
      exercises: form.exercises.map((exercise) => ({ ...exercise, imageUrl: shown(exercise.imageUrl) })),
      artActivity: { ...artActivity, image_url: shown(artActivity.image_url) },
      recipe: { ...recipe, image_url: shown(recipe.image_url) },
    }),
    id: 'preview',
    title: form.title.trim() || t('Untitled'),
    hue: isSavedCover ? (saved?.hue ?? null) : hueOfPalette(cover?.palette ?? []),
    coverSizes: isSavedCover ? saved?.coverSizes : [],
    coverLqip: isSavedCover ? saved?.coverLqip : null,
    coverNight: isSavedCover ? saved?.coverNight : undefined,
  })
}

/** The cover across the top of the form; a window with a seedling as long as there is none. */
export function CoverOfForm({ saved }: { saved: Theme | undefined }) {
  const { control } = useFormContext<ThemeForm>()
  const { coverImageUrl, ...week } = usePreview(useDeferredValue(useWatch({ control }) as ThemeForm), saved)
  return (
    <div className="grid h-28 place-items-center overflow-hidden bg-accent-soft text-accent">
      {coverImageUrl ? (
        <Cover week={{ ...week, coverImageUrl }} sizes="100vw" className="w-full" />
      ) : (
        <WindowSill className="size-full" />
      )}
    </div>
  )
}

/** Whether there is nothing yet that a member would see. */
const isEmpty = ({ title, description, coverImageUrl, affirmation, tarotCard }: ThemeForm): boolean =>
  [title, description, coverImageUrl, affirmation, tarotCard.name].every((text) => isBlank(text))

/** The page on which the week will be, with nothing on it yet: its cover and words, and its card. */
const BlankWeek = () => (
  <div className="grid gap-4 p-4">
    <BlankSheet scene={<WindowSill className="-my-5 h-36 w-full" />} widths={['w-1/2', '', 'w-3/4']}>
      {t('What you write stands here, as members will see it.')}
    </BlankSheet>
    <div
      aria-hidden="true"
      className="flex items-center gap-5 rounded-card border border-line bg-surface p-5"
    >
      <span className="aspect-[0.6] w-24 shrink-0 -rotate-2 rounded-md border border-edge bg-accent-soft" />
      <Strokes widths={['w-2/3', '', '', 'w-1/2']} className="flex-1" />
    </div>
  </div>
)

/** The member's week as the form has it, as wide as a phone, by day and by night. */
export function ThemePreview({ saved, className }: { saved: Theme | undefined; className: string }) {
  const { control } = useFormContext<ThemeForm>()
  const form = useDeferredValue(useWatch({ control }) as ThemeForm)
  const week = usePreview(form, saved)
  const isDark = useDark()
  const [scheme, setScheme] = useState<'light' | 'dark'>(isDark ? 'dark' : 'light')
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <p className="text-ink-soft max-md:hidden">{t("The member's week, as it will be")}</p>
        <RadioGroup
          legend={t('Colors')}
          hideLegend
          look="segmented"
          className="min-w-40 max-md:w-full"
          value={scheme}
          onChange={setScheme}
          options={[
            { value: 'light', label: t('Light') },
            { value: 'dark', label: t('Dark') },
          ]}
        />
      </div>
      <PreviewFrame title={t("Preview of the member's week")} className={className} scheme={scheme}>
        {isEmpty(form) ? (
          <BlankWeek />
        ) : (
          <div
            className="px-4 pt-4 pb-10"
            {...(week.hue === null ? {} : { 'data-tint': '', style: { '--hue': week.hue } })}
          >
            <WeekTheme week={week} actions={null} />
            <WeekInFull week={week} />
          </div>
        )}
      </PreviewFrame>
    </>
  )
}
