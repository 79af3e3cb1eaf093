import { useState } from 'react'
import { type Language, language, switchLanguage } from '../i18n/language.ts'
import { Icon } from './icons.tsx'
import { uiMessages } from './messages.ts'

/** Theme and language, the same on every screen. */
export function Preferences() {
  const m = uiMessages()
  const [theme, setTheme] = useState(document.documentElement.dataset.theme ?? 'light')

  function switchTheme(): void {
    const next = theme === 'dark' ? 'light' : 'dark'
    document.documentElement.dataset.theme = next
    localStorage.setItem('theme', next)
    setTheme(next)
  }

  return (
    <>
      <fieldset className="lang plain" aria-label={m.language}>
        <LanguageButton of="ja" label="JP" name="日本語" />
        <LanguageButton of="en" label="EN" name="English" />
      </fieldset>
      <button type="button" className="icon-btn" aria-label={m.theme} onClick={switchTheme}>
        <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
      </button>
    </>
  )
}

function LanguageButton({ of, label, name }: { of: Language; label: string; name: string }) {
  const isActive = language() === of
  return (
    <button
      type="button"
      lang={of}
      aria-label={`${label}, ${name}`}
      aria-current={isActive || undefined}
      disabled={isActive}
      onClick={() => switchLanguage(of)}
    >
      {label}
    </button>
  )
}
