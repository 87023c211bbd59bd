import { PenLine } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isBlank } from '../../../contract/blank.ts'
import type { CaseDetail, DecisionAction } from '../../../contract/cases.ts'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Field } from '../../ui/fields/field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { useDecide } from './use-decide.ts'

/** Decides an open case, with a word to its author if one likes. */
export function DecideForm({ detail, onDecided }: { detail: CaseDetail; onDecided: () => void }) {
  const id = useId()
  const [words, setWords] = useState('')
  const decide = useDecide(onDecided)
  const { kind, author } = detail
  const isMember = kind === 'member'
  const isWide = useWide()
  const field = useRef<HTMLTextAreaElement>(null)
  const [hasBegun, setBegun] = useState(false)
  // On a desk the foot covers as little as it can of what is judged.
  const isWriting = hasBegun || words !== '' || !isWide || isMember
  const act = (action: DecisionAction) =>
    void decide.act({ action, words, subjects: [{ kind, id: detail.id }] })
  const button = (action: DecisionAction, label: string, className?: string) => (
    <Button
      look="quiet"
      className={cx('px-4!', className)}
      disabled={decide.pending !== undefined || (action === 'message' && isBlank(words))}
      pending={decide.pending === action}
      aria-describedby={action === 'message' ? `${id}-hint` : undefined}
      onClick={() => act(action)}
    >
      {label}
    </Button>
  )
  return (
    // On a desk it is the foot of the case, which stays in sight over paper.
    <section
      aria-label={t('Decide')}
      className="border-y border-line py-4 md:sticky md:bottom-4 md:z-10 md:-mx-px! md:border-0 md:p-0 md:before:absolute md:before:inset-x-0 md:before:top-6 md:before:-bottom-4 md:before:bg-paper low:static"
    >
      <div className="relative grid gap-3 md:rounded-b-card md:border md:border-line md:bg-surface md:px-6 md:py-4 md:before:pointer-events-none md:before:absolute md:before:inset-x-0 md:before:bottom-[calc(100%+1px)] md:before:h-4 md:before:bg-linear-to-t md:before:from-surface md:before:to-transparent low:before:hidden">
        {isWriting && (
          <Field
            label={t('To {name}', { name: author.name })}
            hint={
              <span id={`${id}-hint`}>
                {isMember
                  ? t('Needed for a message. Suspending is on the page of the member.')
                  : t('They read it with the decision. Needed for a message only.')}
              </span>
            }
            optional
          >
            <TextArea
              ref={field}
              low
              value={words}
              onChange={(event) => setWords(event.target.value)}
              maxLength={lengths.decisionWords}
            />
          </Field>
        )}
        <div className="flex flex-wrap items-center gap-2">
          {button(
            'dismiss',
            isMember ? t('Dismiss') : detail.hidden ? t('Show again') : t('Keep'),
            // It undoes what reports did by their number.
            detail.hidden && !isMember
              ? 'enabled:border-accent! enabled:bg-accent-soft! enabled:text-accent-strong!'
              : undefined,
          )}
          {!isMember && button('hide', detail.hidden ? t('Keep hidden') : t('Hide'))}
          {isWriting ? (
            button('message', t('Write and close'))
          ) : (
            <Button
              look="link"
              className="px-2"
              onClick={() => {
                flushSync(() => setBegun(true))
                field.current?.focus()
              }}
            >
              <PenLine className="size-4" aria-hidden="true" />
              {t('Add a reason')}
            </Button>
          )}
          {/* It asks again, and stands by itself. */}
          {!isMember && button('remove', t('Remove'), 'ms-auto border-danger! text-danger!')}
        </div>
      </div>
    </section>
  )
}
