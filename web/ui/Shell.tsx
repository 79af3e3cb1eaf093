import { useQuery } from '@tanstack/react-query'
import { Link, Outlet } from '@tanstack/react-router'
import { getProfile, signOut } from '#contract/session.ts'
import { call } from '../app/call.ts'
import { CompanyPicker } from '../companies/CompanyPicker.tsx'
import { clearAuth, readAuth } from '../session/store.ts'
import { DemoBanner } from './DemoBanner.tsx'
import { Brand, Icon } from './icons.tsx'
import { uiMessages } from './messages.ts'
import { Preferences } from './Preferences.tsx'
import { SessionEnd } from './SessionEnd.tsx'

/** The frame of every signed-in screen. */
export function Shell() {
  const m = uiMessages()
  const profile = useQuery({ queryKey: ['profile'], queryFn: ({ signal }) => call(getProfile, {}, signal) })
  return (
    <>
      <a className="skip" href="#content">
        {m.skip}
      </a>
      <DemoBanner />
      <div className="app">
        <header className="top">
          <Link to="/v2/comparisons" search={{}} className="brand" aria-label="Satoyama">
            <Brand />
          </Link>
          <CompanyPicker />
          <div className="util">
            <Preferences />
            <span className="who">{profile.data?.name}</span>
            <button type="button" aria-label={m.signOut} onClick={leave}>
              <Icon name="leave" />
              <span className="wide">{m.signOut}</span>
            </button>
          </div>
        </header>
        <Outlet />
      </div>
      <SessionEnd />
    </>
  )
}

/** The left column: where one is, and what a screen adds below. */
export function Side({ children }: { children?: React.ReactNode }) {
  const m = uiMessages()
  return (
    <aside className="side">
      <nav aria-label={m.navigation}>
        <Link to="/v2/comparisons" search={{}} aria-current="page">
          {m.analysis}
        </Link>
      </nav>
      {children}
    </aside>
  )
}

const patience = 3000

/** End the session here even when the server cannot be told. */
async function leave(): Promise<void> {
  const auth = await readAuth()
  try {
    if (auth) await call(signOut, { body: { refresh_token: auth.refresh_token } }, AbortSignal.timeout(patience))
  } catch (error) {
    console.error(error)
  }
  await clearAuth()
  location.assign('/logout')
}
