import { type Language, language } from './language.ts'

/** Ties the two languages of a feature to one shape: a word that is missing in either does not compile. */
export function messages<Words>(both: Record<Language, Words>): () => Words {
  return () => both[language()]
}
