import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { safeTabStorage } from '../../lib/device/safe-storage.ts'
import { useUser } from '../../lib/session.ts'

/** `folded`: it was open, and what was typed in it is still there. */
type Opening = 'closed' | 'open' | 'folded'

const keyOf = (memberId: string) => `profile_open:${memberId}`

/** The rows that a member has open in this tab. */
const readOpen = (memberId: string): string[] =>
  (safeTabStorage.getItem(keyOf(memberId)) ?? '').split(' ').filter(Boolean)

function keepOpen(memberId: string, id: string, isOpen: boolean) {
  const others = readOpen(memberId).filter((other) => other !== id)
  safeTabStorage.setItem(keyOf(memberId), [...others, ...(isOpen ? [id] : [])].join(' '))
}

/**
 * Whether a row of the profile is open: as it was when the member was last here in this tab (but for a form), and when
 * the address says so (`/profile#reminders`), which also moves the focus to its button.
 */
export function useOpen(
  id: string,
  { isForm, startsOpen }: { isForm: boolean; startsOpen: boolean },
  button: RefObject<HTMLButtonElement | null>,
) {
  const memberId = useUser().id
  const { hash, key } = useLocation()
  const cameBack = useNavigationType() === 'POP' && key !== 'default'
  const [is, setIs] = useState<Opening>(() =>
    startsOpen || (!isForm && readOpen(memberId).includes(id)) ? 'open' : 'closed',
  )
  const frame = useRef(0)

  function change(next: Opening) {
    setIs(next)
    if (!isForm) keepOpen(memberId, id, next === 'open')
  }
  const follow = useEffectEvent(() => {
    if (hash !== `#${id}` || cameBack) return
    change('open')
    // A page that has just been opened moves the focus to its beginning first.
    frame.current = requestAnimationFrame(() => {
      button.current?.focus({ preventScroll: true })
      document.getElementById(id)?.scrollIntoView()
    })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address may be asked for again.
  useEffect(() => {
    follow()
    return () => cancelAnimationFrame(frame.current)
  }, [hash, key])
  return { is, change }
}
