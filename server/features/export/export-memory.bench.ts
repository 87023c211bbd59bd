import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Db } from '../../deps.ts'
import { systemClock } from '../../kernel/clock.ts'
import { memoryStorage } from '../../kernel/files/storage/memory.ts'
import { onBothEngines } from '../../test/both-engines.ts'
import { textsIn } from '../../texts.ts'
import { exportOf } from './write.ts'

const [large, small] = [
  '01900000-0000-7000-8000-000000000001',
  '01900000-0000-7000-8000-000000000002',
] as const
const pictures = 7_500
const pictureBytes = 280_000

/** How much memory an export of 2 GB needs, and how long it takes: twenty years of every day, and 7,500 pictures. */
export const run = () => onBothEngines(measure, { durable: false })

async function measure(engine: string, db: Db): Promise<Record<string, string | number>> {
  await fill(db)
  // As pictures come from a disk: in pieces that are read anew each time.
  const storage = {
    ...memoryStorage(),
    get: async () => {
      let left = pictureBytes
      const body = new Readable({
        read() {
          const size = Math.min(left, 65_536)
          left -= size
          this.push(size > 0 ? Buffer.alloc(size, left) : null)
        },
      })
      return { size: pictureBytes, body }
    },
  }
  const needs = { db, storage, clock: systemClock, texts: textsIn({}), publicUrl: () => '', product: 'bench' }
  // What is loaded and compiled once is not counted.
  await drain(await exportOf(needs, small, null))
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let peak = before
  const look = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 20)
  const began = performance.now()
  const bytes = await drain(await exportOf(needs, large, null))
  clearInterval(look)
  return {
    [`${engine}: bytes, MB`]: Math.round(bytes / 1e6),
    [`${engine}: seconds`]: Math.round((performance.now() - began) / 100) / 10,
    [`${engine}: memory more at the peak, MB`]: Math.round((peak - before) / 1e6),
  }
}

async function drain(stream: Readable): Promise<number> {
  let bytes = 0
  for await (const chunk of stream) bytes += chunk.length
  return bytes
}

async function fill(db: Db): Promise<void> {
  for (const id of [large, small])
    await sql`insert into members (id, email, name, password_hash, search_text)
      values (${id}, ${id} || '@example.org', 'Member', '-', '')`.execute(db)
  const words = sql.lit('A quiet hour by the river, with bread, tea and a book. '.repeat(40))
  for (const [member, days] of [
    [large, 7300],
    [small, 40],
  ] as const) {
    const each = sql`generate_series(0, ${days - 1}::int) as d`
    const date = sql`date '2026-11-18' - d`
    await sql`insert into moods (member_id, id, date, mood, note, created_at)
      select ${member}, gen_random_uuid(), ${date}, 'calm', 'Bread and tea by the river', now()
      from ${each}, generate_series(1, 5)`.execute(db)
    await sql`insert into health_entries (member_id, date, id, water_ml, steps, notes)
      select ${member}, ${date}, gen_random_uuid(), 1500, 8000 + d, 'Walked' from ${each}`.execute(db)
    await sql`insert into daily_notes (member_id, date, items, version)
      select ${member}, ${date}, (select jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'text', 'Something to do ' || n,
        'type', 'task', 'time', null, 'color', 'gray', 'reminder', false, 'completed', true,
        'createdAt', '2026-11-18T12:00:00Z')) from generate_series(1, 10) as n), 1 from ${each}`.execute(db)
    await sql`insert into journal_entries (member_id, id, date, title, body, tags)
      select ${member}, gen_random_uuid(), ${date}, 'Day ' || d, d || ' ' || ${words}, '{walk,tea}' from ${each}`.execute(
      db,
    )
    await sql`insert into journal_images (member_id, id, key, width, height, widths, unused_since)
      select ${member}, gen_random_uuid(), 'private/' || gen_random_uuid(), 1600, 1200, '{1600,800,400}', null
      from generate_series(1, ${member === large ? pictures : 20})`.execute(db)
  }
}
