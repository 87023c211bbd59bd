import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { answerOrders, ask, stop } from '../../../lab/bench/child.ts'
import { leanly } from '../../../scripts/run/lean.mjs'
import type { Db } from '../../deps.ts'
import { systemClock } from '../../kernel/clock.ts'
import type { Engine } from '../../kernel/database/database.ts'
import { spool } from '../../kernel/files/spool.ts'
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

type Figures = Record<string, string | number>

/**
 * How much memory an export of 2 GB needs, and how long it takes: twenty years of every day, and 7,500 pictures. Once
 * with the settings that the product starts with, and once as Node is without them, which collects later.
 */
export async function run({ engines }: { engines: Engine[] }): Promise<Figures> {
  const figures: Figures = {}
  for (const engine of engines) {
    Object.assign(figures, await inProcess(engine, 'as the product starts', leanly(process.cwd(), {})))
    const without = { NODE_OPTIONS: '', MALLOC_ARENA_MAX: '' }
    Object.assign(figures, await inProcess(engine, 'without settings', without))
  }
  return figures
}

/** In a process of its own, so that no garbage of another measurement is there to be used again. */
async function inProcess(only: Engine, settings: string, env: Record<string, string>): Promise<Figures> {
  const child = fork(import.meta.filename, { execArgv: ['--expose-gc'], env: { ...process.env, ...env } })
  const figures = await ask<Figures>(child, { only })
  await stop(child)
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${settings}, ${name}`, value]))
}

async function measure(engine: string, db: Db): Promise<Figures> {
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
  const folder = mkdtempSync(join(tmpdir(), 'a-genda-export-memory-'))
  const files = spool({ folder })
  /** Writes an export to the disk and reads it there, as the product does. */
  const deliver = async (member: string, look?: (sent: number) => void): Promise<number> => {
    const file = await files.add(await exportOf(needs, member, null))
    return drain(file.body, look).finally(() => file.end())
  }
  // What is loaded and compiled once is not counted.
  await deliver(small)
  globalThis.gc?.()
  const before = process.memoryUsage()
  let peak = before.rss
  const began = performance.now()
  const bytes = await deliver(large, () => {
    peak = Math.max(peak, process.memoryUsage.rss())
  })
  const seconds = (performance.now() - began) / 1000
  // The same once more. What is left after each collection is what the export itself holds.
  let held = 0
  let next = 0
  await deliver(large, (sent) => {
    if (sent < next) return
    next = sent + 50e6
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    held = Math.max(held, heapUsed + external - before.heapUsed - before.external)
  })
  rmSync(folder, { recursive: true })
  return {
    [`${engine}: bytes, MB`]: Math.round(bytes / 1e6),
    [`${engine}: seconds`]: Math.round(seconds * 10) / 10,
    [`${engine}: memory of the process more at the peak, MB`]: Math.round((peak - before.rss) / 1e6),
    [`${engine}: held at the most, MB`]: Math.round(held / 1e6),
  }
}

/** Reads as a socket does, which lets the process do other things between. `look` is told how much came. */
async function drain(stream: Readable, look: (sent: number) => void = () => {}): Promise<number> {
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    look(bytes)
    await setImmediate()
  }
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

if (import.meta.main)
  answerOrders<{ only: Engine }>(({ only }) => onBothEngines(measure, { durable: false, only }))
