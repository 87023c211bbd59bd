import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { AuditEntry } from '../../../contract/audit.ts'
import { clearStage } from '../../test/render.tsx'
import { AuditList } from './audit-list.tsx'

afterEach(clearStage)

const [first, second] = ['0198c0de-0000-7000-8000-000000000001', '0198c0de-0000-7000-8000-000000000002']
const line = (id: string, kind: string, details: AuditEntry['details']): AuditEntry => ({
  id,
  at: '2026-11-18T08:00:00.000Z',
  kind,
  details,
  actor: { id: 'a', name: 'Ada' },
  subject: { id: 'b', name: 'Bea' },
})
const cases = () =>
  screen
    .queryAllByRole('link', { name: 'See the case' })
    .map((link) => new URL(link.getAttribute('href') ?? '', 'http://agenda.test').searchParams.get('case'))

test('two posts of a member that were hidden in a minute are two lines, and each leads to its case', () => {
  render(
    <MemoryRouter>
      <AuditList
        lines={[
          line('3', 'banner-unshared', { banner: second }),
          line('2', 'content-hidden', { of: 'post', id: second }),
          line('1', 'content-hidden', { of: 'post', id: first }),
        ]}
      />
    </MemoryRouter>,
  )
  expect(cases()).toEqual([`banner~${second}`, `post~${second}`, `post~${first}`])
})

test('a line that is about no case leads to none', () => {
  render(
    <MemoryRouter>
      <AuditList lines={[line('1', 'deletion-repeated', { of: 'kind' }), line('0', 'sign-in', {})]} />
    </MemoryRouter>,
  )
  expect(cases()).toEqual([])
})
