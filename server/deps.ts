import type { Kysely } from 'kysely'
import type { GeocodedPlace } from '../contract/admin.ts'
import type { RegistrationMode } from '../contract/invitations.ts'
import type { Clock } from './kernel/clock.ts'
import type { Replicas } from './kernel/database/replicas.ts'
import type { BundledPicture } from './kernel/files/pictures.ts'
import type { Storage } from './kernel/files/storage.ts'
import type { RateLimiter } from './kernel/http/rate-limit.ts'
import type { Refusal } from './kernel/http/refusal.ts'
import type { JobSender } from './kernel/jobs.ts'
import type { MailOutbox } from './kernel/mail/mail-outbox.ts'
import type { Outbound } from './kernel/outside/outbound.ts'
import type { OutboundPost } from './kernel/outside/outbound-post.ts'
import type { Ledger } from './ledger.ts'
import type { Tables } from './tables.ts'
import type { Texts } from './texts.ts'

export type Db = Kysely<Tables>

/**
 * Writes an affirmation, or returns in a word or two why it could not. The fault contains no word of the member's.
 * Never throws.
 */
export type AffirmationService = (request: {
  name: string
  focus: string
  language: string
}) => Promise<{ text: string } | { fault: string }>

/** The written affirmations of a language; the English ones where there are none. */
export type Affirmations = { of(language: string): readonly string[] }

/**
 * The starter library's words in another language for an English text of one kind, such as a `title`; undefined if there
 * are none.
 */
export type StarterWords = {
  find(language: string, kind: string, text: string): string | undefined
  /** Whether it has any in a language. */
  speaks(language: string): boolean
}

/** Suggests words for a theme, as it is written, or returns in a word or two why it could not. Never throws. */
export type ThemeWriter = (idea: string) => Promise<{ text: string } | { fault: string }>

/**
 * Finds up to five places for an address, the best first, or returns in a word or two why it could not. The fault
 * contains no word of the address. Never throws.
 */
export type Geocoder = (address: string) => Promise<GeocodedPlace[] | { fault: string }>

/** What a sign-in keeps of its beginning, to check the provider's answer with. */
export type SignInChecks = { state: string; nonce: string; verifier: string }

/** Who the provider says somebody is. The address is undefined unless the provider has confirmed it. */
export type ProvidedIdentity = { subject: string; email: string | undefined; name: string | undefined }

/**
 * Why the provider did not say who somebody is: they did not want to, it cannot be reached, or its answer is not what was
 * asked for.
 */
export type ProviderFault = { fault: 'declined' | 'away' | 'wrong'; reason: string }

/** An OpenID provider. Never throws. */
export type IdentityProvider = {
  /** What the button calls it. */
  name: string
  issuer: string
  /** Where to send a browser, and what to check its return with. */
  begin(redirectUri: string): Promise<{ url: string; checks: SignInChecks } | ProviderFault>
  /** Who came back to `url`, which is the redirect address with the provider's answer. */
  finish(url: URL, checks: SignInChecks): Promise<ProvidedIdentity | ProviderFault>
}

/** An image before it is stored: its files, the widest first, and its properties. */
export type RenderedImage = {
  hash: string
  width: number
  height: number
  files: { width: number; bytes: Uint8Array }[]
  lqip: string
  palette: string[]
}

export type ImageRenderer = {
  /** Turns an upload into the files that are stored, or returns why it is refused. */
  render(sent: Uint8Array): Promise<RenderedImage | Refusal>
  /** Called when a picture is on its way, so that it need not wait for a process. */
  prepare(): void
}

/** Everything outside that the features need. A test replaces time and mail here and nowhere else. */
export type Deps = {
  db: Db
  /**
   * Undefined without replicas. Handlers do not use it: a row that a replica may answer gets the database to read from.
   */
  replicas: Replicas<Tables> | undefined
  clock: Clock
  /** The texts that people read, in each of the languages. */
  texts: Texts
  /** The written affirmations, by language. */
  affirmations: Affirmations
  /** The starter library's words in other languages. */
  starterWords: StarterWords
  /** Sends the letters of jobs. */
  mail: MailOutbox
  jobs: JobSender
  limiter: RateLimiter
  /** Where the files of images are kept. */
  storage: Storage
  /** The record of deletions outside of the database (decision 23). */
  ledger: Ledger
  /**
   * The day on which the last nightly backup is removed that holds what is deleted at an instant; null where A-genda
   * makes none.
   */
  backupsUntil: (deletedAt: Temporal.Instant) => string | null
  imageRenderer: ImageRenderer
  /** Fetches an address that a member gave, from public servers only. */
  outbound: Outbound
  /**
   * How notices reach browsers while A-genda is closed, and how push services reach the operator: an `https:` or
   * `mailto:` address. Undefined where they cannot be told who sends, so that nothing is sent.
   */
  push: { post: OutboundPost; subject: string } | undefined
  /** The address people open, without a slash at its end. */
  publicUrl: () => string
  /** Whether the database answers. */
  ready: () => Promise<boolean>
  /** Whether there is space to add data. Without it, only calls that are small or free space continue (ruling 40). */
  hasRoom: () => boolean
  /** The picture for a key such as `cover/still-water`; undefined if there is none. */
  picture: (key: string) => BundledPicture | undefined
  /** Undefined if none is configured. Affirmations then come from the written collection. */
  affirmationService: AffirmationService | undefined
  /** Undefined if none is configured. Then there is no writing help. */
  themeWriter: ThemeWriter | undefined
  /** By whom members can sign in beside passwords; undefined if none is configured. */
  oidc: IdentityProvider | undefined
  /** Who may make an account. */
  registration: RegistrationMode
  /** Whether administrators need a member's consent to see their health entries. */
  asksHealthConsent: boolean
  /** Whether administrators must give a reason before they see a member's health entries. */
  needsHealthReason: boolean
  /** Whether everybody with a part in the back office needs a second factor to do anything. */
  adminsNeedSecondFactor: boolean
  /** When the newest backup was made; null if there is none, undefined where the database server makes them. */
  lastBackup: () => Promise<Temporal.Instant | null | undefined>
  /** Whether this is the demo, which lets everybody in. */
  demo: boolean
  /** Undefined if none is configured. The bundled list of cities then answers. */
  geocoder: Geocoder | undefined
}
