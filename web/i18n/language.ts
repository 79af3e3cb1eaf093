import i18next from 'i18next'

export type Language = 'ja' | 'en'

const seconds = 86_400

/** Words join it by namespace as their features load; see `messages()`. */
void i18next.init({ lng: 'en', fallbackLng: false, resources: {}, initAsync: false })

/** Language of this view: the link's, else the saved choice, else the browser's; English unless that is Japanese. */
export function detectLanguage(): Language {
  return linkLanguage() ?? savedLanguage() ?? (navigator.language.startsWith('ja') ? 'ja' : 'en')
}

/** The language a link asks for, for its view alone. */
export function linkLanguage(): Language | undefined {
  return toLanguage(new URLSearchParams(location.search).get('lang'))
}

export function savedLanguage(): Language | undefined {
  return toLanguage(/(?:^|;\s*)lang=(ja|en)/.exec(document.cookie)?.[1])
}

function toLanguage(text: string | null | undefined): Language | undefined {
  return text === 'ja' || text === 'en' ? text : undefined
}

export const language = (): Language => (i18next.language === 'ja' ? 'ja' : 'en')

/** Set once before the first drawing; a switch reloads the page. */
export function setLanguage(next: Language): void {
  void i18next.changeLanguage(next)
  document.documentElement.lang = next
}

/** Keep the choice for a day. */
export function keepLanguage(next: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `lang=${next}; max-age=${seconds}; path=/; samesite=lax`
}

/** Keep the choice and draw the page again at the same address, without a language of the link's own. */
export function switchLanguage(next: Language): void {
  keepLanguage(next)
  const address = new URL(location.href)
  address.searchParams.delete('lang')
  location.replace(address)
}
