/** What lists of targets are called; a target of a document has the document's title instead. */
const listNames = {
  ja: { 'sbti-targets': 'SBTi目標一覧', 'sbti-companies': 'SBTi企業一覧' },
  en: { 'sbti-targets': 'SBTi targets', 'sbti-companies': 'SBTi companies' },
} as const

/** The source of a target in words: a list by its name, a document by its title. */
export function targetSourceName(source: string, lang: 'ja' | 'en'): string {
  return (listNames[lang] as Readonly<Record<string, string>>)[source] ?? source
}
