import { randomUUIDv7 } from 'node:crypto'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { expect } from 'vitest'
import type { Session } from '../../contract/auth.ts'
import type { FeedKind } from '../../contract/feeds.ts'
import type { TestApp } from './app.ts'

const pathOf = (url: string) => url.replace('http://agenda.test', '')

/** Reads a feed as a calendar program does. */
export const readFeed = (
  { app }: TestApp,
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) =>
  app.inject({ method, url: pathOf(url), headers: { 'user-agent': 'Google-Calendar-Importer', ...headers } })

/** Makes a feed of a member and returns its address. */
export async function makeFeed(
  app: TestApp,
  as: Session,
  kind: FeedKind,
  id = randomUUIDv7(),
): Promise<string> {
  const { status, body, problem } = await app.call('POST /feeds', { as, body: { id, kind } })
  if (status !== 200) throw new Error(problem.detail)
  return body.url
}

/** A second reader finds the same entries at the same moments. */
function expectAlike(payload: string) {
  const entries = new ICAL.Component(ICAL.parse(payload)).getAllSubcomponents('vevent')
  const mine = entries.map((entry) => {
    const { summary, startDate } = new ICAL.Event(entry)
    return [summary, startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString()]
  })
  const theirs = Object.values(nodeIcal.parseICS(payload)).flatMap((entry) => {
    if (entry?.type !== 'VEVENT') return []
    const { datetype, start, summary } = entry
    return [[summary, datetype === 'date' ? start.toLocaleDateString('sv-SE') : start.toISOString()]]
  })
  expect(theirs).toEqual(mine)
}

/** What a calendar program would show of a feed, read by another library than the one that wrote it. */
export async function shownIn(app: TestApp, url: string) {
  const { statusCode, payload } = await readFeed(app, url)
  expect(statusCode).toBe(200)
  expectAlike(payload)
  const calendar = new ICAL.Component(ICAL.parse(payload))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const text = (name: string) => component.getFirstPropertyValue(name)?.toString()
    return {
      uid: event.uid,
      title: event.summary,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      modified: text('last-modified'),
      status: text('status'),
      sequence: Number(text('sequence')),
      place: event.location,
      url: text('url'),
      alarms: component
        .getAllSubcomponents('valarm')
        .map((alarm) => alarm.getFirstPropertyValue('trigger')?.toString()),
    }
  })
}
