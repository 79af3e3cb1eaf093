import type { CompanySummary } from '#contract/market/companies.ts'
import { useClassificationLists } from '../app/peer-groups.ts'
import { language } from '../i18n/language.ts'
import { companyMessages } from './messages.ts'

/** A company's name in the reader's language first, the other one second; `lang` tells which letters the first has. */
export function namesOf(company: Pick<CompanySummary, 'nameJa' | 'nameEn'>) {
  const ja = { text: company.nameJa, lang: 'ja' }
  if (!company.nameEn) return { first: ja, second: null }
  const en = { text: company.nameEn, lang: 'en' }
  return language() === 'ja' ? { first: ja, second: en } : { first: en, second: ja }
}

/** A Japanese name as lists show it, without what all companies share. */
export function shortName({ text, lang }: { readonly text: string; readonly lang: string }): string {
  return lang === 'ja'
    ? text.replace(/^(株式会社|有限会社|合同会社)\s*|\s*(株式会社|有限会社|合同会社)$/g, '') || text
    : text
}

/** Names of industries and market segments by code, in the reader's language. */
export function useClassifications() {
  const { data } = useClassificationLists()
  const name = (list: readonly { code: string; nameJa: string; nameEn: string }[] | undefined, code: string | null) => {
    const match = list?.find((entry) => entry.code === code)
    return match ? (language() === 'ja' ? match.nameJa : match.nameEn) : null
  }
  return {
    industry: (company: Pick<CompanySummary, 'tse33Code' | 'edinetIndustry'>) =>
      name(data?.tse33, company.tse33Code) ?? company.edinetIndustry,
    market: (code: string | null) => name(data?.markets, code),
    /** The segment; of a listed company whose segment no list tells, that; null for one that is not listed. */
    segment: ({ isListed, marketCode }: Pick<CompanySummary, 'isListed' | 'marketCode'>) =>
      isListed ? (name(data?.markets, marketCode) ?? companyMessages().isListed) : null,
  }
}

/** A code of a classification, or of a market segment, in both languages: what a search by name looks into. */
export function useClassificationTerms(): (system: string, code: string) => string {
  const { data } = useClassificationLists()
  const lists: Readonly<Record<string, readonly { code: string; nameJa: string; nameEn: string }[] | undefined>> = {
    market: data?.markets,
    tse33: data?.tse33,
    tse17: data?.tse17,
    gics: data?.gics,
  }
  return (system, code) => {
    const entry = lists[system]?.find((one) => one.code === code)
    return entry ? `${entry.nameJa} ${entry.nameEn}` : ''
  }
}
