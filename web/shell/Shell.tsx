import './shell.module.css'
import { useMediaQuery } from '@mantine/hooks'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { config } from '../app/config.ts'
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

/** Below the screens of a real market alone. */
const Attributions = lazy(() =>
  import('./Attributions.tsx').then(
    (file) => ({ default: file.Attributions }),
    () => ({ default: () => null }),
  ),
)

/** On the few starts that make a market; what cannot be had is not said. */
const MarketMaking = lazy(() =>
  import('./making/MarketMaking.tsx').then(
    (file) => ({ default: file.MarketMaking }),
    () => ({ default: () => null }),
  ),
)

/** The frame of every signed-in screen. */
export function Shell() {
  const m = uiMessages()
  // Until somebody chooses, the column is folded where figures need its room.
  const isSmall = useMediaQuery('(max-width: 960px)', false, { getInitialValueInEffect: false })
  const [choice, choose] = useState(localStorage.getItem(key))
  const isNarrow = choice === null ? isSmall : choice === 'narrow'

  function toggle(): void {
    const next = isNarrow ? 'wide' : 'narrow'
    localStorage.setItem(key, next)
    choose(next)
  }

  return (
    <>
      <a className="skip" href="#content">
        {m.skip}
      </a>
      <DemoBanner />
      <MaintenanceNotice />
      {config().isMarketPartial && (
        <Suspense>
          <MarketMaking />
        </Suspense>
      )}
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
      {config().market === 'real' && (
        <Suspense>
          <Attributions />
        </Suspense>
      )}
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
