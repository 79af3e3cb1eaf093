import type { Partner } from '#contract/patents/patents.ts'
import type { PatentSummary } from '#contract/patents/summary.ts'
import { patentHeadline } from '#methodology/patents/headline.ts'
import { namesOf } from '../companies/names.ts'
import { formatDay, formatNumber, formatShare, formatYear } from '../format.ts'
import { language } from '../i18n/language.ts'
import { patentMessages } from './messages.ts'

/** In the reader's language. */
export const nameOf = (row: { readonly nameJa: string; readonly nameEn: string }) =>
  language() === 'ja' ? row.nameJa : row.nameEn

/** What an applicant is called, and in which letters; a company of the market by its own name. */
export function partnerName({ name, company }: Partner): { readonly text: string; readonly lang: string } {
  return company ? namesOf(company).first : { text: name, lang: 'ja' }
}

/** A class with its name: `H01M 電池`. */
export const className = (row: { readonly code: string; readonly nameJa: string; readonly nameEn: string }) =>
  row.nameJa === row.code ? row.code : `${row.code} ${nameOf(row)}`

/** A name within a sentence: `Capacitors` begins small, `ICT` does not. */
export const inSentence = (name: string) => (/^[A-Z][a-z]/.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name)

/** The group that the company is compared in, with how wide it is: `情報技術（セクター）`. */
export function peersNameOf(industry: NonNullable<PatentSummary['industry']>): string {
  const m = patentMessages().industry
  return m.named(nameOf(industry), m.levels[industry.level])
}

/** What the tab says first. */
export function headlineOf(summary: PatentSummary): string {
  const m = patentMessages().headlines
  const classes = summary.classes
    .map(({ code, inPublicYears }) => ({ code, filings: inPublicYears }))
    .filter(({ filings }) => filings > 0)
    .sort((a, b) => b.filings - a.filings)
  const headline = patentHeadline(summary.years, classes, summary.undated)
  const named = (code: string | undefined | null) => {
    const row = summary.classes.find((each) => each.code === code)
    return row ? nameOf(row) : null
  }
  switch (headline.kind) {
    case 'none':
      return m.none
    case 'undated':
    case 'recent':
      return m[headline.kind](formatNumber(headline.filings))
    case 'one':
      return m.one(formatYear(headline.year), named(headline.class))
    case 'many': {
      const { from, to, filings, top } = headline
      const many = m.many(formatYear(from), formatYear(to), formatNumber(filings))
      return top ? many + m.top(formatShare(top.share), inSentence(named(top.code) ?? top.code)) : many
    }
  }
}

/** Under every figure: the newest file, and how many there are besides. */
export function sourceOf({ sources }: PatentSummary): string | undefined {
  const [newest] = sources
  if (!newest) return undefined
  const others = sources.length > 1 ? formatNumber(sources.length - 1) : null
  return patentMessages().source(newest.fileName, formatDay(newest.importedOn), others)
}
