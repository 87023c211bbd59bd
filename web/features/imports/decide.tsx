import { useState } from 'react'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import type { Wins } from './bring-in.ts'
import type { SourceName } from './candidate.ts'
import { differenceInWords } from './difference-words.ts'
import { Facts } from './facts.tsx'
import { inNumbers } from './in-numbers.ts'
import { countOf, type Ledger, type NoLonger } from './ledger.ts'
import { NoLongerList } from './no-longer-list.tsx'
import { expected, outcomesInWords, toComeIn } from './outcomes.ts'
import { RefusedList } from './refused-list.tsx'
import { kindName, picturesName } from './source-words.ts'

type DecideProps = {
  looked: Ledger
  source: SourceName
  fileName: string
  onSend: (decision: { wins: Wins; removed: readonly NoLonger[] }) => void
  onBack: () => void
}

function headline(looked: Ledger): string {
  const count = toComeIn(looked, 'here')
  if (count > 0)
    return t(
      '{count, plural, one {{count, number} thing would come in} other {{count, number} things would come in}}, and nothing has been written yet.',
      { count },
    )
  if (countOf(looked, 'differs') > 0) return t('Nothing is new. What differs is yours to decide.')
  const same = countOf(looked, 'same')
  if (same > 0)
    return looked.refused.length > 0
      ? t(
          '{same, plural, one {{same, number} thing is} other {{same, number} things are}} already here. {skipped, number} can’t be imported.',
          { same, skipped: looked.refused.length },
        )
      : t('All of it is here already.')
  return looked.refused.length > 0
    ? t('Nothing of this file can be brought in. Below it says why.')
    : t('As it is answered, nothing of this file is brought in.')
}

/** What bringing a file in would do, and what wins where both sides have a value. */
export function Decide({ looked, source, fileName, onSend, onBack }: DecideProps) {
  const [wins, setWins] = useState<Wins>('here')
  const differs = countOf(looked, 'differs')
  const [isRemoving, setRemoving] = useState(false)
  const comesIn = toComeIn(looked, 'file') > 0
  const isIdle = !comesIn && !isRemoving
  const removed = isRemoving ? looked.noLonger : []
  return (
    <div className="grid gap-7">
      <p className="measure font-serif text-lg text-balance">{headline(looked)}</p>
      <Facts
        facts={[
          ...expected(looked).map((outcomes) => ({
            name: kindName(outcomes.kind, source),
            value: outcomesInWords(outcomes),
          })),
          ...(looked.wanted > 0
            ? [
                {
                  name: picturesName(looked.tally.has('post')),
                  value: t('{count} new', { count: inNumbers(looked.wanted) }),
                },
              ]
            : []),
        ]}
      />
      {differs > 0 && (
        <div className="grid gap-3">
          <RadioGroup
            legend={t(
              '{count, plural, one {{count, number} thing is here with other values.} other {{count, number} things are here with other values.}} Which shall stay?',
              { count: differs },
            )}
            options={[
              { value: 'here', label: t('What is here'), hint: t('Empty fields are still filled in.') },
              { value: 'file', label: t('What the file says'), hint: t('You can undo it for thirty days.') },
            ]}
            value={wins}
            onChange={setWins}
          />
          <details>
            <summary className="inline-flex min-h-11 items-center text-sm text-accent underline underline-offset-4">
              {t('What differs')}
            </summary>
            <p className="text-xs text-ink-soft">{t('What is here → what the file says')}</p>
            <ul className="text-sm text-ink-soft">
              {looked.differences.map((one, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered, and two may be alike.
                <li key={at} className="py-0.5 wrap-anywhere">
                  {differenceInWords(one, source)}
                </li>
              ))}
              {differs > looked.differences.length && (
                <li>
                  {t('and {count, plural, other {{count, number} more}}', {
                    count: differs - looked.differences.length,
                  })}
                </li>
              )}
            </ul>
          </details>
        </div>
      )}
      <NoLongerList items={looked.noLonger} isRemoving={isRemoving} onChange={setRemoving} />
      <RefusedList refused={looked.refused} fileName={fileName} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {!isIdle && (
          <Button onClick={() => onSend({ wins, removed })}>
            {comesIn ? t('Bring it in') : t('Remove these items')}
          </Button>
        )}
        <Button look={isIdle ? 'quiet' : 'link'} onClick={onBack}>
          {t('Back')}
        </Button>
      </div>
    </div>
  )
}
