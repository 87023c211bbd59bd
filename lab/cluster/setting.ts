import { startS3Server } from '../../server/test/s3-server.ts'
import { type DatabasePair, startPair } from './database-pair.ts'
import { startMailServer } from './mail-server.ts'
import { type ProductProcess, startProduct } from './product-process.ts'
import { startProxy } from './proxy.ts'

const access = { region: 'auto', accessKeyId: 'cluster', secretAccessKey: 'a quiet harbour wall' }

/** What has to be stopped in any case, the latest first. */
export type Cleanups = (() => Promise<unknown>)[]

export type Setting = {
  pair: DatabasePair
  mail: Awaited<ReturnType<typeof startMailServer>>
  /** The files of images, by their names. */
  objects: ReadonlyMap<string, unknown>
  /** Every process that was started so far. */
  processes: readonly ProductProcess[]
  /** Starts one more process of the product. */
  open(name: string): Promise<ProductProcess>
  /** The address of the proxy in front of them. */
  url: string
}

/** Starts three processes of the product at once on an empty database, and everything they need. */
export async function openSetting(folder: string, ends: Cleanups, signal: AbortSignal): Promise<Setting> {
  const pair = await startPair(folder)
  ends.push(() => pair.stop())
  const store = await startS3Server(access)
  ends.push(() => store.stop())
  const mail = await startMailServer()
  ends.push(() => mail.stop())

  const processes: ProductProcess[] = []
  const open = async (name: string) => {
    const env = {
      DATA_DIR: `${folder}/${name}`,
      DATABASE_URL: pair.url,
      SMTP_URL: mail.urlFor(name),
      TRUST_PROXY: 'loopback',
      S3_ENDPOINT: store.endpoint,
      S3_REGION: access.region,
      S3_ACCESS_KEY_ID: access.accessKeyId,
      S3_SECRET_ACCESS_KEY: access.secretAccessKey,
    }
    const started = await startProduct(name, env, signal)
    processes.push(started)
    ends.push(async () => started.running() && started.kill())
    return started
  }
  // Waits for all, so that the started ones are stopped if one did not start.
  const openings = await Promise.allSettled(['first', 'second', 'third'].map(open))
  const failed = openings.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason

  const proxy = await startProxy(() => processes.map(({ port }) => port))
  ends.push(() => proxy.stop())
  return { pair, mail, objects: store.objects, processes, open, url: proxy.url }
}
