import type { Registry } from 'prom-client'

/** The metrics of one process. */
export type ProcessMetrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** What a process is there for beside answering requests. */
export type Duties = {
  /** It does what is done once a start: it makes the first administrator, and says where the product is open. */
  start: boolean
  /** It runs the jobs of its node. */
  jobs: boolean
}

/** The environment variable that tells a process its duties. */
export const dutiesKey = 'AGENDA_DUTIES'

/** A message of a process to the primary. */
export type FromProcess =
  | { is: 'open' }
  /** It cannot start: the sentence to print, and the exit code. */
  | { is: 'refused'; says: string; code: number }
  /** It was asked for the metrics of the node. */
  | { is: 'asked for metrics'; id: number }
  | { is: 'metrics'; id: number; metrics: ProcessMetrics }

/** A message of the primary to a process. */
export type ToProcess =
  | { do: 'stop' }
  /** Another process has taken its place: it stops without refusing a request. */
  | { do: 'retire' }
  | { do: 'tell metrics'; id: number }
  /** The answer to `asked for metrics`, in the format of Prometheus. */
  | { do: 'answer with metrics'; id: number; text: string }
