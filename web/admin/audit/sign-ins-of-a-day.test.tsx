import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { AuditEntry } from '../../../contract/audit.ts'
import { AuditList } from './audit-list.tsx'

afterEach(cleanup)

const at = (time: string, kind: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: time,
  at: new Date(`2026-11-18T${time}:00`).toISOString(),
  kind,
  details: { address: '192.0.2.1' },
  actor: { id: 'a', name: 'Ada' },
  subject: null,
  ...more,
})
const shown = () =>
  within(screen.getByRole('list', { name: 'Audit log' }))
    .getAllByRole('listitem')
    .slice(1)
    .map((line) => line.textContent)

test('sign-ins of one person on a day stand in the newest of them, and what failed stands by itself', () => {
  render(
    <AuditList
      lines={[
        at('17:47', 'sign-in'),
        at('16:38', 'event-created', { details: { title: 'Yoga' } }),
        at('15:19', 'sign-in'),
        at('14:00', 'sign-in-refused'),
        at('13:00', 'sign-in', { actor: { id: 'b', name: 'Bea' } }),
        at('12:00', 'sign-in-refused'),
      ]}
    />,
  )
  const lines = shown()
  expect(lines).toHaveLength(5)
  expect(lines[0]).toMatch(/^Ada signed in.*5:47\sPMAlso at3:19\sPM$/)
  expect(lines[1]).toMatch(/^Ada created the event “Yoga”/)
  expect(lines[2]).toMatch(/^Ada tried to sign in and was refused/)
  expect(lines[3]).toMatch(/^Bea signed in/)
  expect(lines[4]).toMatch(/^Ada tried to sign in and was refused/)
})
