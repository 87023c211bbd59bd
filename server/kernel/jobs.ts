import { type Kysely, sql } from 'kysely'
import type { fromKysely } from 'pg-boss'

/** A kind of background work. A job carries ids, or data that cannot be looked up. */
export type Job<D extends object = Record<string, never>> = {
  name: string
  /** How often a failed job is tried again. Each wait is longer than the one before. */
  retries: number
  /** Seconds before the first of them, at least; five if it is not said. */
  retryAfter?: number
  /** Seconds after which a try is given up: of a node that died, or of work that hangs. */
  seconds: number
  /** When the job runs by itself: cron, in UTC. It runs once for all nodes, and once for all times that were missed. */
  cron?: string
  /** Never set. It is the type of what a job of this kind carries. */
  carries?: D
}

/** Does a job. Throwing is trying again later, as long as tries are left. */
export type Worker<D extends object = object> = {
  job: Job<D>
  work: (data: D, about: { id: string; askedAt: Date; attempt: number }) => Promise<void>
}

/** Names the type of a worker's data by its job. */
export const worker = <D extends object>(job: Job<D>, work: Worker<D>['work']): Worker =>
  ({ job, work }) as unknown as Worker

export type JobSender = {
  /** Adds a job, which is stored before this resolves. Given a transaction, the job exists only if that commits. */
  send<D extends object>(job: Job<D>, data: D, transaction?: Parameters<typeof fromKysely>[0]): Promise<void>
}

export type Jobs = JobSender & {
  /** Opens the queue, which `send` within a transaction needs. If supervised, starts working on it. */
  start(): Promise<void>
  /** Runs all waiting jobs, one after another, and throws the first failure: for tests. */
  drain(): Promise<void>
  /** The number of jobs that failed for good and are still stored, by name. */
  failures(): Promise<Record<string, number>>
  /** Takes no more jobs, and waits up to ten seconds for running ones. */
  stop(): Promise<void>
}

/** Deletes the jobs that carry one of these texts, in whatever capitals: the id or the address of somebody who leaves. */
export async function deleteJobsAbout<T>(tx: Kysely<T>, values: string[]): Promise<void> {
  const { rows } = await sql<{ there: string | null }>`select to_regclass('jobs.job') as there`.execute(tx)
  if (!rows[0]?.there) return
  await sql`delete from jobs.job where exists (select from jsonb_each_text(data) as carried
    where lower(carried.value) = any(${values.map((value) => value.toLowerCase())}))`.execute(tx)
}

/** How many jobs of some kinds failed for good in the last days. Older ones are deleted. */
export async function countFailedJobs<T>(db: Kysely<T>, jobs: readonly Pick<Job, 'name'>[]): Promise<number> {
  const names = jobs.map(({ name }) => name)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from jobs.job
    where name = any(${names}) and state = 'failed'`.execute(db)
  return rows[0]?.count ?? 0
}
