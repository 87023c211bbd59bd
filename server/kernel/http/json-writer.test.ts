import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { jsonWriter } from './json-writer.ts'

const person = z.object({
  name: z.string(),
  age: z.nullable(z.number()),
  tags: z.array(z.string()),
  note: z.optional(z.string()),
  place: z.union([
    z.object({ type: z.literal('venue'), address: z.nullable(z.string()) }),
    z.object({ type: z.literal('online'), link: z.string() }),
  ]),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
const ana = {
  name: 'Ana "the Quiet" \n\u2028 – 🌿 </script>',
  age: null,
  tags: ['a', 'é'],
  place: { type: 'online' as const, link: 'https://a.test/?b=1&c=2' },
  details: { from: null, count: 2, kept: true, 'a key': 'x' },
}

test('writes all that the schema tells, whatever its characters', () => {
  expect(JSON.parse(jsonWriter(z.array(person))([ana, { ...ana, note: '', age: 0.5 }]))).toEqual([
    ana,
    { ...ana, note: '', age: 0.5 },
  ])
})

test('leaves out what the schema does not tell, at every depth', () => {
  const row = { ...ana, password_hash: 'x', place: { ...ana.place, secret: 'y', address: 'z' } }
  expect(JSON.parse(jsonWriter(person)(row))).toEqual(ana)
})

test('a text is written as one, also where a date or a time is meant', () => {
  const odd = { day: '","x":"', at: '"' }
  const write = jsonWriter(z.object({ day: z.iso.date(), at: z.iso.datetime() }))
  expect(JSON.parse(write(odd))).toEqual(odd)
})

test('refuses a value that lacks what the schema promises', () => {
  const { name: _, ...nameless } = ana
  expect(() => jsonWriter(person)(nameless)).toThrow('name')
})
