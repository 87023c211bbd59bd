import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Role } from '../../contract/roles.ts'
import { t } from '../../contract/t.ts'
import { ownUser } from '../lib/own-user.ts'
import { useUser } from '../lib/session.ts'
import { useAtRest } from '../lib/use-at-rest.ts'
import { notify } from '../ui/toasts/notify.ts'

/** What is said to somebody whose role an administrator has changed. */
function changedRole(role: Role): string {
  if (role === 'admin') return t('You are an administrator of this community now.')
  if (role === 'moderator') return t('You are a moderator now. The back office is in your menu.')
  if (role === 'curator') return t('You are a curator now. The back office is in your menu.')
  return t('You have no part in the back office any more.')
}

/**
 * Asks who the member is by now: once a page has come to rest, when the tab is looked at again, and after a refusal. A new
 * role is told.
 */
export function FreshUser() {
  const { role } = useUser()
  const [isAtRest, setAtRest] = useState(false)
  useAtRest(async () => setAtRest(true))
  useQuery({ ...ownUser, enabled: isAtRest })
  const told = useRef(role)
  useEffect(() => {
    if (told.current !== role) notify.info(changedRole(role), { id: 'role' })
    told.current = role
  }, [role])
  return null
}
