import type { RouteObject } from 'react-router'

export const routes: RouteObject[] = [
  {
    path: '/',
    HydrateFallback: () => null,
    lazy: async () => ({ Component: (await import('./features/landing/landing-page.tsx')).default }),
  },
  ...(import.meta.env.DEV
    ? [
        {
          path: '/dev/parts',
          HydrateFallback: () => null,
          lazy: async () => ({ Component: (await import('./dev/parts-page.tsx')).default }),
        },
      ]
    : []),
]
