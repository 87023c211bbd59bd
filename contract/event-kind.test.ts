import { expect, test } from 'vitest'
import { kindOfEvent } from './event-kind.ts'

const kind = (title: string, ...tags: string[]) => kindOfEvent({ title, tags })

test.each([
  ['the first tag that names a kind', kind('Evening', 'indoors', 'Tea', 'writing'), 'tea'],
  ['a tag before the title', kind('Soup for the street', 'music'), 'choir'],
  ['a word of a longer tag', kind('Evening', 'sea-swimming'), 'water'],
  ['the title if no tag does', kind('Mending circle', 'weekly'), 'mending'],
  ['the title in capitals', kind('POEMS BEFORE WORK'), 'writing'],
  ['a whole word only', kind('Teamwork and seating'), 'gathering'],
  ['what is done with a pen: a drawing is none of the writing', kind('Sunday sketch', 'weekend'), 'drawing'],
  ['what is done with a pen: nor is a plan', kind('Sunday reset', 'planning', 'weekly'), 'planning'],
  ['words of another language', kind('Çay ve sessizlik', 'sessizlik'), 'gathering'],
  ['nothing that is known', kind('?', '!'), 'gathering'],
])('an event’s kind is by %s', (_, found, wanted) => {
  expect(found).toBe(wanted)
})
