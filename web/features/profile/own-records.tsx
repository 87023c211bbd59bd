import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ErasableKind, erasableKinds, thingsOfKind } from '../../../contract/deletion.ts'
import { t, translate } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { ownRecords } from './queries.ts'
import { alsoKeptInWords, countsInWords, kindWords } from './record-words.ts'
import { Row } from './row.tsx'

/** How much the member has stored of each kind, which they can delete one by one. */
export function OwnRecords() {
  const records = useQuery(ownRecords)
  const [asked, setAsked] = useState<{ kind: ErasableKind; words: string }>()
  return (
    <>
      <Loaded
        query={records}
        failed={<NotLoaded query={records}>{t('This could not be loaded.')}</NotLoaded>}
      >
        {({ counts }) => (
          <>
            <dl>
              {erasableKinds.map((kind) => {
                const words = countsInWords(counts, thingsOfKind[kind])
                const { name, action } = kindWords[kind]
                return (
                  <Row
                    key={kind}
                    label={translate(name)}
                    action={
                      words !== '' && (
                        <Button
                          look="link"
                          className="text-sm"
                          aria-label={translate(action)}
                          onClick={() => setAsked({ kind, words })}
                        >
                          {t('Delete')}
                        </Button>
                      )
                    }
                  >
                    {words || <span className="text-ink-soft">{t('Nothing yet')}</span>}
                  </Row>
                )
              })}
            </dl>
            <p className="mt-4 measure text-sm text-ink-soft">
              {t('Also kept: {things}. These go with your account.', { things: alsoKeptInWords(counts) })}
            </p>
          </>
        )}
      </Loaded>
      <p className="mt-2 measure text-sm text-ink-soft">
        {t('You can delete one kind for good and keep the rest. A receipt says what was deleted.')}
      </p>
      {asked && <EraseDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
