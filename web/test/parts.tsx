import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { Hosts } from '../ui/Hosts.tsx'
import { Themed } from '../ui/theme.tsx'
import { forgetOpen } from './dialogs.ts'

/** Draw something on a screen of its own, with the hosts of the shared dialogs and a second screen to go to. */
export async function renderParts(children: ReactNode): Promise<{
  path: () => string
  go: (to: string) => void
  rewrite: (to: string) => void
}> {
  onTestFinished(forgetOpen)
  const root = createRootRoute({ component: Frame })
  const here = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => (
      <main>
        <h1>Here</h1>
        <Link to={'/there' as string}>Leave</Link>
        {children}
      </main>
    ),
  })
  const there = createRoute({ getParentRoute: () => root, path: '/there', component: () => <h1>There</h1> })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: root.addChildren([here, there]), history })
  render(
    <Themed>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </Themed>,
  )
  await screen.findByRole('heading', { name: 'Here' })
  return { path: () => history.location.href, go: (to) => history.push(to), rewrite: (to) => history.replace(to) }
}

/** Around a screen of a test: the hosts of dialogs, notes and the busy layer. */
export function Frame() {
  return (
    <>
      <Outlet />
      <Hosts />
    </>
  )
}
