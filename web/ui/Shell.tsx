import { Outlet } from '@tanstack/react-router'
import { useState } from 'react'
import { ComparisonTray } from '../companies/ComparisonTray.tsx'
import { BackToTop } from './BackToTop.tsx'
import { DemoBanner } from './DemoBanner.tsx'
import { uiMessages } from './messages.ts'
import { Palette } from './palette/Palette.tsx'
import { AccountLanguage } from './shell/AccountLanguage.tsx'
import { ContactButton } from './shell/ContactButton.tsx'
import { Header } from './shell/Header.tsx'
import { MaintenanceNotice } from './shell/MaintenanceNotice.tsx'
import { Shortcuts } from './shell/Shortcuts.tsx'
import { Sidebar } from './shell/Sidebar.tsx'
import { SideFrame } from './slot.tsx'

const key = 'side'

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
      <ComparisonTray />
      <BackToTop />
      <ContactButton />
      <Palette />
      <Shortcuts />
      <AccountLanguage />
    </>
  )
}
