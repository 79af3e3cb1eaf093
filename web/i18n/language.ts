export type Language = 'ja' | 'en'

const seconds = 86_400

/** Language of this view: the link's, else the saved choice, else the browser's; English unless that is Japanese. */
export function detectLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang')
  if (asked === 'ja' || asked === 'en') return asked
  const saved = /(?:^|;\s*)lang=(ja|en)/.exec(document.cookie)?.[1]
  if (saved === 'ja' || saved === 'en') return saved
  return navigator.language.startsWith('ja') ? 'ja' : 'en'
}

let current: Language = 'en'

export const language = (): Language => current

/** Set once before the first drawing; a switch reloads the page. */
export function setLanguage(chosen: Language): void {
  current = chosen
  document.documentElement.lang = chosen
}

/** Keep the choice for a day and draw the page again at the same address, without a language of the link's own. */
export function switchLanguage(chosen: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `lang=${chosen}; max-age=${seconds}; path=/; samesite=lax`
  const address = new URL(location.href)
  address.searchParams.delete('lang')
  location.replace(address)
}
