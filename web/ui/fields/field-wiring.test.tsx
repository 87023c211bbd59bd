import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'
import { Select } from './select.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'

afterEach(cleanup)

test.each([
  ['TextInput', <TextInput key="1" />],
  ['PasswordInput', <PasswordInput key="2" />],
  ['TextArea', <TextArea key="3" />],
  ['Select', <Select key="4" />],
])('%s carries the label, the hint and the error of its field', (_, control) => {
  render(
    <Field label="Email" hint="Only yours" error="Enter an email address">
      {control}
    </Field>,
  )
  const input = screen.getByLabelText('Email')
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Only yours',
    'Enter an email address',
  ])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

test('without hint and error nothing describes the control and it is not invalid', () => {
  render(
    <Field label="Email">
      <TextInput />
    </Field>,
  )
  const input = screen.getByLabelText('Email')
  expect(input.hasAttribute('aria-describedby')).toBe(false)
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})

test('two fields never share an id', () => {
  render(
    <>
      <Field label="One">
        <TextInput />
      </Field>
      <Field label="Two">
        <TextInput />
      </Field>
    </>,
  )
  expect(screen.getByLabelText('One').id).not.toBe(screen.getByLabelText('Two').id)
})
