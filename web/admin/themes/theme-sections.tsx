import { useFormContext } from 'react-hook-form'
import { lengths } from '../../../contract/limits.ts'
import { t, translateData } from '../../../contract/t.ts'
import { ExercisesSection } from './exercises-section.tsx'
import { Line, Lines, Section } from './form-parts.tsx'
import { PictureField } from './picture-field.tsx'
import { slugTyped, type ThemeForm } from './theme-form.ts'

const { themeTitle, themeText, slug, url } = lengths
/** A text with a line for each thing. */
const listText = lengths.themeStep * lengths.themeList

function BasicInformation() {
  return (
    <Section title={t('Basic Information')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Line name="title" label={t('Title')} max={themeTitle} hint={t('What members read first.')} />
        <Line
          name="slug"
          label={t('Slug')}
          max={slug}
          typed={slugTyped}
          hint={t('Small letters, numbers and hyphens; no other theme has it.')}
        />
      </div>
      <Lines name="description" label={t('Description')} max={themeText} />
      <PictureField
        name="coverImageUrl"
        label={t('Cover Image')}
        addressLabel={t('Cover Image URL')}
        ratio={1.6}
      />
    </Section>
  )
}

function ThemeContent() {
  return (
    <Section title={t('Theme Content')}>
      <Lines name="affirmation" label={t('Affirmation')} max={themeText} rows={2} />
      <Lines name="journalingPrompt" label={t('Journaling Prompt')} max={themeText} />
      <Line name="musicUrl" label={t('Music URL')} max={url} type="url" placeholder="https://" />
    </Section>
  )
}

function TarotCard() {
  return (
    <Section title={t('Tarot Card')}>
      <Line name="tarotCard.name" label={t('Card Name')} max={themeTitle} />
      <Lines name="tarotCard.interpretation" label={t('Interpretation')} max={themeText} />
      <PictureField
        name="tarotCard.imageUrl"
        label={t('Card Image')}
        addressLabel={t('Card Image URL')}
        ratio={0.6}
      />
    </Section>
  )
}

function WeeklyMenu() {
  const { menu } = useFormContext<ThemeForm>().getValues()
  return (
    <Section title={t('Weekly Menu')} hint={t('A day that is left empty is not shown.')}>
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
              max={themeTitle}
            />
            <Line
              name={`menu.${place}.link`}
              label={t('Recipe link for {day}', { day: translateData(day) })}
              hideLabel
              type="url"
              placeholder="https://"
              max={url}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Song() {
  return (
    <Section title={t('Song')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Line name="song.title" label={t('Song Title')} max={themeTitle} />
        <Line name="song.artist" label={t('Artist')} max={themeTitle} />
      </div>
      <Lines name="song.message" label={t('Song Message')} max={themeText} rows={2} />
    </Section>
  )
}

function ArtActivity() {
  return (
    <Section title={t('Art Activity')}>
      <Line name="artActivity.title" label={t('Activity Title')} max={themeTitle} />
      <Lines name="artActivity.description" label={t('Activity Description')} max={themeText} />
      <Lines
        name="artActivity.materials"
        label={t('Materials')}
        hint={t('One in each line.')}
        max={listText}
      />
      <PictureField
        name="artActivity.image_url"
        label={t('Activity Image')}
        addressLabel={t('Activity Image URL')}
        ratio={1}
      />
    </Section>
  )
}

function Recipe() {
  return (
    <Section title={t('Recipe')}>
      <Line name="recipe.title" label={t('Recipe Title')} max={themeTitle} />
      <Lines
        name="recipe.ingredients"
        label={t('Ingredients')}
        hint={t('One in each line.')}
        max={listText}
      />
      <Lines name="recipe.instructions" label={t('Instructions')} max={themeText} />
      <PictureField
        name="recipe.image_url"
        label={t('Recipe Image')}
        addressLabel={t('Recipe Image URL')}
        ratio={1}
      />
    </Section>
  )
}

/** Every field of a theme, in the order in which a member meets them, as far as the specification leaves it open. */
export function ThemeSections() {
  return (
    <>
      <BasicInformation />
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
