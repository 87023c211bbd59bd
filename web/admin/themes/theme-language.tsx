import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { t, translateData } from '../../../contract/t.ts'
import { directionOf } from '../../../contract/texts.ts'
import { type ThemeTexts, themeTextsChange } from '../../../contract/theme-texts.ts'
import type { Theme } from '../../../contract/themes.ts'
import { weekdays } from '../../../contract/week.ts'
import { call } from '../../lib/api.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { languageName } from '../../lib/language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx'
import { Form, Line as FormLine, Lines as FormLines } from '../../ui/fields/form.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { NotLoaded } from '../../ui/states/not-loaded.tsx'
import { RestoredNotice } from '../../ui/states/restored-notice.tsx'
import { FormSection } from './form-section.tsx'
import { themeTexts } from './queries.ts'
import {
  type LanguageForm,
  languageBodyOf,
  languageChanges,
  languageFieldOf,
  languageFormOf,
  textsCall,
} from './theme-language-form.ts'

const Line = (props: ComponentProps<typeof FormLine<LanguageForm>>) => <FormLine {...props} />
const Lines = (props: ComponentProps<typeof FormLines<LanguageForm>>) => (
  <FormLines rows={3} areaClass="min-h-20" {...props} />
)

/** The fields of all words that the theme has. Beneath each stands what is read while it is empty. */
function Words({ theme, language }: { theme: Theme; language: string }) {
  const own = { lang: language, dir: directionOf(language) }
  const { tarotCard: tarot, song, artActivity: art, recipe } = theme
  const menu = weekdays.map((day) => theme.menu.find((meal) => meal.day === day))
  return (
    <>
      <FormSection title={t('Basic Information')}>
        <Line {...own} name="title" label={t('Title')} hint={theme.title} />
        {theme.description && (
          <Lines {...own} name="description" label={t('Description')} hint={theme.description} />
        )}
      </FormSection>
      <FormSection title={t('Theme Content')}>
        {theme.affirmation && (
          <Lines {...own} name="affirmation" label={t('Affirmation')} hint={theme.affirmation} rows={2} />
        )}
        {theme.journalingPrompt && (
          <Lines
            {...own}
            name="journalingPrompt"
            label={t('Journaling Prompt')}
            hint={theme.journalingPrompt}
          />
        )}
        {theme.musicUrl && (
          <Line
            {...own}
            name="musicUrl"
            label={t('Music URL')}
            hint={theme.musicUrl}
            type="url"
            placeholder="https://"
          />
        )}
      </FormSection>
      {tarot && (
        <FormSection title={t('Tarot Card')}>
          <Line {...own} name="tarotCard.name" label={t('Card Name')} hint={tarot.name} />
          <Lines
            {...own}
            name="tarotCard.interpretation"
            label={t('Interpretation')}
            hint={tarot.interpretation}
          />
        </FormSection>
      )}
      {theme.exercises.length > 0 && (
        <FormSection
          title={t('Exercises')}
          hint={t('One step in each line, as many as the exercise has. Otherwise its own are shown.')}
        >
          {theme.exercises.map(({ title, steps }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their order while this is open.
            <div key={`${place} ${title}`} className="grid gap-4">
              <Line
                {...own}
                name={`exercises.${place}.title`}
                label={t('Title of exercise {number}', { number: place + 1 })}
                hint={title}
              />
              <Lines
                {...own}
                name={`exercises.${place}.steps`}
                label={t('Steps of exercise {number}', { number: place + 1 })}
                hint={steps.join(' · ')}
                rows={steps.length}
              />
            </div>
          ))}
        </FormSection>
      )}
      {theme.menu.length > 0 && (
        <FormSection title={t('Weekly Menu')}>
          {menu.map(
            (meal, place) =>
              meal && (
                <Line
                  {...own}
                  key={meal.day}
                  name={`menu.${place}.dish`}
                  label={t('Dish on {day}', { day: translateData(meal.day) })}
                  hint={meal.recipeTitle}
                />
              ),
          )}
        </FormSection>
      )}
      {song && (
        <FormSection title={t('Song')}>
          <Line {...own} name="song.title" label={t('Song Title')} hint={song.title} />
          <Line {...own} name="song.artist" label={t('Artist')} hint={song.artist} />
          <Lines {...own} name="song.message" label={t('Song Message')} hint={song.message} rows={2} />
        </FormSection>
      )}
      {art && (
        <FormSection title={t('Art Activity')}>
          <Line {...own} name="artActivity.title" label={t('Activity Title')} hint={art.title} />
          <Lines
            {...own}
            name="artActivity.description"
            label={t('Activity Description')}
            hint={art.description}
          />
          <Lines
            {...own}
            name="artActivity.materials"
            label={t('Materials')}
            hint={art.materials.join(' · ')}
          />
        </FormSection>
      )}
      {recipe && (
        <FormSection title={t('Recipe')}>
          <Line {...own} name="recipe.title" label={t('Recipe Title')} hint={recipe.title} />
          <Lines
            {...own}
            name="recipe.ingredients"
            label={t('Ingredients')}
            hint={recipe.ingredients.join(' · ')}
          />
          <Lines {...own} name="recipe.instructions" label={t('Instructions')} hint={recipe.instructions} />
        </FormSection>
      )}
    </>
  )
}

