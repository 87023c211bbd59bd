import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { lastCheckIn } from '../mood/queries.ts'

const WordForm = lazy(() => import('../mood/word-form.tsx'))

/** The line below the faces keeps its place, so that nothing moves when it has something to say. */
export const wordLine = 'mt-2 min-h-11 content-center text-sm text-ink-soft'

/** A word about how one is, for oneself: it goes with the check-in that was just made. */
export function AddWord({ today }: { today: string }) {
  const last = useQuery(lastCheckIn(today)).data
  const [writing, setWriting] = useState<string>()
  const toggle = useRef<HTMLButtonElement>(null)
  if (!last) return <p className={wordLine} />
  const isOpen = writing === last.id
  const close = () => {
    setWriting(undefined)
    toggle.current?.focus()
  }
  return (
    <>
      <Button
        ref={toggle}
        look="link"
        className="mt-2 text-sm"
        aria-expanded={isOpen}
        onClick={() => setWriting(isOpen ? undefined : last.id)}
      >
        {last.note || last.emotion_tags.length > 0 ? t('Change the words') : t('Add a word?')}
      </Button>
      {last.note && !isOpen && <p className="font-serif leading-snug wrap-anywhere">{last.note}</p>}
      {isOpen && (
        <div className="mt-3 text-start">
          <Suspense fallback={<Loading>{t('Loading...')}</Loading>}>
            <WordForm key={last.id} entry={last} onClose={close} onSaved={close} />
          </Suspense>
        </div>
      )}
    </>
  )
}
