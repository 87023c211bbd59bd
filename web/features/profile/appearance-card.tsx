import { useState } from 'react'
import { t } from '../../../contract/t.ts'
import { Card } from '../../ui/card.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { chooseScheme, readScheme } from '../../ui/scheme.ts'

/** Light, dark, or as the device has it; kept in this browser. */
export function AppearanceCard() {
  const [scheme, setScheme] = useState(readScheme)
  return (
    <Card title={t('Appearance')}>
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
    </Card>
  )
}
