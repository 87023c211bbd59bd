import type { NoticeSettings } from '../../../contract/notices.ts'
import { t } from '../../../contract/t.ts'
import { Switch } from '../../ui/fields/switch.tsx'
import { useNoticeChange } from './use-notice-change.ts'

/** What letters of reminders say, or why there are none. */
export function Letters({ settings }: { settings: NoticeSettings }) {
  const change = useNoticeChange()
  if (settings.mail === 'off')
    return (
      <p className="measure text-sm text-ink-soft">
        {t('This community cannot send emails, because it has no mail server.')}
      </p>
    )
  return (
    <div className="grid gap-2">
      <p className="measure text-sm text-ink-soft">
        {t('An email gathers what falls within an hour. A link in each stops them.')}
      </p>
      <Switch
        label={t('Say in emails what it is about')}
        hint={t(
          'Otherwise they only say when, and of which kind. Mail is read on the way by those who carry it.',
        )}
        checked={settings.mailText}
        onChange={({ target }) => change({ mailText: target.checked })}
      />
    </div>
  )
}
