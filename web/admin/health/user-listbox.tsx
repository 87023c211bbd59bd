import { Lock } from 'lucide-react'
import { Fragment, type KeyboardEvent, memo, useState } from 'react'
import type { UserRow } from '../../../contract/admin.ts'
import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { firstLetters } from '../users/first-letters.ts'
import { Letter } from '../users/user-words.tsx'

type PageProps = {
  users: readonly UserRow[]
  /** The last name of the page before. */
  before: string | undefined
  chosenId: string | undefined
}

type UserListboxProps = {
  label: string
  pages: readonly (readonly UserRow[])[]
  chosenId: string | undefined
  onChoose: (user: UserRow) => void
}

const optionsIn = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')]

/** Leads the focus from the search field to the first user that it found. */
export function focusFirstUser(within: HTMLElement | null): void {
  within?.querySelector<HTMLElement>('[role=option]')?.focus()
}

/**
 * One stop for Tab; the arrows, Home and End move among the users. Moving chooses nobody, because choosing reads the
 * user's entries, and every read is recorded. Enter, Space or a press chooses.
 */
export function UserListbox({ label, pages, chosenId, onChoose }: UserListboxProps) {
  const [isWithin, setWithin] = useState(false)

  function choose(target: EventTarget) {
    const id = target instanceof Element && target.closest<HTMLElement>('[role=option]')?.dataset.id
    const user = id && pages.flat().find((other) => other.id === id)
    if (user) onChoose(user)
  }
  function move(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return choose(event.target)
    }
    const options = optionsIn(event.currentTarget)
    const at = options.indexOf(event.target as HTMLElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    options[to]?.focus()
  }

  return (
    <div
      role="listbox"
      aria-label={label}
      tabIndex={isWithin ? -1 : 0}
      className="rounded-md focus-visible:-outline-offset-2"
      onClick={(event) => choose(event.target)}
      onKeyDown={move}
      onFocus={(event) => {
        setWithin(true)
        if (event.target !== event.currentTarget) return
        const options = optionsIn(event.currentTarget)
        const chosen = options.find((option) => option.dataset.id === chosenId)
        ;(chosen ?? options[0])?.focus()
      }}
      onBlur={({ currentTarget, relatedTarget }) => setWithin(currentTarget.contains(relatedTarget))}
    >
      {pages.map((users, at) => (
        <Page
          key={users[0]?.id}
          users={users}
          before={pages[at - 1]?.at(-1)?.name}
          // Only the page with the chosen user renders again.
          chosenId={users.some(({ id }) => id === chosenId) ? chosenId : undefined}
        />
      ))}
    </div>
  )
}

/** A page of the list. A page out of sight is not rendered, so that the list may grow long. */
const Page = memo(function Page({ users, before, chosenId }: PageProps) {
  const letters = firstLetters([before ?? '', ...users.map(({ name }) => name)]).slice(1)
  return (
    <div
      role="presentation"
      className="-mx-2 grid grid-cols-[minmax(0,1fr)] [contain-intrinsic-size:auto_6500px] [content-visibility:auto]"
    >
      {users.map((user, at) => (
        <Fragment key={user.id}>
          {letters[at] && (
            <div role="presentation" className="px-2 pt-2">
              <Letter>{letters[at]}</Letter>
            </div>
          )}
          <div
            role="option"
            tabIndex={-1}
            aria-selected={user.id === chosenId}
            data-id={user.id}
            className={cx(
              'flex cursor-pointer items-center gap-3 rounded-md px-2 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
              user.id === chosenId ? 'bg-accent-soft' : 'hover:bg-hollow',
            )}
          >
            <Avatar name={user.name} avatar={user.avatar} size="row" />
            <span
              className={cx(
                'flex min-h-18 min-w-0 flex-1 items-center gap-3 border-line py-1.5 md:min-h-16',
                !letters[at] && 'border-t',
              )}
            >
              <span className="min-w-0">
                <span className="block truncate text-[1rem] leading-snug font-medium">{user.name}</span>
                <span className="block truncate text-xs text-ink-soft">{user.email}</span>
              </span>
              {user.health_consent === false && (
                <span
                  className="ms-auto shrink-0 text-ink-soft"
                  title={t('Does not let administrators look')}
                >
                  <Lock className="size-4" aria-hidden="true" />
                  <span className="sr-only">{t('Does not let administrators look')}</span>
                </span>
              )}
            </span>
          </div>
        </Fragment>
      ))}
    </div>
  )
})
