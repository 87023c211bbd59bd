import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sql } from 'kysely'
import { picturesFolder } from '../../../content/pictures.ts'
import { hashOfUpload } from '../../../contract/images.ts'
import { rates } from '../../../contract/rates.ts'
import {
  type PackedTheme,
  packedThemes,
  packFormat,
  pathOfArt,
  themePackRequest,
} from '../../../contract/theme-packs.ts'
import { mapPictures } from '../../../contract/theme-pictures.ts'
import type { Deps } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { concurrencyLimit } from '../../kernel/concurrency-limit.ts'
import type { Spool, SpooledFile } from '../../kernel/files/spool.ts'
import { type ZipWriter, zipArchive } from '../../kernel/files/zip.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { enter } from '../../kernel/http/door.ts'
import { notFound, Refusal } from '../../kernel/http/refusal.ts'
import { parse } from '../../kernel/http/validate.ts'
import { whenSent } from '../../kernel/http/when-sent.ts'
import { writeAudit } from '../audit/queries.ts'
import { type ThemeRow, themeFields } from './fields.ts'
import { listWrittenTexts } from './languages.ts'
import { keyOf } from './present.ts'
import { inOrder } from './queries.ts'

type Needs = Pick<Deps, 'db' | 'storage' | 'clock' | 'limiter' | 'picture'> & {
  product: string
  spool: Spool
}

/** How long a reader may take, so that none holds a file for ever. */
const longestMs = 15 * 60_000
const stalled = () => new Error('The reader of a theme pack took too long.')

/** Throws a refusal, returns anything else. */
function required<T>(value: T | Refusal): T {
  if (value instanceof Refusal) throw value
  return value
}

/** Writes the pictures of themes, each once, and then their words with the paths of the pictures. */
async function writePack(
  { db, storage, picture }: Needs,
  rows: readonly ThemeRow[],
  zip: ZipWriter,
  head: object,
) {
  const written = new Map<string, string | null>()

  /** Writes a stored picture, and returns its path; null for one that is gone. */
  async function write(stored: string): Promise<string | null> {
    const art = picture(keyOf(stored) ?? '')
    if (art) {
      const path = pathOfArt(art.url)
      await zip.stored(path, createReadStream(join(picturesFolder, basename(art.url))))
      return path
    }
    const file = hashOfUpload(stored) ? await storage.get(basename(stored)) : undefined
    if (!file) return null
    const path = `pictures/${basename(stored)}`
    await zip.stored(path, file.body)
    return path
  }

  const themes: PackedTheme[] = []
  for (const row of rows) {
    const { isDraft: _, ...fields } = themeFields.read(row)
    const stored: string[] = []
    mapPictures(fields, (one) => {
      stored.push(one)
      return one
    })
    for (const one of stored) if (!written.has(one)) written.set(one, await write(one))
    const texts = await listWrittenTexts(db, row)
    themes.push({
      ...mapPictures(fields, (one) => written.get(one) ?? null),
      ...(Object.keys(texts).length > 0 && { texts }),
    })
  }
  const words = `${JSON.stringify({ ...head, themes }, null, 2)}\n`
  await zip.compressed(packedThemes, Readable.from([words]))
}

/**
 * Serves themes with their pictures as one ZIP, to an administrator's bearer token. Two are written
 * at a time in a process, at the speed of the disk; one that breaks off has no list of files at its end, so it is no archive.
 */
export function serveThemePacks(
  app: FastifyInstance,
  prefix: string,
  deps: Needs,
  authenticate: (token: string) => Promise<Caller | undefined>,
): void {
  const { db, clock, limiter, product, spool } = deps
  const inTurn = concurrencyLimit({ atOnce: 2, mostWaiting: 10, mostWaitMs: 20_000 })
  app.route({
    method: 'GET',
    url: `${prefix}/themes/packs`,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { member } = required(await enter({ door: 'curator' }, request, authenticate))
      const { themes: ids } = required(parse(themePackRequest, request.query))
      const limited = member && (await limiter.take(rates.packs, member.id))
      if (limited) throw limited
      const rows = await inOrder(
        db.selectFrom('themes').selectAll().where('id', '=', sql<string>`any(${ids}::uuid[])`),
      ).execute()
      if (rows.length === 0 || !member) throw notFound('Theme not found')
      const now = clock.now()
      await writeAudit(db, {
        at: now,
        kind: 'themes-packed',
        actor: { id: member.id },
        details: { themes: rows.length },
      })
      let sending: Promise<void> | undefined
      await inTurn(async () => {
        await spool.makeRoom()
        const head = { format: packFormat, version: 1, product, made_at: toStored(now) }
        const archive = zipArchive((zip) => writePack(deps, rows, zip, head), new Date(now.epochMilliseconds))
        const file = await spool.add(archive)
        sending = send(file, reply, `themes-${now.toString().slice(0, 10)}.zip`)
        await Promise.race([file.written, sending])
      })
      await sending
      return reply
    },
  })
}

async function send(file: SpooledFile, reply: FastifyReply, name: string): Promise<void> {
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
    'x-accel-buffering': 'no',
  })
  const tooSlow = setTimeout(() => file.breakOff(stalled()), longestMs).unref()
  try {
    const ended = whenSent(reply)
    reply.send(file.body)
    await ended
  } finally {
    clearTimeout(tooSlow)
    await file.end()
  }
}
