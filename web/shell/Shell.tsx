import './shell.module.css'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { BackToTop } from '../ui/BackToTop.tsx'
import { DemoBanner } from '../ui/DemoBanner.tsx'
import { uiMessages } from '../ui/messages.ts'
import { SideFrame } from '../ui/slot.tsx'
import { AccountLanguage } from './AccountLanguage.tsx'
import { ContactButton } from './ContactButton.tsx'
import { Header } from './Header.tsx'
import { MaintenanceNotice } from './MaintenanceNotice.tsx'
import { Palette } from './palette/Palette.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { Sidebar } from './Sidebar.tsx'

const key = 'side'

/** At the foot once companies were put aside; the first load does without it, and a screen whose tray cannot be had too. */
const ComparisonTray = lazy(() =>
  import('../companies/ComparisonTray.tsx').then(
    (file) => ({ default: file.ComparisonTray }),
    () => ({ default: () => null }),
  ),
)

/** The frame of every signed-in screen. */
export function Shell() {
  const m = uiMessages()
  const [isNarrow, setNarrow] = useState(localStorage.getItem(key) === 'narrow')

  function toggle(): void {
    localStorage.setItem(key, isNarrow ? 'wide' : 'narrow')
    setNarrow(!isNarrow)
  }

  return (
    <>
      <a className="skip" href="#content">
        {m.skip}
      </a>
      <DemoBanner />
      <MaintenanceNotice />
      <div className={isNarrow ? 'app narrow' : 'app'}>
        <Header />
        <SideFrame
          render={(place) => (
            <Sidebar isNarrow={isNarrow} toggle={toggle}>
              {place}
            </Sidebar>
          )}
        >
          <Outlet />
        </SideFrame>
      </div>
      <Suspense>
        <ComparisonTray />
      </Suspense>
      <BackToTop />
      <ContactButton />
      <Palette />
      <Shortcuts />
      <AccountLanguage />
    </>
  )
}
