import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { wording } from '../../../contract/texts.ts'
import { clearStage } from '../../test/render.tsx'
import type { Summary } from './candidate.ts'
import { Decide } from './decide.tsx'
import { InTheFile } from './in-the-file.tsx'
import { count, type Difference, newLedger, remember } from './ledger.ts'
import { sourceName } from './source-words.ts'

afterEach(clearStage)
const nobody = () => undefined

const summary: Summary = {
  source: 'a-genda',
  counts: { mood: 3, journal: 2, post: 1 },
  pictures: 4,
  from: '2026-11-01',
  to: '2026-11-20',
  questions: [],
  left_out: [{ what: wording('Comments'), why: wording('They belong below posts of others.'), count: 11 }],
}
const inTheFile = (changes: Partial<Parameters<typeof InTheFile>[0]> = {}) => {
  const said = { onAnswer: vi.fn(), onLook: vi.fn() }
  render(
    <InTheFile
      {...{ summary, answers: {}, fault: undefined, isAsking: false, onLeave: nobody, ...said, ...changes }}
    />,
  )
  return said
}

describe('what is in a file', () => {
  test('that stays out says why', () => {
    const likes = { what: wording('Likes'), why: wording('They belong to posts of others.'), count: 1 }
    inTheFile({ summary: { ...summary, left_out: [...summary.left_out, likes] } })
    expect(screen.getByText('11 stay out')).toBeTruthy()
    expect(screen.getByText('1 stays out')).toBeTruthy()
    expect(screen.getByText('They belong below posts of others.')).toBeTruthy()
    expect(screen.getByText('Pictures, those of posts too')).toBeTruthy()
  })

  test('and is of Daylio says where its notes go', () => {
    const counts = { mood: 12, journal: 3 }
    inTheFile({ summary: { ...summary, source: 'daylio-csv', counts } })
    const line = screen.getAllByText('Check-ins')[0]?.parentElement
    expect(line?.textContent).toBe(
      'Check-ins12A note stays with its check-in. With a title, a photo or more than 2,000 characters it becomes an entry of the journal.',
    )
    expect(screen.getAllByText('Entries of the journal')[0]?.parentElement?.textContent).toContain('3')
    clearStage()
    inTheFile()
    expect(screen.queryByText(/^A note stays/)).toBeNull()
  })

  test('and repeats says that it comes as single items, and until when', () => {
    const repeating = { count: 3, from: '2026-11-20', to: '2027-11-20' }
    inTheFile({ summary: { ...summary, source: 'ics', counts: { planner: 57 }, repeating } })
    expect(screen.getByText('Items of the planner').parentElement?.textContent).toBe(
      'Items of the planner573 appointments that repeat come as single items, from November 20, 2026 to November 20, 2027.',
    )
  })

  test('and has some times without a zone asks for that of these alone', () => {
    const zone = { id: 'zone', group: 'zone' as const, about: '', options: [], suggestion: 'Europe/Berlin' }
    const words = 'Some times in this file don’t have a time zone. Which one are they in?'
    inTheFile({ summary: { ...summary, questions: [{ ...zone, samples: ['Tea', 'Call'] }] } })
    expect(screen.getByLabelText(words)).toBeTruthy()
    expect(screen.getByText('Such as Tea · Call')).toBeTruthy()
    clearStage()
    inTheFile({ summary: { ...summary, questions: [{ ...zone, samples: [] }] } })
    expect(
      screen.getByLabelText('The times in this file don’t have a time zone. Which one are they in?'),
    ).toBeTruthy()
    clearStage()
    inTheFile({ summary: { ...summary, questions: [{ ...zone, about: 'Office Time', samples: [] }] } })
    expect(
      screen.getByLabelText('We don’t know the time zone “Office Time” in this file. Which one is it?'),
    ).toBeTruthy()
  })

  test('can stay out by choice, but not all of it', () => {
    const { onAnswer } = inTheFile()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Check-ins' }))
    expect(onAnswer).toHaveBeenCalledWith('kind:mood', 'no')
    clearStage()
    const { onLook } = inTheFile({ answers: { 'kind:mood': 'no', 'kind:journal': 'no', 'kind:post': 'no' } })
    fireEvent.click(screen.getByRole('button', { name: 'See what would happen' }))
    expect(screen.getByRole('alert').textContent).toBe('Choose at least one kind.')
    expect(onLook).not.toHaveBeenCalled()
  })

  test('and is refused as a whole leads to the step that says why', () => {
    const { onLook } = inTheFile({ summary: { ...summary, counts: {}, from: null, to: null } })
    fireEvent.click(screen.getByRole('button', { name: 'See what would happen' }))
    expect(onLook).toHaveBeenCalled()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('of which no column is chosen says so and what to do, and stays', () => {
    const column = { id: 'it', group: 'column' as const, about: 'Lunch', options: ['ignore'], samples: [] }
    const questions = [{ ...column, suggestion: 'ignore' }]
    const { onLook } = inTheFile({ summary: { ...summary, source: 'csv', counts: {}, questions } })
    fireEvent.click(screen.getByRole('button', { name: 'See what would happen' }))
    expect(screen.getByRole('alert').textContent).toBe(
      'No column is selected for import. Choose what at least one column contains.',
    )
    expect(onLook).not.toHaveBeenCalled()
  })

  test('and waits for an answer is marked at its control, also a choice of two', () => {
    const order = { id: 'order', group: 'date-order' as const, about: 'Day', samples: ['03/04/2026'] }
    inTheFile({
      summary: { ...summary, questions: [{ ...order, options: ['dmy', 'mdy'], suggestion: null }] },
    })
    fireEvent.click(screen.getByRole('button', { name: 'See what would happen' }))
    const group = screen.getByRole('group', { name: /^In which order/ })
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Please choose.',
    )
  })

  test('and is a mood says what becomes of one that is none of ours, before and where it is chosen', () => {
    const mood = { id: 'mood:rad', group: 'mood' as const, about: 'rad', options: ['calm'], samples: [] }
    const asked = { ...summary, questions: [{ ...mood, suggestion: null }] }
    inTheFile({ summary: asked })
    expect(screen.getByText(/With “None of these” the check-ins are left out/)).toBeTruthy()
    const said = 'Left out. What was written with it is for the journal.'
    expect(screen.queryByText(said)).toBeNull()
    clearStage()
    inTheFile({ summary: asked, answers: { 'mood:rad': '-' } })
    expect(screen.getByText(said)).toBeTruthy()
  })

  test('is named as where it was chosen', () => {
    expect(['csv', 'ics', 'of-tomorrow'].map(sourceName)).toEqual([
      'A table (CSV)',
      'A calendar (ICS)',
      'of-tomorrow',
    ])
  })
})

describe('before anything is brought in', () => {
  const decide = (fill: (ledger: ReturnType<typeof newLedger>) => void) => {
    const looked = newLedger()
    fill(looked)
    render(<Decide {...{ looked, source: 'daylio', fileName: 'a.csv', onSend: nobody, onBack: nobody }} />)
  }

  test('a file of which nothing can be taken is not said to be here already', () => {
    decide(({ refused }) => refused.push({ about: 'a row', date: null, reason: 'Its day cannot be read.' }))
    expect(screen.getByText('Nothing of this file can be brought in. Below it says why.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Bring it in' })).toBeNull()
  })

  test('a file of which the rest is here already says how much of it is not', () => {
    decide((ledger) => {
      count(ledger, 'mood', 'same')
      ledger.refused.push({ about: 'a row', date: null, reason: 'Its day cannot be read.' })
    })
    expect(screen.getByText('1 thing is already here. 1 can’t be imported.')).toBeTruthy()
  })

  test('what the calendar no longer holds is named, and removed only by choice', () => {
    const looked = newLedger()
    looked.noLonger = Array.from({ length: 51 }, (_, at) => ({
      id: `${at}`,
      date: '2026-12-04',
      text: 'Lunch',
    }))
    const onSend = vi.fn()
    render(<Decide {...{ looked, source: 'ics', fileName: 'a.ics', onSend, onBack: nobody }} />)
    expect(screen.getByText('51 items are no longer in this calendar')).toBeTruthy()
    expect(screen.getAllByText('Lunch (December 4, 2026)')).toHaveLength(50)
    expect(screen.getByText('and 1 more')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Remove these items' })).toBeNull()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Remove these items from my planner' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove these items' }))
    expect(onSend).toHaveBeenCalledWith({ wins: 'here', removed: looked.noLonger })
  })

  test('the sum is that of the rows, pictures too', () => {
    decide((ledger) => {
      count(ledger, 'mood', 'new')
      count(ledger, 'settings', 'changed')
      count(ledger, 'journal', 'same')
      ledger.wanted = 3
    })
    expect(screen.getByText('5 things would come in, and nothing has been written yet.')).toBeTruthy()
  })

  test('what differs is said with what is here and what the file says', () => {
    decide((ledger) => {
      count(ledger, 'mood', 'differs')
      const of = (kind: Difference['kind'], about: string, ...differences: Difference['differences']) =>
        remember(ledger, { kind, about, date: '2026-11-09', differences })
      of(
        'mood',
        'Rain',
        { field: 'mood', here: 'calm', file: 'sad' },
        { field: 'note', here: null, file: 'Rain' },
      )
      of(
        'health',
        '',
        { field: 'weightKg', here: 70.5, file: 71 },
        { field: 'glucoseContext', here: 'fasting', file: 'postmeal' },
      )
      of('plan', 'Dentist', { of: 'Dentist', field: 'time', here: '10:00', file: '11:30' })
      of('goals', '', { of: 'Read', field: 'completed', here: false, file: true })
      of('journal', 'Lake', { field: 'tags', here: ['sea'], file: ['sea', 'sun'] })
      of('journal', 'Pier', { field: 'mood_id', here: 'a', file: 'b' })
      of('repeating-item', 'Iron', { field: 'weekdays', here: ['1', '3'], file: [] })
    })
    expect(screen.getByText('What is here → what the file says')).toBeTruthy()
    expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'November 9, 2026: Calm → Sad · Note: nothing → Rain',
      'November 9, 2026: Weight: 70.5 kg → 71 kg · When was it measured?: Fasting → Post-meal',
      'November 9, 2026: Dentist, Time: 10:00 AM → 11:30 AM',
      'November 9, 2026: Read, Completed: no → yes',
      'November 9, 2026, Lake: Tags: sea → sea, sun',
      'November 9, 2026, Pier: Check-in',
      'November 9, 2026, Iron: Days of the week: Mon, Wed → nothing',
    ])
  })
})
