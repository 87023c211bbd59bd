import { useState } from 'react'
import { t } from '../../../contract/t.ts'
import { Card } from '../../ui/card.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { CheckInDialog, type CheckInSubject } from './check-in-dialog.tsx'
import { FieldOfDays } from './field-of-days/field-of-days.tsx'
import { MoodForm } from './mood-form.tsx'
import { MoodHistory } from './mood-history.tsx'

/** The mood tracker: a card to check in, the field of days beneath it, and the history. */
export default function MoodPage() {
  const [subject, setSubject] = useState<CheckInSubject>()
  return (
    <>
      <title>{`${t('Mood')} · A-genda`}</title>
      <PageHeader title={t('Mood Tracker')} subtitle={t('Notice, name, and let it be.')} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <MoodForm />
        <FieldOfDays onSubject={setSubject} />
        <Card title={t('Recent Check-ins')}>
          <MoodHistory onEdit={(entry) => setSubject({ entry })} />
        </Card>
      </div>
      <CheckInDialog subject={subject} onClose={() => setSubject(undefined)} />
    </>
  )
}
