import type { Kysely } from 'kysely'
import type { GeocodedPlace } from '../contract/admin.ts'
import type { Clock } from './kernel/clock.ts'
import type { Replicas } from './kernel/database/replicas.ts'
import type { BundledPicture } from './kernel/files/pictures.ts'
import type { Storage } from './kernel/files/storage.ts'
import type { RateLimiter } from './kernel/http/rate-limit.ts'
import type { Refusal } from './kernel/http/refusal.ts'
import type { JobSender } from './kernel/jobs.ts'
import type { MailOutbox } from './kernel/mail/mail-outbox.ts'
import type { Outbound } from './kernel/outside/outbound.ts'
import type { Tables } from './tables.ts'
import type { Texts } from './texts.ts'

export type Db = Kysely<Tables>

/** Writes an affirmation, or tells in a word or two, none of them the member's, why it could not. Never throws. */
export type AffirmationService = (wish: {
  name: string
  focus: string
}) => Promise<{ text: string } | { fault: string }>

/** Finds up to five places of an address, best first, or tells in a word or two, none of them the address's, why it could not. Never throws. */
export type Geocoder = (address: string) => Promise<GeocodedPlace[] | { fault: string }>

/** An image as it will be kept: its files, widest first, and what is known of it. */
export type RenderedImage = {
  hash: string
  width: number
  height: number
  files: { width: number; bytes: Uint8Array }[]
  lqip: string
  palette: string[]
}

export type ImageRenderer = {
  /** Turns what somebody sent into the files that are kept of it, or says why not. */
  render(sent: Uint8Array): Promise<RenderedImage | Refusal>
  /** To be called when a picture is on its way, so that it need not wait. */
  prepare(): void
}

/** All that the features need of the world; a test replaces time and mail here and nowhere else. */
export type Deps = {
  db: Db
  /** Undefined where there are none. Not for handlers: a row that may lag is handed what to read from. */
  replicas: Replicas<Tables> | undefined
  clock: Clock
  /** What people read, in each of its languages. */
  texts: Texts
  /** Sends the letters of jobs. */
  mail: MailOutbox
  jobs: JobSender
  limiter: RateLimiter
  /** Where the files of images are kept. */
  storage: Storage
  imageRenderer: ImageRenderer
  /** Fetches an address that a member gave, from public servers only. */
  outbound: Outbound
  /** The address people open, without a slash at its end. */
  publicUrl: () => string
  /** Whether the database answers. */
  ready: () => Promise<boolean>
  /** Whether there is space to add data; without it, only what is small or frees space goes on (ruling 40). */
  hasRoom: () => boolean
  /** The address of one of our own pictures by its key, such as `cover/still-water`; undefined when unknown. */
  picture: (key: string) => BundledPicture | undefined
  /** Undefined where none is configured: affirmations then come from the written collection. */
  affirmationService: AffirmationService | undefined
  /** Whether this is the demo, into which everybody is let. */
  demo: boolean
  /** Undefined where none is configured: the bundled list of cities then answers. */
  geocoder: Geocoder | undefined
}
