import { useQuery, useQueryClient } from '@tanstack/react-query'
import { flaggedWordsChange } from '../../../contract/cases.ts'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { call } from '../../lib/api.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx'
import { Form, Lines } from '../../ui/fields/form.tsx'
import { Loaded } from '../../ui/states/loaded.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { flaggedWords } from './queries.ts'

const linesOf = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

function WordsForm({ words, onClose }: { words: readonly string[]; onClose: () => void }) {
  const client = useQueryClient()
  const form = useContractForm('PATCH /admin/flagged-words', {
    body: flaggedWordsChange,
    from: { text: words.join('\n') },
    // Only what changed is sent, so that two administrators at once both add theirs.
    toBody: ({ text }) => {
      const lines = linesOf(text)
      return {
        add: lines.filter((line) => !words.includes(line)),
        remove: words.filter((word) => !lines.includes(word)),
      }
    },
    send: (body) => call('PATCH /admin/flagged-words', { body }),
    toast: 'words',
    saved: t('Words saved'),
    failed: t('Failed to save the words'),
    onSaved: (answer) => {
      client.setQueryData(flaggedWords.queryKey, answer)
      onClose()
    },
  })
  return (
    <Form form={form} className="flex flex-col gap-5">
      <Lines
        name="text"
        label={t('One word or phrase in each line')}
        hint={t('In whatever capitals and with whatever accents. At most {count}.', {
          count: lengths.flaggedWords,
        })}
        rows={10}
        data-autofocus
      />
      <DialogFoot>
        <Button look="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" pending={form.isPending}>
          {t('Save')}
        </Button>
      </DialogFoot>
    </Form>
  )
}

/** The list of words that bring what holds them into the queue. */
export function FlaggedWordsDialog({ onClose }: { onClose: () => void }) {
  const words = useQuery(flaggedWords)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Words that flag')}
      description={t('New posts and comments with one of them come into this queue. Nothing is kept back.')}
    >
      <Loaded query={words} failed={<LoadFailed query={words}>{t('Failed to load the words')}</LoadFailed>}>
        {(loaded) => <WordsForm words={loaded.words} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}