type EditorProps = { theme: Theme; language: string; onClose: () => void }

function LanguageEditor({ theme, language, texts, onClose }: EditorProps & { texts: ThemeTexts }) {
  const client = useQueryClient()
  const form = useContractForm(textsCall, {
    body: themeTextsChange,
    toBody: languageBodyOf,
    at: languageFieldOf,
    from: languageFormOf(texts),
    draft: `theme-texts:${theme.id}:${language}`,
    send: (_, typed, base) =>
      call(textsCall, { params: { id: theme.id, language }, body: languageChanges(base, typed) }),
    toast: 'theme-texts',
    saved: t('Words saved'),
    failed: t('The words could not be saved.'),
    onSaved: () => {
      void client.invalidateQueries({ queryKey: ['themes'] })
      onClose()
    },
  })
  return (
    <Form form={form} className="grid gap-6 text-sm">
      <div inert={form.isPending} className="grid gap-6">
        {form.isRestored && <RestoredNotice />}
        <Words theme={theme} language={language} />
      </div>
      <DialogFoot>
        <Button look="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" pending={form.isPending} pendingText={t('Saving...')}>
          {t('Save words')}
        </Button>
      </DialogFoot>
    </Form>
  )
}

/** The words of a theme in one language. What was typed and not saved is there again when it is opened again. */
export function LanguageDialog({ theme, language, onClose }: EditorProps) {
  const stored = useQuery(themeTexts(theme.id))
  const texts = stored.data?.[language]
  return (
    <Dialog
      open
      width="wide"
      title={t('“{title}” in {language}', { title: theme.title, language: languageName(language) })}
      description={t('Members who read this language get these words. What is left empty they get as it is.')}
      onClose={onClose}
    >
      {texts ? (
        <LanguageEditor {...{ theme, language, texts, onClose }} />
      ) : stored.isError ? (
        <NotLoaded query={stored}>{t('The words could not be loaded.')}</NotLoaded>
      ) : (
        <Loading>{t('Loading...')}</Loading>
      )}
    </Dialog>
  )
}

type ChoiceProps = { languages: readonly string[]; onChoose: (language: string) => void }

/** The languages that a theme can have words in. */
export const LanguageChoices = ({ languages, onChoose }: ChoiceProps) => (
  <FormSection
    title={t('In other languages')}
    hint={t(
      'Members get a theme in their language as far as it has words in it. Each language is saved on its own.',
    )}
  >
    <ul className="flex flex-wrap gap-2">
      {languages.map((language) => (
        <li key={language}>
          <Button look="quiet" lang={language} onClick={() => onChoose(language)}>
            {languageName(language)}
          </Button>
        </li>
      ))}
    </ul>
  </FormSection>
)
