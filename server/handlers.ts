import type { Api } from '../contract/api.ts'
import type { Db } from './deps.ts'
import type { Caller } from './kernel/http/caller.ts'
import type { HandlersOf } from './kernel/http/handler-types.ts'

/** A handler for every row of the contract. */
export type Handlers = HandlersOf<Api, Caller, Db>

/** Types a feature's share of the handlers by the contract's rows. */
export const handlers = <K extends keyof Handlers>(share: Pick<Handlers, K>): Pick<Handlers, K> => share
