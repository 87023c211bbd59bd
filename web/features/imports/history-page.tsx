import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '../../../contract/t.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { ChooseFile } from './choose-file.tsx'
import { Decide } from './decide.tsx'
import { Done } from './done.tsx'
import { inNumbers } from './in-numbers.ts'
import { InTheFile } from './in-the-file.tsx'
import { OnTheWay } from './on-the-way.tsx'
import { PastImports } from './past-imports.tsx'
import { RefusedList } from './refused-list.tsx'
import { Stages } from './stages.tsx'
import { type Import, type Step, useImport } from './use-import.ts'
import { useUndo } from './use-undo.ts'

const titleOf = (step: Step): string => {
  switch (step.at) {
    case 'choose':
      return t('Choose a file')
    case 'read':
      return t('Reading {name}', { name: step.file.name })
    case 'answer':
      return t('What is in {name}', { name: step.file.name })
    case 'preview':
    case 'decide':
      return t('What would happen')
    case 'send':
      return t('Bringing it in')
    case 'stopped':
      return t('Stopped')
    case 'done':
      return t('Done')
  }
}

/** `/profile/history`: brings in what the member wrote and measured elsewhere. */
export default function HistoryPage() {
  const bringing = useImport()
  const { step, leave } = bringing
  const undo = useUndo((id) => {
    if (step.at === 'done' && step.info.id === id) leave()
  })
  return (
    <div
      // Beside a file to choose stands where it is found.
      className={cx('mx-auto grid gap-6', step.at === 'choose' ? 'max-w-184 lg:max-w-240' : 'max-w-184')}
    >
      <title>{`${t('Bring your history')} · A-genda`}</title>
      <div className="-mb-6 pt-4 sm:pt-6 [&>header]:pt-1!">
        <BackLink to="/profile">{t('Profile')}</BackLink>
        <PageHeader
          title={t('Bring your history')}
          subtitle={t('What you wrote and measured elsewhere, in its place here.')}
        />
      </div>
      <Stages at={step.at} />
      <StepCard step={step}>{contentOf(bringing, undo)}</StepCard>
      {step.at === 'choose' && <PastImports undo={undo} />}
    </div>
  )
}

/** Pixels below the top of the window that the header covers, as `scroll-mt-24`. */
const covered = 96

/** Scrolls as little as shows the top of a card. Of one higher than the window, `nearest` would show the end. */
const showTop = (card: HTMLElement): void =>
  card.scrollIntoView({ block: card.getBoundingClientRect().top < covered ? 'start' : 'nearest' })

/** The card of a step. The focus follows from one to the next, so that a keyboard and a reader do not lose their place. */
function StepCard({ step, children }: { step: Step; children: ReactNode }) {
  const card = useRef<HTMLElement>(null)
  const before = useRef(step.at)
  useEffect(() => {
    if (before.current === step.at) return
    before.current = step.at
    card.current?.focus({ preventScroll: true })
    if (card.current) showTop(card.current)
  }, [step.at])
  const title = titleOf(step)
  return (
    <Card
      ref={card}
      tabIndex={-1}
      aria-label={title}
      title={<span className="wrap-anywhere">{title}</span>}
      className="scroll-mt-24 outline-hidden"
    >
      {children}
    </Card>
  )
}

function contentOf(bringing: Import, undo: ReturnType<typeof useUndo>): ReactNode {
  const { step, choose, answer, look, send, stop, back, leave } = bringing
  switch (step.at) {
    case 'choose':
      return <ChooseFile onChoose={choose} fault={step.fault} />
    case 'read':
      return (
        <OnTheWay
          label={t('On this device')}
          share={step.share}
          note={t('A large file takes a while. Nothing leaves this device.')}
          stopLabel={t('Cancel')}
          onStop={leave}
        />
      )
    case 'answer':
      return (
        <InTheFile
          summary={step.summary}
          answers={step.answers}
          fault={step.fault}
          isAsking={step.isAsking}
          onAnswer={(id, value) => answer(step, id, value)}
          onLook={() => look(step)}
          onLeave={leave}
        />
      )
    case 'preview':
      return (
        <OnTheWay
          label={t('Comparing with what is here')}
          share={step.done / Math.max(1, step.total)}
          counted={step}
          waitUntil={step.waitUntil}
          note={t('Nothing is written.')}
          stopLabel={t('Cancel')}
          onStop={back}
        />
      )
    case 'decide':
      return (
        <Decide
          looked={step.looked}
          source={step.summary.source}
          fileName={step.file.name}
          onSend={(decision) => send(step, decision)}
          onBack={back}
        />
      )
    case 'send':
      return (
        <OnTheWay
          label={step.file.name}
          share={step.done / Math.max(1, step.total)}
          counted={step}
          waitUntil={step.waitUntil}
          note={t(
            'Please leave this page open. If it breaks off, choose the same file again: it goes on, and nothing comes twice.',
          )}
          stopLabel={t('Stop')}
          onStop={stop}
        />
      )
    case 'stopped':
      return (
        <div className="grid gap-6">
          <p className="measure">
            {step.fault ??
              t(
                '{done} of {total} came in, and perhaps what was on its way. Go on whenever you like: nothing comes twice.',
                {
                  done: inNumbers(step.done),
                  total: inNumbers(step.total),
                },
              )}
          </p>
          <RefusedList refused={step.ledger.refused} fileName={step.file.name} />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button onClick={() => send(step, step, step.ledger)}>{t('Go on')}</Button>
            <Button look="link" onClick={leave}>
              {t('Not now')}
            </Button>
          </div>
        </div>
      )
    case 'done':
      return <Done info={step.info} looked={step.looked} ledger={step.ledger} undo={undo} onNext={leave} />
  }
}
