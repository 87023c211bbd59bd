import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPublicAddress, type OutboundPolicy, outbound, publicWeb, type Resolve } from './outbound.ts'

const mostBytes = 100_000

/** The answers of the test's own server, by path; `/to?address` redirects. */
const routes: Record<string, (response: ServerResponse) => void> = {
  '/picture': (response) => response.end('the picture'),
  '/missing': (response) => response.writeHead(404).end('gone'),
  '/huge': (response) => response.writeHead(200, { 'content-length': 1e12 }).end('x'),
  '/endless': (response) => {
    const more = () => {
      if (response.destroyed) return
      if (response.write(Buffer.alloc(16_384))) setImmediate(more)
      else response.once('drain', more)
    }
    more()
  },
  '/silent': () => {},
  '/stalls': (response) => void response.write('the first half'),
  '/breaks-off': (response) => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('the first half', () => response.destroy())
  },
  '/busy': (response) => response.writeHead(503).end(),
  '/too-often': (response) => response.writeHead(429).end(),
  '/members-only': (response) => response.writeHead(403).end(),
  '/exactly': (response) => response.end(Buffer.alloc(mostBytes)),
  '/one-more': (response) => response.end(Buffer.alloc(mostBytes + 1)),
}
const answer: RequestListener = (request, response) => {
  const to = /^\/to\?(.*)$/.exec(request.url ?? '')?.[1]
  if (to) response.writeHead(302, { location: decodeURIComponent(to) }).end('this way')
  else routes[request.url ?? '']?.(response)
}

const server = createServer(answer)
let port = 0
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** The real rules, except that 127.0.0.1 stands for a public server. 127.0.0.2 and all others are unchanged. */
const policy: OutboundPolicy = {
  address: (ip) => ip === '127.0.0.1' || publicWeb.address(ip),
  port: (wanted) => wanted === port || publicWeb.port(wanted),
}
/** Every name resolves to the test's server, unless a test says otherwise. */
const names =
  (known: Record<string, string[]> = {}): Resolve =>
  async (name) =>
    known[name] ?? ['127.0.0.1']

const fetcher = (given: { resolve?: Resolve; timeoutMs?: number } = {}) =>
  outbound({ mostBytes, policy, resolve: given.resolve ?? names(), timeoutMs: given.timeoutMs ?? 20_000 })
const at = (path: string, host = 'pictures.example') => `http://${host}:${port}${path}`
const to = (address: string) => at(`/to?${encodeURIComponent(address)}`)

const told = (result: Awaited<ReturnType<ReturnType<typeof outbound>>>) =>
  result instanceof Uint8Array ? Buffer.from(result).toString() : result.fault

describe('an address is public', () => {
  test.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8'])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
})

