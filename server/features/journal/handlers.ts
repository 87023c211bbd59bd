import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { refuse } from '../../kernel/http/refusal.ts'

const soon = async () => refuse(503, 'The journal opens soon.')

export const journalHandlers = (_: Deps) =>
  handlers({
    'GET /journal': soon,
    'POST /journal': soon,
    'GET /journal/{id}': soon,
    'PATCH /journal/{id}': soon,
    'DELETE /journal/{id}': soon,
    'GET /journal/bin': soon,
    'POST /journal/{id}/restore': soon,
    'DELETE /journal/bin/{id}': soon,
    'GET /journal/tags': soon,
    'GET /journal/months': soon,
    'GET /journal/days': soon,
    'GET /journal/on-this-day': soon,
    'GET /journal/settings': soon,
    'PATCH /journal/settings': soon,
    'GET /journal/elsewhere': soon,
    'POST /journal/images': soon,
  })
