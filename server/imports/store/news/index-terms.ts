import { readablePart } from '#methodology/news/article.ts'
import { foldText } from '#methodology/news/fold.ts'
import { indexTerms } from '#methodology/news/terms.ts'
import { type ToneBand, toneBandOf } from '#methodology/news/tone-band.ts'

/** Properties that a search asks for beside words, as terms of the index: no word of a text begins with #. */
export const facet = {
  kind: (kind: string) => `#kind:${kind}`,
  category: (category: string | null) => `#category:${category ?? 'none'}`,
  level: (level: number | null) => `#level:${level ?? 'none'}`,
  tone: (band: ToneBand | null) => `#tone:${band ?? 'none'}`,
  topic: (topic: string | null) => `#topic:${topic ?? 'none'}`,
  publisher: (publisher: string) => `#by:${foldText(publisher).slice(0, 200)}`,
  language: (language: 'ja' | 'en') => `#in:${language}`,
  company: (companyId: number) => `#company:${companyId}`,
  /** Of a day `2026-11-25` or moment. */
  quarter: (day: string) => `#quarter:${day.slice(0, 4)}-${Math.ceil(Number(day.slice(5, 7)) / 3)}`,
}

interface Indexed {
  readonly company_id: number
  readonly published_at: string
  readonly publisher: string
  readonly kind: string
  readonly title_ja: string | null
  readonly title_en: string | null
  readonly body_ja: string | null
  readonly body_en: string | null
  readonly tone: number | null
  readonly category: string | null
  readonly topic: string | null
  readonly level: number | null
}

/** Titles, a line break, texts; folded. */
export function foldedOf({ title_ja, title_en, body_ja, body_en }: Indexed): string {
  const part = readablePart({ titleJa: title_ja, titleEn: title_en, bodyJa: body_ja, bodyEn: body_en })
  const fold = (texts: readonly (string | null)[]) => texts.map((text) => foldText(text ?? '')).join(' ')
  return `${fold([part.titleJa, part.titleEn])}\n${fold([part.bodyJa, part.bodyEn])}`
}

/** Everything that an article is found by. */
export function termsOf(row: Indexed, folded: string): string[] {
  const facets = [
    facet.kind(row.kind),
    facet.category(row.category),
    facet.level(row.level),
    facet.tone(toneBandOf(row.tone)),
    facet.topic(row.topic),
    facet.publisher(row.publisher),
    facet.company(row.company_id),
    facet.quarter(row.published_at),
    ...(row.title_ja ? [facet.language('ja')] : []),
    ...(row.title_en ? [facet.language('en')] : []),
  ]
  return [...indexTerms(folded), ...facets]
}