describe('an address is not public', () => {
  test.each([
    ...['127.0.0.1', '127.255.0.3', '0.0.0.0', '0.1.2.3', '10.1.2.3', '172.16.0.1', '192.168.1.1'],
    ...[
      '100.64.0.1',
      '169.254.169.254',
      '192.0.0.8',
      '192.0.2.1',
      '198.18.0.1',
      '198.51.100.1',
      '203.0.113.1',
    ],
    ...['192.88.99.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:a00:1', '::ffff:0:127.0.0.1', '64:ff9b::7f00:1'],
    ...['64:ff9b:1::1', '2002:7f00:1::', '2001::1', '2001:db8::1', 'fc00::1', 'fd12:3456::1', 'fe80::1'],
    ...['fe80::1%eth0', 'fec0::1', 'ff02::1', '100::1', '3fff::1', '4000::1', 'localhost', '', '127.1'],
  ])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('nothing is asked of', () => {
  test.each([
    ['loopback in decimal', 'http://2130706433/'],
    ['loopback in octal', 'http://0177.0.0.1/'],
    ['loopback in hexadecimal', 'http://0x7f.0.0.1/'],
    ['loopback in one hexadecimal number', 'http://0x7f000001/'],
    ['loopback cut short', 'http://127.1/'],
    ['loopback in full-width digits', 'http://１２７.０.０.１/'],
    ['loopback in IPv6', 'http://[::1]/'],
    ['loopback in IPv6, written out', 'http://[0:0:0:0:0:0:0:1]/'],
    ['loopback mapped into IPv6', 'http://[::ffff:127.0.0.1]/'],
    ['loopback mapped into IPv6, in hexadecimal', 'http://[::ffff:7f00:1]/'],
    ['loopback within IPv6', 'http://[::127.0.0.1]/'],
    ['loopback behind NAT64', 'http://[64:ff9b::7f00:1]/'],
    ['every address of this machine', 'http://0/'],
    ['a private network', 'http://10.0.0.1/'],
    ['a cloud’s metadata', 'http://169.254.169.254/latest/meta-data/'],
    ['a cloud’s metadata in IPv6', 'http://[fd00:ec2::254]/'],
    ['another scheme', 'file:///etc/passwd'],
    ['a scheme of its own', 'gopher://93.184.216.34/'],
    ['someone’s credentials', 'http://user:secret@pictures.example/'],
    ['a port that is not the web’s', 'http://93.184.216.34:22/'],
    ['a port that is not the web’s, of a database', 'http://pictures.example:5432/'],
  ])('%s', async (_what, address) => {
    let looked = 0
    const resolve: Resolve = async () => {
      looked += 1
      return ['127.0.0.1']
    }
    // The real rules, without the test's exception.
    expect(told(await outbound({ mostBytes, resolve })(address))).toBe('forbidden')
    expect(looked).toBe(0)
  })

  test.each([
    ['loopback', ['127.0.0.2']],
    ['loopback in IPv6', ['::1']],
    ['loopback mapped into IPv6', ['::ffff:127.0.0.2']],
    ['a private network, beside a public address', ['93.184.216.34', '10.0.0.1']],
    ['the cloud’s metadata', ['169.254.169.254']],
  ])('a name that is %s', async (_what, addresses) => {
    const fetch = fetcher({ resolve: names({ 'inside.example': addresses }) })
    expect(told(await fetch(at('/picture', 'inside.example')))).toBe('forbidden')
  })

  test('localhost, by whatever name it is called', async () => {
    const resolve = names({ localhost: ['127.0.0.2'], 'localtest.example': ['127.0.0.2'] })
    const fetch = fetcher({ resolve })
    for (const host of ['localhost', 'LOCALHOST', 'localtest.example'])
      expect(told(await fetch(at('/picture', host)))).toBe('forbidden')
  })

  test('what is no address, or a name that nobody knows', async () => {
    expect(told(await fetcher()('not an address'))).toBe('absent')
    expect(told(await fetcher({ resolve: names({ 'nobody.example': [] }) })(at('/', 'nobody.example')))).toBe(
      'failed',
    )
    const failing: Resolve = () => Promise.reject(new Error('SERVFAIL'))
    expect(told(await fetcher({ resolve: failing })(at('/picture')))).toBe('failed')
  })
})

describe('a public server', () => {
  test('is asked, and its file comes back', async () => {
    expect(told(await fetcher()(at('/picture')))).toBe('the picture')
    expect(told(await fetcher()(at('/exactly')))).toHaveLength(mostBytes)
  })

  test('that has no such file, or breaks off, gives nothing', async () => {
    expect(told(await fetcher()(at('/missing')))).toBe('absent')
    expect(told(await fetcher()(at('/members-only')))).toBe('absent')
    expect(told(await fetcher()(at('/busy')))).toBe('failed')
    expect(told(await fetcher()(at('/too-often')))).toBe('failed')
    expect(told(await fetcher()(at('/breaks-off')))).toBe('failed')
    expect(told(await fetcher()('http://127.0.0.1:8443/'))).toBe('failed')
  })

  test('is not told who asks', async () => {
    const headers: Record<string, unknown>[] = []
    const own = createServer((request, response) => {
      headers.push(request.headers)
      response.writeHead(200, { 'set-cookie': 'a=b' }).end('x')
    })
    await new Promise<void>((done) => own.listen(0, '127.0.0.1', done))
    const bound = (own.address() as AddressInfo).port
    const fetch = outbound({ mostBytes, resolve: names(), policy: { ...policy, port: () => true } })
    await fetch(`http://pictures.example:${bound}/`)
    await fetch(`http://pictures.example:${bound}/`)
    own.close()
    expect(headers).toHaveLength(2)
    for (const sent of headers)
      expect(Object.keys(sent).sort()).toEqual([
        'accept',
        'accept-encoding',
        'connection',
        'host',
        'user-agent',
      ])
  })
})

describe('a redirect', () => {
  test('is followed three times, and no more', async () => {
    const once = to(at('/picture'))
    const thrice = to(to(once))
    expect(told(await fetcher()(thrice))).toBe('the picture')
    expect(told(await fetcher()(to(thrice)))).toBe('absent')
    expect(told(await fetcher()(at('/to?/picture')))).toBe('the picture')
  })

  test.each([
    ['loopback', 'http://127.0.0.2/'],
    ['loopback in decimal', 'http://2130706434/'],
    ['loopback in IPv6', 'http://[::1]/'],
    ['a name that is loopback', 'http://inside.example/'],
    ['another scheme', 'file:///etc/passwd'],
    ['another port', 'http://pictures.example:25/'],
    ['someone’s credentials', 'http://user:secret@pictures.example/'],
  ])('to %s is not followed', async (_what, address) => {
    const fetch = fetcher({ resolve: names({ 'inside.example': ['127.0.0.2'] }) })
    expect(told(await fetch(to(address)))).toBe('forbidden')
  })

  test('to nowhere gives nothing', async () => {
    expect(told(await fetcher()(to('http://')))).toBe('absent')
  })
})

describe('a name that changes its answer', () => {
  /** Each lookup gets another answer. */
  function changing(...answers: string[][]): { resolve: Resolve; asked: () => number } {
    let count = 0
    return { resolve: async () => answers[Math.min(count++, answers.length - 1)] ?? [], asked: () => count }
  }

  test('between check and connect has no second chance: what was checked is what is connected to', async () => {
    const { resolve, asked } = changing(['127.0.0.1'], ['127.0.0.2'])
    expect(told(await fetcher({ resolve })(at('/picture')))).toBe('the picture')
    expect(asked()).toBe(1)
  })

  test('between a redirect and what it leads to is checked again', async () => {
    const { resolve, asked } = changing(['127.0.0.1'], ['127.0.0.2'])
    expect(told(await fetcher({ resolve })(to(at('/picture'))))).toBe('forbidden')
    expect(asked()).toBe(2)
  })

  test('between two fetches is checked again: no connection is kept', async () => {
    const { resolve } = changing(['127.0.0.1'], ['::1'])
    const fetch = fetcher({ resolve })
    expect(told(await fetch(at('/picture')))).toBe('the picture')
    expect(told(await fetch(at('/picture')))).toBe('forbidden')
  })
})

describe('no server can', () => {
  test('send without end, or more than is allowed', async () => {
    for (const path of ['/endless', '/huge', '/one-more'])
      expect(told(await fetcher()(at(path)))).toBe('too large')
  })

  test.each(['/silent', '/stalls'])('keep us waiting: %s', async (path) => {
    expect(told(await fetcher({ timeoutMs: 300 })(at(path)))).toBe('too slow')
  })

  test('keep us waiting for its name', async () => {
    const never: Resolve = () => new Promise(() => {})
    expect(told(await fetcher({ resolve: never, timeoutMs: 300 })(at('/picture')))).toBe('too slow')
  })

  test('keep us waiting by redirecting slowly', async () => {
    const slow: Resolve = async () => {
      await new Promise((go) => setTimeout(go, 200))
      return ['127.0.0.1']
    }
    const fetch = fetcher({ resolve: slow, timeoutMs: 500 })
    expect(told(await fetch(to(to(to(at('/picture'))))))).toBe('too slow')
  })
})
