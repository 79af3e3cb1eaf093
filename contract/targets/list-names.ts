import { bilingual } from '../words/words.ts'

/** What lists of targets are called; a target of a document has the document's title instead. */
const listNames = bilingual({
  'sbti-targets': { ja: 'SBTi目標一覧', en: 'SBTi targets' },
  'sbti-companies': { ja: 'SBTi企業一覧', en: 'SBTi companies' },
})

/** The source of a target in words: a list by its name, a document by its title. */
export function targetSourceName(source: string, lang: 'ja' | 'en'): string {
  return (listNames[lang] as Readonly<Record<string, string>>)[source] ?? source
}
