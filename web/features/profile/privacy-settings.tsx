import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, useSyncExternalStore } from 'react'
import { t } from '../../../contract/t.ts'
import { canKeep, offlineChoice } from '../../lib/offline.ts'
import { BlockedPeople, blockedInWords } from '../blocks/blocked-people.tsx'
import { blockedPeople } from '../blocks/queries.ts'
import { accessesInWords, HealthAccess } from './health-access.tsx'
import { Part } from './part.tsx'
import { healthAccess, ownRecords } from './queries.ts'
import { keptInWords } from './record-words.ts'
import { SettingsRow } from './settings-row.tsx'
import { RibbonBox, ShutGate, WatchedHeart } from './spots.tsx'
import { wordsOf } from './words-of.ts'

const OwnData = lazy(() => import('./own-data.tsx').then(({ OwnData }) => ({ default: OwnData })))

/** Who sees what the member wrote, and what the member can do with it. */
export function PrivacySettings() {
  const accesses = useQuery(healthAccess)
  const records = useQuery(ownRecords)
  const blocked = useInfiniteQuery(blockedPeople)
  const wantsCopy = useSyncExternalStore(offlineChoice.subscribe, offlineChoice.get)
  const hasCopy = canKeep() && wantsCopy
  return (
    <Part title={t('Privacy')} about={t('Who sees what you write, and what becomes of it.')}>
      <SettingsRow
        id="health-access"
        spot={<WatchedHeart />}
        title={t('Who viewed my health data')}
        value={wordsOf(accesses, accessesInWords)}
      >
        <HealthAccess />
      </SettingsRow>
      <SettingsRow
        id="blocked"
        spot={<ShutGate />}
        title={t('Blocked people')}
        value={wordsOf(blocked, blockedInWords)}
      >
        <BlockedPeople />
      </SettingsRow>
      <SettingsRow
        id="data"
        spot={<RibbonBox />}
        title={t('Your data')}
        value={wordsOf(records, ({ counts }) => keptInWords(counts, hasCopy))}
      >
        <OwnData />
      </SettingsRow>
    </Part>
  )
}
