import { Link, useLocation } from '@tanstack/react-router'
import { config } from '../app/config.ts'
import { comparisonLimit, useComparison } from '../companies/comparison.ts'
import { formatNumber } from '../format.ts'
import { language } from '../i18n/language.ts'
import { tip } from '../ui/floating/tip.ts'
import { Brand, Icon } from '../ui/icons.tsx'
import { notify } from '../ui/modals/dialogs.ts'
import { NoteList } from '../ui/notes/NoteList.tsx'
import { OutsideLink } from '../ui/OutsideLink.tsx'
import { Preferences } from '../ui/Preferences.tsx'
import { openReleaseNotes } from './actions.tsx'
import { openContact } from './contact.ts'
import { shortcut } from './keys.ts'
import { shellMessages } from './messages.ts'
import { NarrowMenu } from './NarrowMenu.tsx'
import { openPalette } from './palette/open.ts'
import classes from './shell.module.css'
import { UserMenu } from './UserMenu.tsx'

/** The top of every signed-in screen. */
export function Header() {
  const m = shellMessages()
  return (
    <header className={classes.top}>
      <Link to="/v2/comparisons" search={{}} className="brand" aria-label="Satoyama">
        <Brand />
      </Link>
      <search>
        <button type="button" className="command" aria-haspopup="dialog" onClick={() => openPalette()}>
          <Icon name="search" />
          <span>{m.paletteHint}</span>
          <kbd>{shortcut}</kbd>
        </button>
      </search>
      <div className="util">
        <Compare />
        <Manual />
        <button type="button" className="wide" onClick={openReleaseNotes} aria-haspopup="dialog">
          {m.releases}
        </button>
        <button type="button" className="contact-top icon-btn" aria-label={m.contact} onClick={openContact}>
          <Icon name="mail" />
        </button>
        <Preferences />
        <NoteList />
        <UserMenu />
        <NarrowMenu />
      </div>
    </header>
  )
}

/** Leads to the search for companies; with Ctrl or ⌘ in a new tab, as a link does. On the list of companies it stays. */
function Compare() {
  const m = shellMessages()
  const { pathname } = useLocation()
  const { companies } = useComparison()
  return (
    <Link
      to="/v2/comparisons"
      search={{}}
      className="cmp"
      {...tip(m.compareWhy)}
      onClick={(event) => {
        const opensTab = event.ctrlKey || event.metaKey
        if (pathname === '/companies' && !opensTab) event.preventDefault()
      }}
    >
      <Icon name="scales" />
      <span className="words">{m.compare}</span>
      {companies.length > 0 && (
        <>
          {' '}
          <span className="nw">
            <b className="count">{formatNumber(companies.length)}</b> / {formatNumber(comparisonLimit)}
          </span>
        </>
      )}
    </Link>
  )
}

function Manual() {
  const m = shellMessages()
  const url = config().manualUrls[language()]
  if (!url) return <NoManual />
  return (
    <OutsideLink className="wide" href={url}>
      {m.manual}
    </OutsideLink>
  )
}

/** Where the operator has set no address it says so, instead of leading nowhere. */
function NoManual() {
  const m = shellMessages()
  return (
    <button
      type="button"
      className={`wide ${classes.missing}`}
      aria-disabled
      {...tip(m.manualMissing)}
      onClick={() => notify({ text: m.manualMissing })}
    >
      {m.manual}
    </button>
  )
}
