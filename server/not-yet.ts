import { handlers } from './handlers.ts'
import { refuse } from './kernel/refusal.ts'

const notYet = async () => refuse(501, 'This is not built yet.')

/** Rows whose feature is still being built on a branch; each line goes with the feature that answers it. */
export const notYetHandlers = () =>
  handlers({
    'POST /themes/library': notYet,
    'PATCH /themes/library/{id}': notYet,
    'DELETE /themes/library/{id}': notYet,
    'GET /global-events/{id}/attendees': notYet,
    'POST /admin/recurrence-preview': notYet,
    'GET /community/posts': notYet,
    'POST /community/posts': notYet,
    'DELETE /community/posts/{id}': notYet,
    'POST /community/posts/{id}/like': notYet,
    'GET /community/comments/{postId}': notYet,
    'POST /community/comments': notYet,
    'DELETE /community/comments/{id}': notYet,
    'GET /banners/shared': notYet,
    'POST /banners/{id}/report': notYet,
    'GET /me/banner': notYet,
    'PATCH /me/banner/share': notYet,
    'GET /admin/stats/users': notYet,
    'GET /admin/stats/events': notYet,
    'GET /admin/stats/themes': notYet,
    'GET /admin/stats/banners': notYet,
    'GET /admin/users': notYet,
    'PATCH /admin/users/{id}': notYet,
    'POST /admin/users/{id}/reset-link': notYet,
    'GET /admin/health/{userId}': notYet,
    'POST /admin/health/{userId}/export': notYet,
    'GET /admin/banners': notYet,
    'GET /admin/banners/{id}/reports': notYet,
    'POST /admin/banners/{id}/action': notYet,
    'GET /admin/audit': notYet,
    'GET /admin/geocode': notYet,
  })
