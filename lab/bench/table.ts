import type { Figures } from './figures.ts'

/** The result, with the processor time of the answering process in milliseconds a request. */
type Best = Figures & { cpu: number | undefined }

/** The product, a bare server, the bare driver, and a bare server that uses the bare driver. */
export type BenchTarget = 'product' | 'bare' | 'raw' | 'both'

/** One call over a number of connections, and its limits. */
export type CallMeasurement = {
  call: string
  use: string
  connections: number
  bytes: number
  statements: number
  trips: number
  best: Partial<Record<BenchTarget, Best>>
}

const columns = [
  'Call',
  'Connections',
  'Statements',
  'Trips',
  'Bytes',
  'Requests/s',
  'p50 ms',
  'p99 ms',
  'Bare server/s',
  'Bare driver/s',
  'Of the slower',
  'Both in one/s',
  'Of both',
  'CPU ms',
  'Bare server',
  'Bare driver',
  'p50 to smallest',
]

const whole = (value: number | undefined) =>
  value === undefined ? '–' : Math.round(value).toLocaleString('en')
const fine = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(2))

/** The share of the slower limit that is reached; undefined if it was not measured. */
function shareOfSlower({ product, bare, raw }: CallMeasurement['best']): number | undefined {
  return bare && raw && shareOf(product, bare.rate < raw.rate ? bare : raw)
}

function shareOf(product: Best | undefined, limit: Best | undefined): number | undefined {
  return product && limit && limit.rate > 0 ? product.rate / limit.rate : undefined
}

/**
 * A Markdown table. With `smallest`, the same day in the smallest community, it shows how much longer the median is.
 */
export function tableOf(measured: CallMeasurement[], smallest?: CallMeasurement[]): string {
  const rows = measured.map((one) => {
    const { call, use, connections, statements, trips, bytes, best } = one
    const before = smallest?.find(
      (other) => other.call === call && other.use === use && other.connections === connections,
    )
    const growth = before?.best.product && best.product && best.product.p50 / before.best.product.p50
    return [
      `\`${call}\` ${use}`,
      connections,
      statements,
      trips,
      whole(bytes),
      whole(best.product?.rate),
      fine(best.product?.p50),
      fine(best.product?.p99),
      whole(best.bare?.rate),
      whole(best.raw?.rate),
      fine(shareOfSlower(best)),
      whole(best.both?.rate),
      fine(shareOf(best.product, best.both)),
      fine(best.product?.cpu),
      fine(best.bare?.cpu),
      fine(best.raw?.cpu),
      fine(growth),
    ]
  })
  const lines = [columns, columns.map((_, at) => (at === 0 ? '---' : '--:')), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
