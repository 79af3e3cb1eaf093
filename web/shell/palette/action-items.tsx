import { language } from '../../i18n/language.ts'
import { signOutByChoice } from '../../session/sign-out.ts'
import { chooseLanguage } from '../../ui/choose-language.ts'
import { copyText } from '../../ui/copy.ts'
import { notify } from '../../ui/modals/dialogs.ts'
import { currentTheme, switchTheme } from '../../ui/theme.tsx'
import { canAddToWatchlist, pressAddToWatchlist } from '../../watchlists/add/key.ts'
import { openReleaseNotes, openShortcuts } from '../actions.tsx'
import { openContact } from '../contact.ts'
import type { Item } from './item.ts'
import { paletteMessages } from './messages.ts'
import { closeness } from './parse.ts'

/** What can be done from anywhere: theme, language, help, signing out. */
export function actionItems(text: string): Item[] {
  const m = paletteMessages()
  const actions = [
    ...(canAddToWatchlist()
      ? [
          {
            id: 'add-to-watchlist',
            words: m.addHere,
            also: 'watchlist add ウォッチリスト 追加',
            run: pressAddToWatchlist,
            side: <kbd>w</kbd>,
          },
        ]
      : []),
    {
      id: 'theme',
      words: m.theme,
      also: 'dark light theme 配色 ダーク',
      run: () => switchTheme(currentTheme() === 'dark' ? 'light' : 'dark'),
    },
    {
      id: 'language',
      words: m.language,
      also: 'japanese english 日本語 英語 言語',
      run: () => void chooseLanguage(language() === 'ja' ? 'en' : 'ja'),
    },
    { id: 'copy-link', words: m.copyLink, also: 'link url リンク', run: copyLink },
    { id: 'releases', words: m.releases, also: 'release notes 更新', run: openReleaseNotes },
    {
      id: 'shortcuts',
      words: m.shortcuts,
      also: 'keyboard shortcuts キーボード',
      run: openShortcuts,
      side: <kbd>?</kbd>,
    },
    { id: 'contact', words: m.contact, also: 'contact support help 問い合わせ', run: openContact },
    { id: 'sign-out', words: m.signOut, also: 'sign out logout ログアウト', run: () => void signOutByChoice() },
  ]
  return actions
    .filter(({ words, also }) => Math.max(closeness(words, text), closeness(also, text)) > 0)
    .map(({ also: _, ...action }) => ({ ...action, section: 'actions' as const }))
}

function copyLink(): void {
  const m = paletteMessages()
  copyText(location.href).then(
    () => notify({ text: m.copied }),
    () => notify({ text: m.notCopied, tone: 'error' }),
  )
}
