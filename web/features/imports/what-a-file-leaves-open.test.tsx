import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { wording } from '../../../contract/texts.ts'
import { clearStage } from '../../test/render.tsx'
import type { Question } from './candidate.ts'
import { Questions } from './questions.tsx'

afterEach(clearStage)

function ask(question: Partial<Question> & Pick<Question, 'group'>, isPressed = false) {
  const onAnswer = vi.fn()
  const whole = { id: 'it', about: '', options: [], suggestion: null, samples: [], ...question }
  render(<Questions questions={[whole]} answers={{}} onAnswer={onAnswer} isPressed={isPressed} />)
  return onAnswer
}

test('an encoding is shown by what it makes of the letters, and can be changed', () => {
  const onAnswer = ask({
    group: 'encoding',
    options: ['windows-1252', 'windows-1254'],
    suggestion: 'windows-1252',
    samples: ['Þiþli’de', 'gün'],
    unreadable: 1200,
    unreadableLine: 17,
  })
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Do these letters look right?' })
  expect(select.selectedOptions[0]?.text).toBe('Western European (Windows-1252)')
  expect(within(screen.getByRole('list', { name: 'From the file' })).getByText('Þiþli’de')).toBeTruthy()
  expect(screen.getByText('1,200 characters can’t be read. They show as “�”, first in line 17.')).toBeTruthy()
  fireEvent.change(select, { target: { value: 'windows-1254' } })
  expect(onAnswer).toHaveBeenCalledWith('it', 'windows-1254')
})

test('a character that cannot be read is named with its line', () => {
  ask({ group: 'encoding', options: ['utf-8'], suggestion: 'utf-8', unreadable: 1, unreadableLine: 3 })
  expect(screen.getByText('1 character can’t be read. It shows as “�” in line 3.')).toBeTruthy()
  clearStage()
  ask({ group: 'encoding', options: ['utf-8'], suggestion: 'utf-8', unreadable: 1 })
  expect(screen.getByText('1 character can’t be read. It shows as “�”.')).toBeTruthy()
})

test('a date that cannot be read is asked about by one of its cells, and an answer that does not fit says so', () => {
  const onAnswer = ask({ group: 'date-form', samples: ['10|11|2026'] }, true)
  const field = screen.getByLabelText('Which day is “10|11|2026”?')
  expect(screen.getByText('Please choose.')).toBeTruthy()
  fireEvent.change(field, { target: { value: '2026-11-10' } })
  expect(onAnswer).toHaveBeenCalledWith('it', '2026-11-10')
  clearStage()
  const fault = wording(
    'We can’t match “{cell}” to that day. If the day is right, we can’t read this kind of date yet. Write the dates in the file like 2026-11-10 and choose it again.',
    { cell: '10|11|2026' },
  )
  ask({ group: 'date-form', samples: ['10|11|2026'], fault })
  expect(
    screen.getByText(
      'We can’t match “10|11|2026” to that day. If the day is right, we can’t read this kind of date yet. Write the dates in the file like 2026-11-10 and choose it again.',
    ),
  ).toBeTruthy()
})

test('a mood without a name is known by the entries that have it', () => {
  ask({ group: 'mood', options: ['happy'], samples: ['2026-11-10 A walk'] })
  expect(screen.getByRole('combobox', { name: 'What “A mood without a name” means' })).toBeTruthy()
  expect(screen.getByText('Such as 2026-11-10 A walk')).toBeTruthy()
})

test('rows that are identical count once or each time, which has to be chosen', () => {
  const onAnswer = ask({ group: 'repeats', options: ['once', 'each'], samples: ['2026-11-10, 500'] }, true)
  const group = screen.getByRole('group', {
    name: /^Some rows are identical and have no time\. How should they count\?Such as 2026-11-10, 500/,
  })
  expect(within(group).getByText('Please choose.')).toBeTruthy()
  fireEvent.click(within(group).getByRole('radio', { name: /^Each time/ }))
  expect(onAnswer).toHaveBeenCalledWith('it', 'each')
})
