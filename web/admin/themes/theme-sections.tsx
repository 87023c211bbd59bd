import type { ComponentProps } from 'react'
import { useFormContext } from 'react-hook-form'
import { seasons } from '../../../contract/seasons.ts'
import { t, translate, translateData } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { Field } from '../../ui/fields/field.tsx'
import { Line as FormLine, Lines as FormLines, Tick } from '../../ui/fields/form.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { ExercisesSection } from './exercises-section.tsx'
import { FormSection } from './form-section.tsx'
import { PictureField } from './picture-field.tsx'
import { seasonNames } from './seasons.ts'
import { useSuggested } from './suggested.tsx'
import { slugOf, slugTyped, type ThemeForm } from './theme-form.ts'

const Line = (props: ComponentProps<typeof FormLine<ThemeForm>>) => (
  <FormLine {...props} {...useSuggested(props)} />
)
const Lines = (props: ComponentProps<typeof FormLines<ThemeForm>>) => (
  <FormLines rows={3} areaClass="min-h-20" {...props} {...useSuggested(props)} />
)

/** A season, or none. */
function SeasonSelect() {
  const { register } = useFormContext<ThemeForm>()
  return (
    <Field label={t('Season')} hint={t('Empty weeks are filled with themes of their season first.')}>
      <Select {...register('season')}>
        <option value="">{t('Any season')}</option>
        {seasons.map((season) => (
          <option key={season} value={season}>
            {translate(seasonNames[season])}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function BasicInformation({ saved }: { saved: Theme | undefined }) {
  const isNew = !saved
  const { getValues, setValue, getFieldState } = useFormContext<ThemeForm>()
  /** The slug follows the title of a new theme until somebody writes one. */
  function followTitle(title: string) {
    const { title: before, slug } = getValues()
    if (!isNew || (slug !== '' && slug !== slugOf(before))) return
    setValue('slug', slugOf(title), { shouldValidate: getFieldState('slug').invalid })
  }
  return (
    <FormSection title={t('Basic Information')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid gap-4 sm:grid-rows-[auto_auto_1fr]">
          <Line
            name="title"
            label={t('Title')}
            hint={t('What members read first.')}
            onChange={(event) => followTitle(event.target.value)}
          />
          <Line
            name="slug"
            label={t('Slug')}
            typed={slugTyped}
            hint={t('Small letters, numbers and hyphens; no other theme has it.')}
          />
          <Lines
            name="description"
            label={t('Description')}
            className="sm:grid-rows-[auto_1fr] sm:content-stretch!"
            areaClass="min-h-20 sm:self-stretch"
          />
        </div>
        <PictureField
          name="coverImageUrl"
          label={t('Cover Image')}
          addressLabel={t('Cover Image URL')}
          ratio={16 / 9}
          isStacked
          byNight={saved?.coverNight && { of: saved.coverImageUrl, ...saved.coverNight }}
        />
        <SeasonSelect />
        <Tick<ThemeForm>
          name="isDraft"
          label={t('Draft')}
          hint={t('Members never see it, and it can be given to no week.')}
          // Beside the name of the select, not far below the address above.
          className="max-sm:-mt-2 sm:self-start sm:pt-0!"
        />
      </div>
    </FormSection>
  )
}

function ThemeContent() {
  return (
    <FormSection title={t('Theme Content')}>
      <Lines name="affirmation" label={t('Affirmation')} rows={2} />
      <Lines name="journalingPrompt" label={t('Journaling Prompt')} />
      <Line name="musicUrl" label={t('Music URL')} type="url" placeholder="https://" />
    </FormSection>
  )
}

function TarotCard() {
  return (
    <FormSection title={t('Tarot Card')}>
      <Line name="tarotCard.name" label={t('Card Name')} />
      <Lines name="tarotCard.interpretation" label={t('Interpretation')} />
      <PictureField
        name="tarotCard.imageUrl"
        label={t('Card Image')}
        addressLabel={t('Card Image URL')}
        ratio={0.6}
      />
    </FormSection>
  )
}

function WeeklyMenu() {
  const { menu } = useFormContext<ThemeForm>().getValues()
  return (
    <FormSection title={t('Weekly Menu')} hint={t('A day that is left empty is not shown.')}>
      <ul className="grid gap-4 sm:gap-2">
        {menu.map(({ day }, place) => (
          <li
            key={day}
            className="grid items-center gap-x-3 gap-y-1.5 sm:grid-cols-[6rem_minmax(0,3fr)_minmax(0,2fr)]"
          >
            <span className="font-medium" aria-hidden="true">
              {translateData(day)}
            </span>
            <Line
              name={`menu.${place}.recipeTitle`}
              label={t('Dish on {day}', { day: translateData(day) })}
              hideLabel
              placeholder={t('Dish')}
            />
            <Line
              name={`menu.${place}.link`}
              label={t('Recipe link for {day}', { day: translateData(day) })}
              hideLabel
              type="url"
              placeholder="https://"
            />
          </li>
        ))}
      </ul>
    </FormSection>
  )
}

function Song() {
  return (
    <FormSection title={t('Song')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Line name="song.title" label={t('Song Title')} />
        <Line name="song.artist" label={t('Artist')} />
      </div>
      <Lines name="song.message" label={t('Song Message')} rows={2} />
    </FormSection>
  )
}

function ArtActivity() {
  return (
    <FormSection title={t('Art Activity')}>
      <Line name="artActivity.title" label={t('Activity Title')} />
      <Lines name="artActivity.description" label={t('Activity Description')} />
      <Lines name="artActivity.materials" label={t('Materials')} hint={t('One in each line.')} />
      <PictureField
        name="artActivity.image_url"
        label={t('Activity Image')}
        addressLabel={t('Activity Image URL')}
        ratio={1}
      />
    </FormSection>
  )
}

function Recipe() {
  return (
    <FormSection title={t('Recipe')}>
      <Line name="recipe.title" label={t('Recipe Title')} />
      <Lines name="recipe.ingredients" label={t('Ingredients')} hint={t('One in each line.')} />
      <Lines name="recipe.instructions" label={t('Instructions')} />
      <PictureField
        name="recipe.image_url"
        label={t('Recipe Image')}
        addressLabel={t('Recipe Image URL')}
        ratio={1}
      />
    </FormSection>
  )
}

/** Every field of a theme, in the order in which a member meets them, as far as the specification leaves it open. */
export function ThemeSections({ saved }: { saved: Theme | undefined }) {
  return (
    <>
      <BasicInformation saved={saved} />
      <ThemeContent />
      <TarotCard />
      <ExercisesSection />
      <WeeklyMenu />
      <Song />
      <ArtActivity />
      <Recipe />
    </>
  )
}
