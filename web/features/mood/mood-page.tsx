import { t } from '../../../contract/t.ts'
import { Card } from '../../ui/card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { MoodForm } from './mood-form.tsx'
import { MoodHistory } from './mood-history.tsx'

/** The mood tracker: the entry card with the history beside it. */
export default function MoodPage() {
  return (
    <>
      <title>{`${t('Mood')} · A-genda`}</title>
      <PageHeader title={t('Mood Tracker')} subtitle={t('Notice, name, and let it be.')} />
      <div className="grid items-start gap-6 md:grid-cols-[3fr_2fr]">
        <MoodForm />
        <Card title={t('Recent Check-ins')}>
          <MoodHistory />
        </Card>
      </div>
    </>
  )
}
