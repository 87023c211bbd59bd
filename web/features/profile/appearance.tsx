import { t, translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import type { Scheme } from '../../ui/scheme.ts'
import { LanguageChoice } from './language-choice.tsx'

const schemeWords = texts({
  system: 'As the device',
  light: 'Light',
  dark: 'Dark',
} satisfies Record<Scheme, string>)

/** The colors of this browser, in words. */
export const schemeInWords = (scheme: Scheme): string => translate(schemeWords[scheme])

type AppearanceProps = { scheme: Scheme; onChoose: (scheme: Scheme) => void }

/** Light, dark, or the device's scheme; and the language, if there are several. */
export function Appearance({ scheme, onChoose }: AppearanceProps) {
  return (
    <div className="grid max-w-md gap-4 pt-2">
      <RadioGroup
        legend={t('Colors')}
        hideLegend
        look="segmented"
        value={scheme}
        onChange={onChoose}
        options={[
          { value: 'system', label: t('System') },
          { value: 'light', label: t('Light') },
          { value: 'dark', label: t('Dark') },
        ]}
      />
      <LanguageChoice />
    </div>
  )
}
