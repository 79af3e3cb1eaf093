import { useSearch } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { language } from '../i18n/language.ts'
import { BackToTop } from '../ui/BackToTop.tsx'
import { type Theme, useTheme } from '../ui/theme.tsx'
import { Account } from './Account.tsx'
import { Figures } from './Figures.tsx'
import { guideMessages } from './messages.ts'
import { Parts } from './Parts.tsx'
import { States } from './States.tsx'
import classes from './styleguide.module.css'

/** Every shared part and panel state, to be looked at while building. */
export function Styleguide() {
  const m = guideMessages()
  const { theme, view } = useSearch({ from: '/styleguide' })
  useShownTheme(theme)
  return (
    <main className={classes.guide} id="content" tabIndex={-1}>
      <title>{`${m.title} – Satoyama`}</title>
      <header>
        <h1>{m.title}</h1>
        <Switches isCompared={view === 'compare'} />
      </header>
      {view === 'compare' ? (
        <Comparison />
      ) : (
        <>
          <Parts />
          <Account />
          <States />
          <Figures />
          <BackToTop />
        </>
      )}
    </main>
  )
}

/** A theme of the address is shown and not saved. */
function useShownTheme(theme: Theme | undefined): void {
  useLayoutEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme
  }, [theme])
}

function address(lang: string, theme: string, view?: 'compare'): string {
  return `/styleguide?${new URLSearchParams({ lang, theme, ...(view && { view }) })}`
}

/** Plain links: another language means another page. */
function Switches({ isCompared }: { isCompared: boolean }) {
  const m = guideMessages()
  const theme = useTheme()
  const currentTheme = document.documentElement.dataset.theme ?? theme
  const links = [
    ['日本語', address('ja', currentTheme), !isCompared && language() === 'ja'],
    ['English', address('en', currentTheme), !isCompared && language() === 'en'],
    [m.light, address(language(), 'light'), !isCompared && currentTheme === 'light'],
    [m.dark, address(language(), 'dark'), !isCompared && currentTheme === 'dark'],
    [m.compare, address(language(), currentTheme, 'compare'), isCompared],
  ] as const
  return (
    <nav aria-label={m.switches}>
      {links.map(([label, href, isCurrent]) => (
        <a key={label} className="act" href={href} aria-current={isCurrent || undefined}>
          {label}
        </a>
      ))}
    </nav>
  )
}

/** Both languages in both themes, each in a frame of its own. */
function Comparison() {
  return (
    <div className={classes.guideFrames}>
      {(['ja', 'en'] as const).flatMap((lang) =>
        (['light', 'dark'] as const).map((theme) => (
          <iframe key={`${lang} ${theme}`} title={`${lang} ${theme}`} src={address(lang, theme)} />
        )),
      )}
    </div>
  )
}
