import * as fake from 'fake-indexeddb'
import { afterAll, beforeAll } from 'vitest'

/** Gives the tests of a file a browser with IndexedDB. Files share a process, and those of others have none. */
export function withIndexedDb(): void {
  const { default: _, forceCloseDatabase: __, ...classes } = fake
  const globals = { ...classes, indexedDB: new fake.IDBFactory() }
  beforeAll(() => void Object.assign(globalThis, globals))
  afterAll(() => {
    for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name)
  })
}
