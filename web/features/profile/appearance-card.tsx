import { useState } from 'react'
import { t } from '../../../contract/t.ts'
import { Card } from '../../ui/card.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { chooseScheme, readScheme } from '../../ui/scheme.ts'
import { LanguageChoice } from './language-choice.tsx'

/** Light, dark, or the device's scheme, stored in this browser; and the language, if there are several. */
export function AppearanceCard() {
  const [scheme, setScheme] = useState(readScheme)
  return (
    <Card title={t('Appearance')}>
      <div className="grid gap-4">
        <RadioGroup
          legend={t('Colors')}
          hideLegend
          look="segmented"
          value={scheme}
          onChange={(next) => {
            chooseScheme(next)
            setScheme(next)
          }}
          options={[
            { value: 'system', label: t('System') },
            { value: 'light', label: t('Light') },
            { value: 'dark', label: t('Dark') },
          ]}
        />
        <LanguageChoice />
      </div>
    </Card>
  )
}
