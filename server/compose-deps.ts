import type { Deps } from './deps.ts'
import { affirmationsIn } from './features/affirmation/collections.ts'
import { imageRenderer } from './features/images/renderer.ts'
import { starterWordsIn } from './features/themes/starter-words.ts'
import { workers } from './jobs.ts'
import type { OpenDatabase } from './kernel/database/database.ts'
import { jobQueue } from './kernel/job-queue.ts'
import type { Jobs, Worker } from './kernel/jobs.ts'
import type { logger } from './kernel/log.ts'
import { mailOutbox } from './kernel/mail/mail-outbox.ts'
import type { Mailer } from './kernel/mail/mailer.ts'
import { backupsUntil, type Nights } from './operator/nightly.ts'
import type { Tables } from './tables.ts'

/** What differs between the product, its tests and the demo. A part that is left out is not configured. */
type Given = Pick<
  Deps,
  'clock' | 'texts' | 'limiter' | 'storage' | 'ledger' | 'outbound' | 'publicUrl' | 'picture'
> &
  Partial<
    Pick<
      Deps,
      | 'replicas'
      | 'demo'
      | 'starterWords'
      | 'affirmations'
      | 'push'
      | 'affirmationService'
      | 'themeWriter'
      | 'geocoder'
      | 'asksHealthConsent'
      | 'needsHealthReason'
      | 'adminsNeedSecondFactor'
      | 'registration'
      | 'oidc'
      | 'lastBackup'
    >
  > & {
    database: OpenDatabase<Tables>
    mailer: Mailer
    log: ReturnType<typeof logger>
    /** When backups are made and how many are kept, if not as usual. */
    nights?: Nights
    /** Jobs beside those of the features. */
    moreWorkers?: (deps: Deps) => Worker[]
    /** How many pictures are decoded at a time, if not as usual. */
    picturesAtOnce?: number
    /** Whether jobs run by themselves. Otherwise only {@link Jobs.drain} runs them. */
    supervised: boolean
  }

/** Puts together what the features need. The caller starts and stops `jobs`, and closes `renderer`. */
export function composeDeps({
  database,
  mailer,
  log,
  nights,
  moreWorkers = () => [],
  picturesAtOnce,
  supervised,
  ...given
}: Given) {
  const jobs: Jobs = jobQueue(database, log, () => [...workers(deps), ...moreWorkers(deps)], supervised)
  const renderer = imageRenderer({ log, ...(picturesAtOnce && { atOnce: picturesAtOnce }) })
  const deps: Deps = {
    replicas: undefined,
    demo: false,
    asksHealthConsent: false,
    needsHealthReason: false,
    adminsNeedSecondFactor: false,
    registration: 'open',
    oidc: undefined,
    lastBackup: async () => undefined,
    affirmationService: undefined,
    themeWriter: undefined,
    geocoder: undefined,
    push: undefined,
    starterWords: starterWordsIn({}),
    affirmations: affirmationsIn({}),
    ...given,
    db: database.db,
    mail: mailOutbox(database.db, mailer, log),
    jobs,
    imageRenderer: renderer,
    ready: () => database.ready(),
    hasRoom: () => database.hasRoom(),
    backupsUntil: (deletedAt) => backupsUntil(database.engine, deletedAt, nights),
  }
  return { deps, jobs, renderer }
}
