import { useState } from 'react'
import { t, translate } from '../../../contract/t.ts'
import { formatLocale } from '../../lib/locale.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { fieldWords } from '../health/field-words.ts'
import type { Wins } from './bring-in.ts'
import { Facts } from './facts.tsx'
import { dayInFull, inNumbers } from './in-numbers.ts'
import { counted, countOf, type Difference, type Ledger } from './ledger.ts'
import { RefusedList } from './refused-list.tsx'
import { kindNames } from './source-words.ts'

type DecideProps = {
  looked: Ledger
  fileName: string
  onSend: (wins: Wins) => void
  onBack: () => void
}

type Counts = ReturnType<typeof counted>[number]

function outcomesInWords({ new: fresh, same, changed, differs, refused }: Counts): string {
  return [
    fresh > 0 && t('{count} new', { count: inNumbers(fresh) }),
    changed > 0 && t('{count} filled in', { count: inNumbers(changed) }),
    differs > 0 && t('{count} differ', { count: inNumbers(differs) }),
    same > 0 && t('{count} already here', { count: inNumbers(same) }),
    refused > 0 && t('{count} refused', { count: inNumbers(refused) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** A difference in a line: the day, and the fields of health in words. */
function differenceInWords({ kind, date, about, fields }: Difference): string {
  const names = fields.flatMap((name) =>
    name in fieldWords ? translate(fieldWords[name as keyof typeof fieldWords].label) : [],
  )
  const what = kind === 'health' ? new Intl.ListFormat(formatLocale()).format(names) : about
  const day = date ? dayInFull(date) : translate(kindNames[kind])
  return what ? t('{day}: {what}', { day, what }) : day
}

function headline(looked: Ledger): string {
  const [fresh, changed] = [countOf(looked, 'new'), countOf(looked, 'changed')]
  if (fresh + changed + looked.wanted > 0)
    return t(
      '{count, plural, =0 {Nothing is new} one {{count, number} thing is new} other {{count, number} things are new}}, and nothing has been written yet.',
      { count: fresh },
    )
  if (countOf(looked, 'differs') > 0) return t('Nothing is new. What differs is yours to decide.')
  if (countOf(looked, 'same') > 0) return t('All of it is here already.')
  return t('Nothing of this file can be brought in. Below it says why.')
}

/** What bringing a file in would do, and what wins where both sides have a value. */
export function Decide({ looked, fileName, onSend, onBack }: DecideProps) {
  const [wins, setWins] = useState<Wins>('here')
  const differs = countOf(looked, 'differs')
  const isIdle = countOf(looked, 'new', 'changed', 'differs') + looked.wanted === 0
  return (
    <div className="grid gap-7">
      <p className="measure font-serif text-lg text-balance">{headline(looked)}</p>
      <Facts
        facts={[
          ...counted(looked).map((counts) => ({
            name: translate(kindNames[counts.kind]),
            value: outcomesInWords(counts),
          })),
          ...(looked.wanted > 0
            ? [{ name: t('Pictures'), value: t('{count} new', { count: inNumbers(looked.wanted) }) }]
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
            <ul className="text-sm text-ink-soft">
              {looked.differences.map((one, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered, and two may be alike.
                <li key={at} className="py-0.5 wrap-anywhere">
                  {differenceInWords(one)}
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
      <RefusedList refused={looked.refused} fileName={fileName} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {!isIdle && <Button onClick={() => onSend(wins)}>{t('Bring it in')}</Button>}
        <Button look={isIdle ? 'quiet' : 'link'} onClick={onBack}>
          {t('Back')}
        </Button>
      </div>
    </div>
  )
}
