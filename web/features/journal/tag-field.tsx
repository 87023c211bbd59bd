import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { announce } from '../../lib/announce.ts'
import { tooLong } from '../../lib/form/too-long.ts'
import { cx } from '../../ui/cx.ts'
import { tooLongTag, withTags } from './entry-tags.ts'
import { journalTags } from './queries.ts'

const longTag = texts('A tag holds {max, plural, other {# characters}}; please shorten it by {count}.')

type TagFieldProps = { tags: readonly string[]; onChange: (tags: string[]) => void }

/** The tags of an entry: typed and taken with Enter or a comma, those of other entries on offer. */
export function TagField({ tags, onChange }: TagFieldProps) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const known = useQuery(journalTags).data ?? []
  const isFull = tags.length >= lengths.tags

  const long = tooLongTag(typed)

  function take(text: string) {
    if (tooLongTag(text)) return setTyped(text)
    const next = withTags(tags, text)
    if (next.length > tags.length) onChange(next)
    setTyped('')
  }
  function remove(tag: string) {
    onChange(tags.filter((one) => one !== tag))
    announce(t('{tag} is no tag of this entry any more.', { tag }))
    field.current?.focus()
  }

  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-1.5">
      {tags.length > 0 && (
        <ul aria-label={t('Tags')} className="contents">
          {tags.map((tag) => (
            <li
              key={tag}
              className="inline-flex max-w-full items-center rounded-pill bg-accent-soft ps-3.5 text-sm text-accent-strong"
            >
              <span className="min-w-0 wrap-anywhere">{tag}</span>
              <button
                type="button"
                aria-label={t('Take away the tag {tag}', { tag })}
                className="grid size-9 place-items-center rounded-pill hover:bg-surface"
                onClick={() => remove(tag)}
              >
                <X className="size-4" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <input
          ref={field}
          aria-label={t('Add a tag')}
          placeholder={t('Add a tag')}
          list={`${id}-known`}
          value={typed}
          aria-invalid={long !== undefined || undefined}
          aria-describedby={long && `${id}-long`}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          onChange={({ target }) =>
            /[,\n]/.test(target.value) ? take(target.value) : setTyped(target.value)
          }
          onKeyDown={(event) => {
            const last = tags.at(-1)
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
              event.preventDefault()
              take(typed)
            } else if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
          }}
          onBlur={() => take(typed)}
          className={cx(
            'min-h-11 w-40 rounded-md bg-transparent px-2 text-sm pointer-coarse:text-base focus-visible:outline-offset-0 [&::-webkit-calendar-picker-indicator]:hidden!',
            // Its words begin where the lines do.
            tags.length === 0 && '-ms-2',
          )}
        />
      )}
      {long && (
        <p id={`${id}-long`} role="alert" className="w-full px-2 text-sm text-danger">
          {tooLong(long, lengths.tag, longTag)}
        </p>
      )}
      <datalist id={`${id}-known`}>
        {known
          .filter(({ tag }) => !tags.includes(tag))
          .map(({ tag }) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
    </div>
  )
}
