import type { rankingFormats, saveCustomRanking } from '#contract/scores/custom-file.ts'
import type { scoreCustomWeights } from '#contract/scores/custom-weights.ts'
import type { FileAnswer, Input, Output } from '#contract/wire/endpoint.ts'
import type { SheetCell } from '#contract/wire/spreadsheet.ts'
import { bilingual } from '#contract/words/words.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import { type FileSources, tableFile } from '#server/http/files/table-file.ts'
import type { CompanyFacts } from '#server/market/facts/company-facts.ts'

type Ranking = Pick<Output<typeof scoreCustomWeights>, 'year' | 'companies' | 'recipe'>
type Lang = Input<typeof saveCustomRanking>['body']['lang']

interface FileOptions {
  readonly format: (typeof rankingFormats)[number]
  readonly lang: Lang
  readonly sources: FileSources
}

const words = bilingual({
  sheet: { ja: '順位', en: 'Ranking' },
  head: {
    ja: [
      '証券コード',
      '企業',
      '年度',
      '順位',
      '標準の順位',
      '順位の変化（上昇が正）',
      'スコア（点、0–100）',
      '環境（点、0–100）',
      '社会（点、0–100）',
      'ガバナンス（点、0–100）',
      '標準スコア（点、0–100）',
      'カバー率（%）',
      '標準のカバー率（%）',
    ],
    en: [
      'Security code',
      'Company',
      'Fiscal year',
      'Rank',
      'Rank by the standard',
      'Change of rank (up is positive)',
      'Score (points, 0–100)',
      'Environment (points, 0–100)',
      'Social (points, 0–100)',
      'Governance (points, 0–100)',
      'Standard score (points, 0–100)',
      'Coverage (%)',
      'Coverage by the standard (%)',
    ],
  },
})

/** Shares of 0 to 1 leave as the points and per cents that screens show, with their full precision but without the noise of binary fractions. */
const hundredth = (share: number | null) => (share === null ? null : Number((share * 100).toPrecision(12)))

/** One row a company of the whole ranking, in one unit throughout. */
export function rankingFile(
  { year, companies, recipe }: Ranking,
  facts: CompanyFacts,
  { format, lang, sources }: FileOptions,
): Promise<FileAnswer> {
  const { sheet, head } = words[lang]
  const byId = new Map(facts.companies.map((company) => [company.id, company]))
  const rows = companies.map((row): SheetCell[] => {
    const { security_code, name_ja, name_en } = byId.get(row.id)!
    return [
      tickerOf(security_code),
      lang === 'en' ? (name_en ?? name_ja) : name_ja,
      year,
      row.rank,
      row.standardRank,
      row.rankChange,
      ...[row.score, row.e, row.s, row.g, row.standardScore, row.coverage, row.standardCoverage].map(hundredth),
    ]
  })
  const name = `satoyama-ranking-${year ?? 'none'}-${recipe.hash.slice(0, 8)}`
  return tableFile({ name, format, sources }, [
    { name: sheet, rows: [[...head], ...rows], widthOf: (at) => (at === 1 ? 40 : 18) },
  ])
}
