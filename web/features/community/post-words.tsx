import { useId, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'
import { LinkedText } from '../../ui/linked-text.tsx'
import { beginningOf } from './post-look.ts'

type PostWordsProps = {
  children: string
  /** Words with nothing beside them are large. */
  large: boolean
}

/** What a post says. Of a long one the beginning, until the reader wants the rest. */
export function PostWords({ children: words, large }: PostWordsProps) {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const beginning = beginningOf(words)
  return (
    <>
      <p
        id={id}
        className={cx(
          'whitespace-pre-line wrap-anywhere font-serif',
          large ? 'text-[1.375rem] leading-[1.42]' : 'measure text-[1.1875rem] leading-normal',
        )}
      >
        <LinkedText>{isWhole ? words : beginning}</LinkedText>
      </p>
      {beginning !== words && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={id}
          className="min-h-11 text-sm text-ink-soft underline decoration-1 underline-offset-4 hover:text-ink"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('Show less') : t('Read on')}
        </button>
      )}
    </>
  )
}
