import { useQuery } from '@tanstack/react-query'
import { listClassifications } from '#contract/market/classifications.ts'
import type { CompanySummary } from '#contract/market/companies.ts'
import { requestOf } from '../app/query.ts'
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

function useClassificationLists() {
  return useQuery({
    ...requestOf(listClassifications, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
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
      name(data?.tse33, company.tse33Code) ??
      name(data?.tse33, edinetCode(data?.tse33, company.edinetIndustry)) ??
      company.edinetIndustry,
    /** Of the exchange's industries; null where neither source tells. */
    industryCode: (company: Pick<CompanySummary, 'tse33Code' | 'edinetIndustry'>) =>
      company.tse33Code ?? edinetCode(data?.tse33, company.edinetIndustry),
    market: (code: string | null) => name(data?.markets, code),
  }
}

/** What a peer group is called: `gics:151010`, `tse33:3200`, `tse17:4`, `market`, `unclassified`. */
export function useGroupName(): (code: string) => string {
  const { data } = useClassificationLists()
  const m = companyMessages()
  return (group) => {
    const [system = '', code = ''] = group.split(':')
    if (system === 'market') return m.wholeMarket
    if (system === 'unclassified') return m.unclassified
    const match = data?.[system as 'gics' | 'tse33' | 'tse17']?.find((entry) => entry.code === code)
    return match ? (language() === 'ja' ? match.nameJa : match.nameEn) : code
  }
}

/** EDINET's industries are the exchange's under shorter names; one that matches none stays as it is written. */
function edinetCode(
  tse33: readonly { code: string; nameJa: string }[] | undefined,
  name: string | null,
): string | null {
  return tse33?.find((entry) => entry.nameJa === name || entry.nameJa === `${name}業`)?.code ?? null
}
