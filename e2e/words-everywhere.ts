import { weekOf } from '../contract/week.ts'
import { item, saveDay } from './calendar-fixtures.ts'
import { comment, makePicture, share, upload } from './community-maker.ts'
import { eventMaker } from './events-maker.ts'
import type { Member, Product } from './fixtures.ts'
import { saveEntry, today } from './health-day.ts'
import { store } from './journal-fixtures.ts'

/** Puts a text into every free text field of a member and of an administrator who makes events. Returns the member as stored. */
export async function writeEverywhere(product: Product, member: Member, text: string): Promise<string> {
  const { call } = member
  const { url } = await upload(member, makePicture())
  const user = await call('PATCH /user/profile', { body: { name: text } })
  await call('PATCH /me/banner/share', {
    body: { url, is_shared: true, show_name: true, caption: text, alt_text: text },
  })
  const post = await share(member, { content: text, image_url: url })
  await comment(member, post.id, text)
  await call('POST /mood', { body: { date: today(), mood: text.slice(0, 40), note: text } })
  await saveDay(member, today(), [item(1, text, { location: text })])
  const reminders = [{ text, time: '23:59' }]
  await call('POST /goals', { body: { week: weekOf(today()), goals: [{ text }], reminders } })
  await store(member, { title: text, body: text, tags: [text.slice(0, 20)] })
  await saveEntry(member, { dateISO: today(), notes: text, meds: [{ name: text, time: '' }] })
  const maker = await eventMaker(product)
  await maker.make({
    title: text,
    description: text,
    tags: [text.slice(0, 40)],
    location: { type: 'venue', name: text, address: text },
  })
  return JSON.stringify(user)
}
