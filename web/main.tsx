import './ui/app.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { routes } from './router.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const router = createBrowserRouter(routes)
const app = <RouterProvider router={router} />

/*
 * The landing page arrives as HTML (scripts/prerender.ts). It may be taken over by hydration when nobody is
 * signed in, and once its lazy route has loaded: before that, React would find nothing to match it with.
 */
if (root.querySelector('[data-landing]') && !('session' in document.documentElement.dataset)) {
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe((state) => {
        if (!state.initialized) return
        stop()
        resolve()
      })
    })
  }
  hydrateRoot(root, app)
} else {
  createRoot(root).render(app)
}
