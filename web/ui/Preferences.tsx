import { type Language, language } from '../i18n/language.ts'
import { chooseLanguage } from './choose-language.ts'
import { Icon } from './icons.tsx'
import { uiMessages } from './messages.ts'
import { switchTheme, useTheme } from './theme.tsx'

/** Theme and language, the same on every screen. */
export function Preferences() {
  const m = uiMessages()
  const theme = useTheme()
  return (
    <>
      <fieldset className="lang plain" aria-label={m.language}>
        <LanguageButton of="ja" label="JP" name="日本語" />
        <LanguageButton of="en" label="EN" name="English" />
      </fieldset>
      <button
        type="button"
        className="icon-btn"
        aria-label={m.theme}
        onClick={() => switchTheme(theme === 'dark' ? 'light' : 'dark')}
      >
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
      onClick={() => void chooseLanguage(of)}
    >
      {label}
    </button>
  )
}
