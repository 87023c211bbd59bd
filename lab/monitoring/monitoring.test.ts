import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { serveProbes } from '../../server/kernel/http/probes.ts'
import { httpServer } from '../../server/kernel/http/server.ts'
import { commands, configCommands } from '../../server/operator/commands.ts'
import { productMetrics } from '../../server/operator/metrics.ts'
import { testApp } from '../../server/test/app.ts'
import { toolsOf } from '../../server/test/operate.ts'
import { bringPromtool } from './promtool.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'docs/monitoring')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const alertsIn = (rules: string) => [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name)

/** The names of metrics that an expression reads. */
const metricsIn = (text: string) => [...text.matchAll(/\b(?:agenda|http|process)_[a-z_]+\b/g)].map(String)

let answered: Set<string>
beforeAll(async () => {
  const data = mkdtempSync(join(tmpdir(), 'a-genda-monitoring-'))
  const app = await testApp()
  const server = await httpServer({ log: pino({ level: 'silent' }), trustProxy: [], https: false })
  const needs = { ...toolsOf(data, app), clock: app.clock }
  serveProbes(server, async () => true, undefined, {
    more: (registries) => productMetrics(registries, needs),
  })
  const { body } = await server.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  // A histogram is read by its parts.
  const parts = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [`${name}`],
  )
  answered = new Set(parts)
  await server.close()
  await app.close()
  rmSync(data, { recursive: true })
})

test.each(['alerts.yml', 'dashboard.json'])('every metric in %s is one that /metrics answers', (name) => {
  const named = [...new Set(metricsIn(read(name)))]
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((metric) => !answered.has(metric))).toEqual([])
})

test('every metric of the product is watched by a rule or shown on the dashboard', () => {
  const watched = new Set(metricsIn(read('alerts.yml') + read('dashboard.json')))
  expect([...answered].filter((name) => name.startsWith('agenda_') && !watched.has(name))).toEqual([])
})

test('what an operator reads calls an email an email, as the screens do', () => {
  const said = Object.entries({ ...commands, ...configCommands }).flatMap(([name, { takes, says }]) => [
    name,
    takes,
    says,
  ])
  // Metrics and jobs have the names of the code.
  const names = /\b\w*letters?\b(?<=[_-]letters?)/g
  const documents = ['README.md', 'alerts.yml', 'dashboard.json'].map((name) => read(name).replace(names, ''))
  expect([...said, ...documents].join('\n').match(/^.*\bletters?\b.*$/gim)).toBeNull()
})

test('every rule is made to fire once, and to be silent when all is well', () => {
  const alerts = alertsIn(read('alerts.yml'))
  const tests = read('alerts.test.yml')
  const fires = [...tests.matchAll(/alertname: (\w+)\n +exp_alerts:\n +- exp_labels:/g)].map(
    ([, name]) => name,
  )
  const silent = [...tests.matchAll(/alertname: (\w+)\n(?! +exp_alerts)/g)].map(([, name]) => name)
  expect(fires).toEqual(alerts)
  expect(silent.sort()).toEqual([...alerts].sort())
})

test.runIf(process.env.THOROUGH)(
  'Prometheus accepts the rules, and each fires as it is meant to',
  async () => {
    const promtool = await bringPromtool()
    if (!promtool) throw new Error('There is no promtool, and no Debian to take it from.')
    const run = (...args: string[]) => execFileSync(promtool, args, { cwd: folder, encoding: 'utf8' })
    expect(run('check', 'rules', 'alerts.yml')).toMatch(/SUCCESS: \d+ rules found/)
    expect(run('test', 'rules', 'alerts.test.yml')).toMatch(/SUCCESS/)
  },
)

/** The dashboard as a literal of Grafana's own types. Enums stand as their values, and methods of the types are left out. */
const typed = (dashboard: string) => `
import type { Dashboard, FieldConfig, Panel, RowPanel } from '@grafana/grafana-foundation-sdk/dashboard'
import type { Dataquery } from '@grafana/grafana-foundation-sdk/prometheus'
import type { Options as StatOptions } from '@grafana/grafana-foundation-sdk/stat'
import type { FieldConfig as Lines, Options as LineOptions } from '@grafana/grafana-foundation-sdk/timeseries'
type Plain<T> = T extends string ? \`\${T}\` : T extends (infer E)[] ? Plain<E>[]
  : T extends object ? { [K in keyof T as K extends \`_\${string}\` ? never : K]: Plain<T[K]> } : T
type Shown<Type, O, C> = Omit<Panel, 'type' | 'targets' | 'options' | 'fieldConfig'> & {
  type: Type; targets: Dataquery[]; options: O
  fieldConfig: { defaults: Omit<FieldConfig, 'custom'> & { custom?: C }; overrides: [] }
}
type Ours = Omit<Dashboard, 'panels'> & {
  panels: (RowPanel & { type: 'row' } | Shown<'stat', StatOptions, never> | Shown<'timeseries', LineOptions, Lines>)[]
}
export const dashboard: Plain<Ours> = ${dashboard}
`

test.runIf(process.env.THOROUGH)(
  "the dashboard fits Grafana's schema, and what does not fit is noticed",
  () => {
    const check = (dashboard: string) => {
      const file = join(root, 'lab/monitoring/dashboard-check.ts')
      writeFileSync(file, typed(dashboard))
      try {
        const tsc = join(root, 'node_modules/typescript/bin/tsc')
        const args = [
          '--noEmit',
          '--strict',
          '--skipLibCheck',
          '--module',
          'nodenext',
          '--target',
          'esnext',
          file,
        ]
        execFileSync(process.execPath, [tsc, '--ignoreConfig', ...args], { cwd: root, encoding: 'utf8' })
        return 'fits'
      } catch (error) {
        return (error as { stdout: string }).stdout
      } finally {
        rmSync(file)
      }
    }
    expect(check(read('dashboard.json'))).toBe('fits')
    expect(check(read('dashboard.json').replace('"lastNotNull"', '1'))).toMatch(/not assignable/)
    expect(check(read('dashboard.json').replace('"colorMode"', '"colourMode"'))).toMatch(
      /not assignable|known properties/,
    )
  },
)
