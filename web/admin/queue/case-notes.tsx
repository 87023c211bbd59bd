import { useQueryClient } from '@tanstack/react-query'
import { type CaseDetail, newNote } from '../../../contract/cases.ts'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { call } from '../../lib/api.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { momentInWords } from '../../lib/time/clock.ts'
import { Button } from '../../ui/button.tsx'
import { Form, Lines } from '../../ui/fields/form.tsx'
import { type CaseName, caseDetail, nameOf } from './queries.ts'

/** What administrators noted about this author, and the form of one more. Members never see it. */
export function CaseNotes({ name, notes }: { name: CaseName; notes: CaseDetail['notes'] }) {
  const client = useQueryClient()
  const form = useContractForm('POST /admin/queue/{kind}/{id}/notes', {
    body: newNote,
    from: { words: '' },
    toBody: (typed) => typed,
    send: (body) => call('POST /admin/queue/{kind}/{id}/notes', { params: name, body }),
    draft: `note:${nameOf(name)}`,
    toast: 'note',
    saved: t('Note written'),
    failed: t('Failed to write the note'),
    next: () => ({ words: '' }),
    onSaved: () => void client.invalidateQueries({ queryKey: caseDetail(name).queryKey }),
  })
  return (
    <section className="grid gap-3">
      <h3 className="text-base">{t('Notes among administrators')}</h3>
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map(({ id, words, at, actor }) => (
            <li key={id} className="border-t border-line pt-3">
              <p className="measure whitespace-pre-line wrap-anywhere">{words}</p>
              <p className="text-xs text-ink-soft">
                {t('{name}, {when}', { name: actor.name, when: momentInWords(new Date(at), 'medium') })}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Form form={form} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
        <Lines
          name="words"
          label={t('New note')}
          hint={t('The member never sees it.')}
          low
          max={lengths.decisionWords}
          countFrom={lengths.decisionWords * 0.9}
        />
        <Button type="submit" look="quiet" className="justify-self-end" pending={form.isPending}>
          {t('Add note')}
        </Button>
      </Form>
    </section>
  )
}
