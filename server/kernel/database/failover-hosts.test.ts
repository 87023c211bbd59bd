import { expect, test } from 'vitest'
import { quietLog } from '../../test/quiet-log.ts'
import { openDatabase } from './database.ts'
import { urlsOf } from './failover-hosts.ts'

test('a URL of several hosts is one URL for each, with the same account and database', () => {
  expect(urlsOf('postgres://ada:s%40,x@one:5432,two:6432,[::1]/agenda?sslmode=require')).toEqual([
    'postgres://ada:s%40,x@one:5432/agenda?sslmode=require',
    'postgres://ada:s%40,x@two:6432/agenda?sslmode=require',
    'postgres://ada:s%40,x@[::1]/agenda?sslmode=require',
  ])
  expect(urlsOf('postgresql://one/agenda')).toEqual(['postgresql://one/agenda'])
  for (const wrong of [
    'agenda',
    'postgres://',
    'postgres://one,,two/agenda',
    'http://one/agenda',
    'postgres://a:b:c/x',
  ])
    expect(urlsOf(wrong), wrong).toBeUndefined()
})

const server = process.env.TEST_DATABASE_URL

test.runIf(server)('of several hosts the one that can be used is found', async () => {
  const { username, password, host, pathname } = new URL(server ?? '')
  const account = password ? `${username}:${password}` : username
  const url = `postgres://${account}@localhost:1,${host}${pathname}`
  const database = await openDatabase({ url, dataDir: '', log: quietLog() })
  expect(await database.ready()).toBe(true)
  await database.close()
})
