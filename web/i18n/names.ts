import { language } from './language.ts'

interface BilingualName {
  readonly nameJa: string
  readonly nameEn: string
}

/** A name of the catalogue in the reader's language. */
export function nameOf({ nameJa, nameEn }: BilingualName): string {
  return language() === 'ja' ? nameJa : nameEn
}

/** The same in the other language, and which that is. */
export function otherNameOf({ nameJa, nameEn }: BilingualName): { readonly text: string; readonly lang: 'ja' | 'en' } {
  return language() === 'ja' ? { text: nameEn, lang: 'en' } : { text: nameJa, lang: 'ja' }
}
