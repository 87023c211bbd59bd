import { Check } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { t } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { FieldError } from '../../ui/fields/field.tsx'
import { useFault } from '../../ui/fields/form.tsx'
import { ShelfCover } from './shelf-cover.tsx'
import type { Choice } from './theme-select.tsx'
import { useThemeSearch } from './use-theme-search.tsx'

type CoverChoiceProps = {
  theme: Theme
  hint: string | undefined
  input: ComponentProps<'input'> & { 'data-autofocus'?: string }
}

function CoverChoice({ theme, hint, input }: CoverChoiceProps) {
  return (
    <label
      {...(theme.hue === null ? {} : { 'data-tint': '', style: { '--hue': theme.hue } })}
      className="group relative grid cursor-pointer content-start gap-1 rounded-md p-1 pb-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus"
    >
      {/* As large as the whole, so that what is focused is scrolled to with its caption. */}
      <input
        type="radio"
        {...input}
        className="pointer-events-none absolute inset-0 size-full scroll-my-12 appearance-none opacity-0"
      />
      <ShelfCover
        theme={theme}
        sizes="9rem"
        className="w-full rounded-sm outline-2 outline-offset-2 outline-transparent transition-[outline-color] group-hover:outline-line group-has-checked:outline-accent"
      />
      <span
        aria-hidden="true"
        className="absolute end-2 top-2 hidden size-5 place-items-center rounded-pill bg-accent text-accent-ink group-has-checked:grid"
      >
        <Check strokeWidth={3} className="size-3.5" />
      </span>
      {/* Three lines for each, so that the rows are alike. */}
      <span className="mt-0.5 line-clamp-3 min-h-[3lh] sm:min-h-[2lh] text-xs leading-tight wrap-anywhere group-has-checked:line-clamp-none">
        <span className="block text-[0.875rem] group-has-checked:font-medium">{theme.title}</span>
        {hint && <span className="block text-warn">{hint}</span>}
      </span>
    </label>
  )
}

/**
 * The choice of a theme by its cover. A library that does not fit into one list is searched first. `hintOf` says what
 * speaks against a theme, if anything does.
 */
export function ThemeGrid({ hintOf }: { hintOf: (theme: Theme) => string | undefined }) {
  const { field } = useController<Choice, 'themeId'>({ name: 'themeId' })
  const { getValues, setValue } = useFormContext<Choice>()
  const id = useId()
  const fault = useFault('themeId')
  const { found, search } = useThemeSearch()
  const place = found.findIndex((theme) => theme.id === field.value)
  const inFocus = Math.max(0, place)

  return (
    <>
      {search}
      <div
        role="radiogroup"
        aria-label={t('Theme')}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-error` : undefined}
        className="grid min-w-0 gap-1.5"
      >
        <span className="text-sm font-medium" aria-hidden="true">
          {t('Theme')}
        </span>
        {place === -1 && field.value !== '' && (
          <p className="text-ink-soft">{t('Chosen: {title}', { title: getValues('themeTitle') })}</p>
        )}
        <div className="grid max-h-[max(34dvh,100dvh-30rem)] grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] sm:max-h-[max(38dvh,100dvh-27rem)] sm:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] items-start gap-2 overflow-y-auto overscroll-contain rounded-md border border-line bg-paper p-2 max-sm:max-h-none max-sm:border-0 max-sm:bg-transparent max-sm:p-0">
          {found.map((theme, at) => (
            <CoverChoice
              key={theme.id}
              theme={theme}
              hint={hintOf(theme)}
              input={{
                name: field.name,
                value: theme.id,
                checked: at === place,
                ...(at === inFocus && { ref: field.ref, 'data-autofocus': '' }),
                onBlur: field.onBlur,
                onChange: () => {
                  setValue('themeTitle', theme.title)
                  field.onChange(theme.id)
                },
              }}
            />
          ))}
        </div>
        {fault && <FieldError id={`${id}-error`}>{fault}</FieldError>}
      </div>
    </>
  )
}
