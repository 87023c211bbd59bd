import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { lengths } from '../../../contract/limits.ts'
import { type AdminAppeal, appealAnswer } from '../../../contract/moderation.ts'
import { t } from '../../../contract/t.ts'
import { call } from '../../lib/api.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { momentInWords } from '../../lib/time/clock.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Form, Lines } from '../../ui/fields/form.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Envelope } from '../../ui/scenes/envelope.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { PageTurner } from '../page-turner.tsx'
import { Said } from '../said.tsx'
import { parseChoice, useAddress, usePageTurns } from '../use-address.ts'
import { appealPage, decidedPath, queueKey } from './queries.ts'
import { actionInWords, kindInWords, saidInWords } from './words.ts'

type Answer = { granted: boolean; words: string }

/** Answers an appeal. Accepting it undoes the decision. */
function AnswerForm({ appeal }: { appeal: AdminAppeal }) {
  const client = useQueryClient()
  const form = useContractForm<'POST /admin/appeals/{id}', Answer>('POST /admin/appeals/{id}', {
    body: appealAnswer,
    from: { granted: false, words: '' },
    toBody: (typed) => typed,
    send: (body) => call('POST /admin/appeals/{id}', { params: { id: appeal.id }, body }),
    toast: 'appeal',
    saved: t('Appeal answered'),
    failed: t('Failed to answer the appeal'),
    onSaved: () => void client.invalidateQueries({ queryKey: queueKey }),
    onFailed: () => {
      void client.invalidateQueries({ queryKey: queueKey })
      return false
    },
  })
  const answer = (granted: boolean) => {
    form.fields.setValue('granted', granted)
    form.submit()
  }
  return (
    <Form form={form} className="grid gap-3 rounded-md bg-hollow p-4">
      <Lines<Answer>
        name="words"
        label={t('To {name}', { name: appeal.author.name })}
        optional
        low
        max={lengths.decisionWords}
        countFrom={lengths.decisionWords * 0.9}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" disabled={form.isPending} onClick={() => answer(true)}>
          {t('Accept, and undo the decision')}
        </Button>
        <Button look="quiet" disabled={form.isPending} onClick={() => answer(false)}>
          {t('Let the decision stand')}
        </Button>
      </div>
    </Form>
  )
}

function Appeal({ appeal }: { appeal: AdminAppeal }) {
  const id = useId()
  const { author, decision, granted, answer } = appeal
  return (
    <article
      aria-labelledby={`${id}-who`}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar name={author.name} avatar={author.avatar} size="small" />
        <h2 id={`${id}-who`} className="text-lg wrap-anywhere">
          {author.name}
        </h2>
        <Badge>{kindInWords(appeal.kind)}</Badge>
        <Badge tone="danger">
          {decision.actor ? actionInWords(decision.action) : t('Hidden by reports')}
        </Badge>
        {granted !== null && (
          <Badge tone={granted ? 'good' : 'plain'}>
            {granted ? t('Accepted') : t('The decision stands')}
          </Badge>
        )}
        <time dateTime={appeal.at} className="numbers ms-auto text-xs text-ink-soft">
          {momentInWords(new Date(appeal.at), 'medium')}
        </time>
      </header>
      {decision.excerpt && (
        <blockquote className="rounded-md bg-hollow p-4">
          <p className="line-clamp-4 wrap-anywhere font-serif text-lg">
            {saidInWords(decision.kind, decision.excerpt)}
          </p>
        </blockquote>
      )}
      <Said>{appeal.words}</Said>
      {answer && <p className="text-ink-soft wrap-anywhere">{t('Answer: “{words}”', { words: answer })}</p>}
      <Link
        to={decidedPath({ kind: appeal.kind, id: appeal.subject_id })}
        className="inline-flex min-h-11 items-center justify-self-start underline"
      >
        {t('See the case')}
      </Link>
      {granted === null && <AnswerForm appeal={appeal} />}
    </article>
  )
}

/** What authors say against decisions: what waits, or what was answered. */
export function Appeals() {
  const { params, change } = useAddress()
  const turns = usePageTurns()
  const state = parseChoice(['open', 'answered'] as const, params.get('appeals')) ?? 'open'
  const page = useQuery({ ...appealPage(state, turns.cursor), placeholderData: keepPreviousData })
  return (
    <>
      <RadioGroup
        legend={t('Which appeals')}
        hideLegend
        look="segmented"
        className="mb-4 max-w-xs"
        options={[
          { value: 'open', label: t('Open||cases') },
          { value: 'answered', label: t('Answered') },
        ]}
        value={state}
        onChange={(next) =>
          change({ appeals: next === 'open' ? undefined : next, page: undefined }, { replace: true })
        }
      />
      {page.isPending ? (
        <Loading>{t('Loading...')}</Loading>
      ) : !page.data ? (
        <LoadFailed query={page} onRetry={turns.isFirst ? undefined : turns.first}>
          {t('Failed to load appeals')}
        </LoadFailed>
      ) : page.data.rows.length === 0 ? (
        <EmptyState scene={<Envelope />}>
          {state === 'open' ? t('Nobody waits for an answer.') : t('No appeal was answered yet.')}
        </EmptyState>
      ) : (
        <ul aria-label={t('Appeals')} className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
          {page.data.rows.map((appeal) => (
            <li key={appeal.id}>
              <Appeal appeal={appeal} />
            </li>
          ))}
        </ul>
      )}
      <PageTurner
        label={t('Pages of appeals')}
        turns={turns}
        next={page.data?.next}
        busy={page.isPlaceholderData}
      />
    </>
  )
}
