/** What languages are called in each. */
export const languageNames = {
  ja: { ja: '日本語', en: '英語' },
  en: { ja: 'Japanese', en: 'English' },
}
