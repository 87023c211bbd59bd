import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { readDraft } from '../../lib/drafts/drafts.ts'
import { useUser } from '../../lib/session.ts'
import { bannerInWords } from '../banners/banner-in-words.ts'
import { ownBanner } from '../banners/queries.ts'
import { feedsInWords } from '../feeds/feed-words.ts'
import { ownFeeds } from '../feeds/queries.ts'
import { noticeSettings } from '../reminders/queries.ts'
import { remindersInWords } from '../reminders/reminders-in-words.ts'
import { AppearanceRow } from './own-rows.tsx'
import { Part } from './part.tsx'
import { SettingsRow } from './settings-row.tsx'
import { CalendarLeaf, FramedPicture, NightBell } from './spots.tsx'
import { wordsOf } from './words-of.ts'

const MyBanner = lazy(() =>
  import('../banners/my-banner.tsx').then(({ MyBanner }) => ({ default: MyBanner })),
)
const Reminders = lazy(() =>
  import('../reminders/reminders.tsx').then(({ Reminders }) => ({ default: Reminders })),
)
const Calendars = lazy(() =>
  import('../feeds/calendars.tsx').then(({ Calendars }) => ({ default: Calendars })),
)

/** How A-genda looks to the member, and how it reaches them. */
export function YouSettings() {
  const banner = useQuery({ ...ownBanner, refetchOnWindowFocus: false })
  const notices = useQuery(noticeSettings)
  const feeds = useQuery(ownFeeds)
  const memberId = useUser().id
  const [isBannerBegun] = useState(() => readDraft('banner', memberId) !== undefined)
  return (
    <Part title={t('You')} about={t('What is yours here, and how it reaches you.')}>
      <SettingsRow
        id="banner"
        spot={<FramedPicture />}
        title={t('My Banner')}
        value={wordsOf(banner, bannerInWords)}
        startsOpen={isBannerBegun}
      >
        <MyBanner />
      </SettingsRow>
      <SettingsRow
        id="reminders"
        spot={<NightBell />}
        title={t('Reminders')}
        value={wordsOf(notices, remindersInWords)}
      >
        <Reminders />
      </SettingsRow>
      <SettingsRow
        id="calendars"
        spot={<CalendarLeaf />}
        title={t('In your own calendar')}
        value={wordsOf(feeds, feedsInWords)}
      >
        <Calendars />
      </SettingsRow>
      <AppearanceRow />
    </Part>
  )
}
