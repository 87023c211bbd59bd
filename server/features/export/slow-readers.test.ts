import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { picturesFolder } from '../../../content/pictures.ts'
import type { Session } from '../../../contract/auth.ts'
import { pictures } from '../../kernel/files/pictures.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeImage, makeMember, makePost, makeTheme } from '../../test/make.ts'
import { readExport } from '../../test/read-export.ts'

let app: TestApp
let port: number
beforeAll(async () => {
  app = await testApp({ picture: pictures(picturesFolder) })
  port = Number(new URL(await app.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app.close())

/** More than the system takes for a reader who does not read. */
const pictureBytes = 32 * 1024 * 1024

/** Makes each stored picture a large one. */
function enlarge(): void {
  const { storage } = app.deps
  const { get } = storage
  storage.get = async () => {
    const body = new PassThrough()
    body.end(Buffer.alloc(pictureBytes, 'p'))
    return { size: pictureBytes, body }
  }
  onTestFinished(() => {
    storage.get = get
  })
}

/** Asks for an address, reads the beginning of the answer, and then nothing more. */
async function readNothing(path: string, token?: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  const authorization = token ? `Authorization: Bearer ${token}\r\n` : ''
  socket.write(`GET /api${path} HTTP/1.1\r\nHost: agenda.test\r\n${authorization}\r\n`)
  const begun = await new Promise<Buffer>((resolve) => socket.once('data', resolve))
  socket.pause()
  expect(begun.toString('latin1')).toContain('200 OK')
  return socket
}

const link = async (as: Session) => (await app.call('POST /me/export', { as, body: {} })).body.url

test('two readers who read nothing keep nobody from their export, and leave no file behind', async () => {
  const slow = [await makeMember(app), await makeMember(app), await makeMember(app)]
  for (const as of slow) await makePost(app, as, { image_url: await makeImage(app) })
  enlarge()
  const sockets: Socket[] = []
  for (const as of slow) sockets.push(await readNothing(await link(as)))
  const other = await makeMember(app)
  const { statusCode, rawPayload } = await app.app.inject({ method: 'GET', url: `/api${await link(other)}` })
  expect(statusCode).toBe(200)
  expect((await readExport(rawPayload)).files.has('manifest.json')).toBe(true)
  const download = async (as: Session) => (await app.call('GET /me/export', { as })).body.download
  expect(await Promise.all(slow.map(download))).toEqual(['running', 'running', 'running'])
  expect(readdirSync(app.downloads)).toEqual([])
  for (const socket of sockets) socket.destroy()
  await vi.waitFor(
    async () => expect(await Promise.all(slow.map(download))).toEqual([null, null, null]),
    10_000,
  )
})

test('administrators who read nothing keep nobody from a theme pack', async () => {
  const admins = [await makeAdmin(app), await makeAdmin(app), await makeAdmin(app)]
  const theme = await makeTheme(app, { cover: await makeImage(app) })
  enlarge()
  for (const { access_token } of admins) await readNothing(`/themes/packs?themes=${theme}`, access_token)
  const { statusCode } = await app.app.inject({
    method: 'GET',
    url: `/api/themes/packs?themes=${theme}`,
    headers: { authorization: `Bearer ${(await makeAdmin(app)).access_token}` },
  })
  expect(statusCode).toBe(200)
})
