import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/**
 * A reporter of Vitest that writes the errors outside of any test, which its JSON leaves out, to the file in
 * STRAY_ERRORS: a JSON list of lines.
 */
export default class implements Reporter {
  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const lines = errors.map(({ name, message, stack = '' }) => {
      const place = stack.split('\n').find((line) => line.trim().startsWith('at '))
      return `outside of any test: ${name}: ${message.split('\n')[0]} ${place?.trim() ?? ''}`.trim()
    })
    writeFileSync(process.env.STRAY_ERRORS ?? '', JSON.stringify(lines))
  }
}
