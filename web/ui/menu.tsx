import { useQueryClient } from '@tanstack/react-query'
import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { t } from '../../contract/t.ts'
import { onceAtRest } from '../lib/at-rest.ts'
import type { ItemProps, MenuProps, OpenedBy } from './menu-popup.tsx'
import { notify } from './toasts/notify.ts'

/** What makes the list, once it has been fetched. A page of fifty posts draws fifty buttons and not one list. */
let popup: typeof import('./menu-popup.tsx') | undefined
let coming: Promise<void> | undefined

function fetchPopup(): Promise<void> {
  coming ??= import('./menu-popup.tsx').then(
    (module) => {
      popup = module
    },
    (error: unknown) => {
      coming = undefined
      throw error
    },
  )
  return coming
}

/** Fetches it before a press needs it, which says if it fails. */
const fetchAhead = () => void fetchPopup().catch(() => undefined)

let isAskedFor = false

type TriggerProps = Pick<
  ComponentProps<'button'>,
  'aria-haspopup' | 'aria-expanded' | 'onPointerEnter' | 'onFocus' | 'onClick' | 'onKeyDown'
>

/** A list of actions behind a button; `<MenuItem>` children. It is a mere button until it is pressed for the first time. */
export function Menu(props: MenuProps) {
  const { open, onOpenChange } = props
  const [openedBy, setOpenedBy] = useState<OpenedBy>()
  const [isWhole, setWhole] = useState(false)
  const cache = useQueryClient().getQueryCache()
  const isWanted = open || openedBy !== undefined
  if (popup && isWanted && !isWhole) setWhole(true)
  useEffect(() => {
    if (isAskedFor) return
    isAskedFor = true
    // Whichever page is at rest, the next one has menus as well.
    onceAtRest(cache, fetchAhead)
  }, [cache])
  const couldNot = useEffectEvent(() => {
    setOpenedBy(undefined)
    onOpenChange?.(false)
    notify.error(t('This part could not be shown. What you saved is safe.'))
  })
  useEffect(() => {
    if (isWanted && !isWhole) fetchPopup().then(() => setWhole(true), couldNot)
  }, [isWanted, isWhole])
  if (popup && isWhole) return <popup.OpenMenu {...props} openedBy={openedBy} />
  const trigger = props.trigger as ReactElement<TriggerProps>
  const own = trigger.props
  const openBy = (by: OpenedBy) => (onOpenChange ? onOpenChange(true) : setOpenedBy(by))
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick(event) {
      own.onClick?.(event)
      // A press of a key is a click without a count.
      openBy(event.detail === 0 ? 'key' : 'pointer')
    },
    onKeyDown(event) {
      own.onKeyDown?.(event)
      // What opens it by itself may have another use for the keys, such as an item that is taken to another day.
      if (onOpenChange || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      event.preventDefault()
      openBy('key')
    },
  })
}

/** Between actions of different weight. */
export const MenuSeparator = () => popup && <popup.Separator />

/** One action. `render={<Link to=… />}` makes it a link. */
export const MenuItem = (props: ItemProps) => popup && <popup.Item {...props} />
