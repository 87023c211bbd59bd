import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { t } from '../../../contract/t.ts'
import { zone } from '../../lib/api.ts'
import { safeStorage } from '../../lib/device/safe-storage.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { useDark } from '../../ui/use-dark.ts'
import { isWanted, noticeSettings } from '../reminders/queries.ts'
import type { WeekContent } from './week-content.ts'
import { dueRecord, isOutdated, recordPrefix } from './weekly-notification.ts'

const everyMs = 30_000
const lastsMs = 10_000
const id = 'weekly-notification'

/** The keys of the stored records. Outdated ones are deleted. */
function sweepRecords(now: Date): string[] {
  return safeStorage.keys(recordPrefix).filter((key) => {
    const outdated = isOutdated(now, safeStorage.getItem(key) ?? '')
    if (outdated) safeStorage.removeItem(key)
    return !outdated
  })
}

/** The cover in its smallest width; by night on a dark page. */
function pictureOf({ coverImageUrl, coverSizes, coverLqip, coverNight }: WeekContent, isDark: boolean) {
  if (!coverImageUrl) return undefined
  const night = isDark ? coverNight : undefined
  const sizes = night?.sizes ?? coverSizes
  return {
    src: sizes.at(-1)?.url ?? coverImageUrl,
    lqip: night?.lqip ?? coverLqip,
    isOfNight: night !== undefined,
  }
}

type WeeklyNoticeProps = {
  /** Undefined until the theme is known. */
  week: WeekContent | undefined
  onChange: () => void
}

/** Announces the new week's theme once, on Monday from nine o'clock on, while the page is visible. */
export default function WeeklyNotice({ week, onChange }: WeeklyNoticeProps): null {
  const isDark = useDark()
  const notifyIfDue = useEffectEvent(() => {
    if (week === undefined || document.visibilityState !== 'visible') return
    // Whoever practices, or answers a question, is not asked what comes next.
    if (document.querySelector('dialog[open]')) return
    const now = new Date()
    const record = dueRecord(now, zone(), sweepRecords(now))
    if (!record) return
    safeStorage.setItem(record, String(now.getTime()))
    notify.info(t('A new week begins with “{title}”.', { title: week.title }), {
      id,
      duration: lastsMs,
      picture: pictureOf(week, isDark),
      action: { label: t('Keep'), onClick: () => notify.dismiss(id) },
      other: { label: t('Change'), onClick: onChange },
    })
  })

  const settings = useQuery(noticeSettings)
  const known = week !== undefined && !settings.isPending && isWanted(settings.data, 'theme', 'tab')
  useEffect(() => {
    if (!known) return
    // Delayed, because a development build mounts twice, and the first unmount would remove the toast.
    const first = setTimeout(notifyIfDue)
    const timer = setInterval(notifyIfDue, everyMs)
    document.addEventListener('visibilitychange', notifyIfDue)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      document.removeEventListener('visibilitychange', notifyIfDue)
      notify.dismiss(id)
    }
  }, [known])
  return null
}
