import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Tag } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { queueKinds } from '../../../contract/cases.ts'
import { t } from '../../../contract/t.ts'
import { formatLocale } from '../../lib/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AdminHeader, HeadWords, headAction } from '../admin-header.tsx'
import { parseChoice, useAddress } from '../use-address.ts'
import { Appeals } from './appeals.tsx'
import { Cases } from './cases.tsx'
import { FlaggedWordsDialog } from './flagged-words-dialog.tsx'
import { appealPage, casePage } from './queries.ts'

const tabs = ['open', 'decided', 'appeals'] as const
type Tab = (typeof tabs)[number]

/** A tab's name with how many wait in it, as far as the first page knows. */
function counted(
  label: string,
  page: { rows: readonly unknown[]; next: string | undefined } | undefined,
): ReactNode {
  if (!page?.rows.length) return label
  return (
    <>
      {label}{' '}
      <span className="numbers text-ink-soft">
        {page.rows.length.toLocaleString(formatLocale())}
        {page.next && '+'}
      </span>
    </>
  )
}

/** What was reported or flagged, in one place: open and decided cases, and appeals. The address says what is shown. */
export default function QueuePage() {
  const { params, change } = useAddress()
  const [isListOpen, setListOpen] = useState(false)
  const tab = parseChoice(tabs, params.get('tab')) ?? 'open'
  const kind = parseChoice(queueKinds, params.get('kind'))
  const appeals = useQuery({ ...appealPage('open', undefined), placeholderData: keepPreviousData })
  const open = useQuery({ ...casePage('open', undefined, undefined), placeholderData: keepPreviousData })
  return (
    <>
      <AdminHeader
        title={t('Queue')}
        subtitle={t('What members reported, what holds a word of your list, and what authors answer.')}
        actions={
          <Button look="quiet" className={headAction} onClick={() => setListOpen(true)}>
            <Tag className="size-5 sm:size-4.5" aria-hidden="true" />
            <HeadWords>{t('Words that flag')}</HeadWords>
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
          {
            value: 'open',
            label: counted(t('Open||cases'), open.data),
            content: <Cases key="open" state="open" kind={kind} />,
          },
          {
            value: 'decided',
            label: t('Decided'),
            content: <Cases key="decided" state="decided" kind={kind} />,
          },
          {
            value: 'appeals',
            label: counted(t('Appeals'), appeals.data),
            content: <Appeals />,
          },
        ]}
      />
      {isListOpen && <FlaggedWordsDialog onClose={() => setListOpen(false)} />}
    </>
  )
}
