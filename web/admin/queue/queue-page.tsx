import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queueKinds } from '../../../contract/cases.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AdminHeader } from '../admin-header.tsx'
import { parseChoice, useAddress } from '../use-address.ts'
import { Appeals } from './appeals.tsx'
import { Cases } from './cases.tsx'
import { FlaggedWordsDialog } from './flagged-words-dialog.tsx'
import { appealPage } from './queries.ts'

const tabs = ['open', 'decided', 'appeals'] as const
type Tab = (typeof tabs)[number]

/** What was reported or flagged, in one place: open and decided cases, and appeals. The address says what is shown. */
export default function QueuePage() {
  const { params, change } = useAddress()
  const [isListOpen, setListOpen] = useState(false)
  const tab = parseChoice(tabs, params.get('tab')) ?? 'open'
  const kind = parseChoice(queueKinds, params.get('kind'))
  const appeals = useQuery({ ...appealPage('open', undefined), placeholderData: keepPreviousData })
  const waiting = appeals.data?.rows.length ?? 0
  return (
    <>
      <AdminHeader
        title={t('Queue')}
        subtitle={t('What members reported, what holds a word of your list, and what authors answer.')}
        actions={
          <Button look="quiet" onClick={() => setListOpen(true)}>
            {t('Words that flag')}
          </Button>
        }
      />
      <Tabs<Tab>
        label={t('Queue')}
        value={tab}
        onChange={(next) =>
          change(
            { tab: next === 'open' ? undefined : next, page: undefined, case: undefined },
            { replace: true },
          )
        }
        tabs={[
          { value: 'open', label: t('Open||cases'), content: <Cases key="open" state="open" kind={kind} /> },
          {
            value: 'decided',
            label: t('Decided'),
            content: <Cases key="decided" state="decided" kind={kind} />,
          },
          {
            value: 'appeals',
            label:
              waiting > 0 && !appeals.data?.next ? t('Appeals ({count})', { count: waiting }) : t('Appeals'),
            content: <Appeals />,
          },
        ]}
      />
      {isListOpen && <FlaggedWordsDialog onClose={() => setListOpen(false)} />}
    </>
  )
}
