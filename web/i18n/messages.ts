import { type Language, language } from './language.ts'

/** Ties the two languages of a feature to one shape, the Japanese one: a word that is missing in either does not compile. */
export function messages<Words>(both: { readonly ja: Words; readonly en: NoInfer<Words> }): () => Words {
  return () => (both satisfies Record<Language, Words>)[language()]
}
