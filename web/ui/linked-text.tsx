import { LinkifyIt } from 'linkify-it'
import { Fragment, type ReactNode } from 'react'
import { t } from '../../contract/t.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

// Written-out web addresses only: no other scheme, and no guess that 'end.So' is one.
const finder = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false })
for (const scheme of ['ftp:', 'mailto:', '//']) finder.add(scheme, null)

/** A person's own words with their web addresses as links, which open elsewhere and cannot reach back. */
export function LinkedText({ children: text }: { children: string }): ReactNode {
  let read = 0
  const parts = (finder.match(text) ?? []).map(({ index, lastIndex, url }) => {
    const before = text.slice(read, index)
    read = lastIndex
    return (
      <Fragment key={index}>
        {before}
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="text-accent underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          {text.slice(index, lastIndex)}
          <VisuallyHidden> {t('(opens in a new tab)')}</VisuallyHidden>
        </a>
      </Fragment>
    )
  })
  return (
    <>
      {parts}
      {text.slice(read)}
    </>
  )
}
