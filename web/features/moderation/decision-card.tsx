import { useId, useState } from 'react'
import type { OwnDecision } from '../../../contract/moderation.ts'
import { t } from '../../../contract/t.ts'
import { momentInWords } from '../../lib/time/clock.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { AppealForm } from './appeal-form.tsx'
import { EditForm } from './edit-form.tsx'

const whatHappenedToBanner = (action: OwnDecision['action']): string =>
  action === 'message'
    ? t('An administrator wrote to you about your banner.')
    : action === 'remove'
      ? t('An administrator removed your banner.')
      : t('An administrator took your banner out of the gallery.')

/** What happened, in one sentence. */
function whatHappened({ kind, action, automatic, holds }: OwnDecision): string {
  const isPost = kind === 'post'
  if (kind === 'banner') return whatHappenedToBanner(action)
  if (action === 'message')
    return kind === 'member'
      ? t('An administrator wrote to you.')
      : isPost
        ? t('An administrator wrote to you about this post.')
        : t('An administrator wrote to you about this comment.')
  if (action === 'remove')
    return isPost ? t('An administrator removed this post.') : t('An administrator removed this comment.')
  if (automatic)
    return isPost
      ? t('Several members reported this post, so only you see it until an administrator has looked at it.')
      : t(
          'Several members reported this comment, so only you see it until an administrator has looked at it.',
        )
  if (!holds)
    return isPost
      ? t('An administrator had hidden this post.')
      : t('An administrator had hidden this comment.')
  return isPost
    ? t('An administrator hid this post. Only you see it.')
    : t('An administrator hid this comment. Only you see it.')
}

function AppealState({ appeal }: { appeal: NonNullable<OwnDecision['appeal']> }) {
  return (
    <div className="grid gap-1 border-s-2 border-line ps-4">
      <p className="text-sm text-ink-soft">{t('You answered:')}</p>
      <p className="measure whitespace-pre-line wrap-anywhere">{t('“{words}”', { words: appeal.words })}</p>
      {appeal.granted === null ? (
        <p className="text-sm text-ink-soft">{t('An administrator will read it.')}</p>
      ) : (
        <p className="font-medium">
          {appeal.granted ? t('Your answer was accepted.') : t('The decision stays.')}
        </p>
      )}
      {appeal.answer && (
        <p className="measure whitespace-pre-line wrap-anywhere">
          {t('“{words}”', { words: appeal.answer })}
        </p>
      )}
    </div>
  )
}

/** One decision: what it is about, what was said, and what the author can do: change it once, and answer once. */
export function DecisionCard({ decision }: { decision: OwnDecision }) {
  const id = useId()
  const { at, kind, words, content, holds, seen, editable, edited_at, appeal } = decision
  const [doing, setDoing] = useState<'edit' | 'appeal'>()
  const stop = () => setDoing(undefined)
  return (
    <article
      aria-labelledby={`${id}-what`}
      className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <header className="grid justify-items-start gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <time dateTime={at}>{momentInWords(new Date(at), 'medium')}</time>
          {!seen && <Badge tone="accent">{t('New')}</Badge>}
          {!holds && <Badge tone="good">{t('Taken back')}</Badge>}
        </p>
        <h2 id={`${id}-what`} className="text-lg">
          {whatHappened(decision)}
        </h2>
      </header>
      {content && doing !== 'edit' && (
        <blockquote className="rounded-md bg-hollow p-4">
          <p className="line-clamp-6 whitespace-pre-line wrap-anywhere font-serif text-lg">{content}</p>
        </blockquote>
      )}
      {words && (
        <div className="grid gap-1">
          <p className="text-sm text-ink-soft">{t('The administrator writes:')}</p>
          <p className="measure whitespace-pre-line wrap-anywhere">{t('“{words}”', { words })}</p>
        </div>
      )}
      {!holds && decision.action !== 'message' && (
        <p>
          {kind === 'banner' ? t('It is in the gallery again if you share it.') : t('It is shown again.')}
        </p>
      )}
      {edited_at && holds && (
        <p className="text-sm text-ink-soft">
          {t('You changed it. An administrator will look at it again.')}
        </p>
      )}
      {appeal && <AppealState appeal={appeal} />}
      {doing === 'edit' && <EditForm decision={decision} onDone={stop} />}
      {doing === 'appeal' && <AppealForm decisionId={decision.id} onDone={stop} />}
      {!doing && holds && (editable || !appeal) && (
        <div className="flex flex-wrap gap-3">
          {editable && (
            <Button look="quiet" onClick={() => setDoing('edit')}>
              {t('Change the post')}
            </Button>
          )}
          {!appeal && (
            <Button look="quiet" onClick={() => setDoing('appeal')}>
              {t('Answer')}
            </Button>
          )}
        </div>
      )}
    </article>
  )
}
