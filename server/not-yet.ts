import { handlers } from './handlers.ts'
import { refuse } from './kernel/refusal.ts'

const notYet = async () => refuse(501, 'This is not built yet.')

/** Rows whose feature is still being built on a branch; each line goes with the feature that answers it. */
export const notYetHandlers = () =>
  handlers({
    'POST /themes/library': notYet,
    'PATCH /themes/library/{id}': notYet,
    'DELETE /themes/library/{id}': notYet,
    'GET /admin/geocode': notYet,
  })
