import { Drawer } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { config } from '../app/config.ts'
import { language } from '../i18n/language.ts'
import { uiMessages } from '../ui/messages.ts'
import { OutsideLink } from '../ui/OutsideLink.tsx'
import { currentTheme, switchTheme } from '../ui/theme.tsx'
import { openReleaseNotes } from './actions.tsx'
import { shellMessages } from './messages.ts'
import { RecentCompanies } from './recent/RecentCompanies.tsx'
import { SectionLinks, SmallPrint } from './Sidebar.tsx'
import classes from './shell.module.css'

/** The menu of a narrow screen; it closes when one has gone somewhere. */
export function NarrowDrawer({ close }: { close: () => void }) {
  const m = shellMessages()
  const manual = config().manualUrls[language()]
  const { href } = useLocation()
  const from = useRef(href)
  useEffect(() => {
    if (href !== from.current) close()
  }, [href, close])

  return (
    <Drawer
      opened
      onClose={close}
      title={m.menu}
      size={280}
      position="right"
      className={classes.drawer}
      closeButtonProps={{ 'aria-label': uiMessages().close }}
    >
      <SectionLinks />
      <RecentCompanies />
      <hr />
      <nav aria-label={m.more}>
        <button
          type="button"
          onClick={() => {
            close()
            openReleaseNotes()
          }}
        >
          {m.releases}
        </button>
        <button type="button" onClick={() => switchTheme(currentTheme() === 'dark' ? 'light' : 'dark')}>
          {uiMessages().theme}
        </button>
        {manual ? <OutsideLink href={manual}>{m.manual}</OutsideLink> : <p className="note">{m.manualMissing}</p>}
      </nav>
      <hr />
      <SmallPrint />
    </Drawer>
  )
}
