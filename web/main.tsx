import './ui/app.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { ApiError, call } from './lib/api.ts'
import { followOtherTabs, session } from './lib/session.ts'
import { routes } from './router.tsx'

/**
 * Whether the stored session still lives, by the call the specification names. A refusal ends it. A server that
 * cannot be reached says nothing about it, so nobody is signed out by a tunnel.
 */
async function verify(): Promise<boolean> {
  try {
    await call('GET /mood/history', { query: { limit: 1 } })
    return true
  } catch (error) {
    return !(error instanceof ApiError) || error.status === 0 || error.status >= 500
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

void session.restore(verify)
followOtherTabs()

const router = createBrowserRouter(routes)
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)

// A prerendered landing page is taken over as it stands, unless web/boot.js hid it for what comes instead.
if (root.querySelector('[data-landing]') && !('session' in document.documentElement.dataset))
  hydrateRoot(root, app)
else createRoot(root).render(app)
