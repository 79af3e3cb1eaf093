import { language } from '../i18n/language.ts'

const places: Readonly<Record<string, readonly [ja: string, en: string]>> = {
  JP: ['日本', 'Japan'],
  EU: ['EU', 'EU'],
  GB: ['英国', 'United Kingdom'],
  AU: ['豪州', 'Australia'],
  US: ['米国', 'United States'],
  'US-CA': ['米国カリフォルニア州', 'California'],
}

/** Where a regulation is of. */
export function placeName(code: string): string {
  return places[code]?.[language() === 'ja' ? 0 : 1] ?? code
}
