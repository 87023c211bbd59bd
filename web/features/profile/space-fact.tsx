import { useQuery } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { formatLocale } from '../../lib/locale.ts'
import { ownStorage } from './queries.ts'
import { SettingsFact } from './settings-row.tsx'
import { FilledShelf } from './spots.tsx'

const percent = () => new Intl.NumberFormat(formatLocale(), { style: 'percent' })

/** The member's used share of their space, if it is large enough to matter (ruling 36). */
export function SpaceFact() {
  const { data } = useQuery(ownStorage)
  if (!data || data.used < data.tellAt) return null
  return (
    <SettingsFact title={t('Space')} spot={<FilledShelf />}>
      {t('{part} of your space is used. When it is full, nothing new can be saved.', {
        part: percent().format(data.used),
      })}
    </SettingsFact>
  )
}
