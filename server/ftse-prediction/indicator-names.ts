import { once } from '#server/cache/once.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import type { FileLanguage } from './file-words.ts'

const names = once(() => {
  const inLanguage = (lang: FileLanguage) =>
    new Map(
      readCatalogue().map(({ code, nameJa, nameEn, unit }) => [code, { name: lang === 'ja' ? nameJa : nameEn, unit }]),
    )
  return { ja: inLanguage('ja'), en: inLanguage('en') }
})

/** Names and units of indicators by code. */
export const indicatorNames = (lang: FileLanguage) => names()[lang]
