import type { RiskByIndustry, RiskCompanies } from '#contract/climate-risk/risk-by-industry.ts'
import { type Cell, figureCell, type TableOf } from '../../charts/figure/table.ts'
import { namesOf } from '../../companies/names.ts'
import { formatNumber } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { measureText, percentileText, ratioText } from './figures.ts'
import { riskMessages } from './messages.ts'
import type { RiskIndustry } from './use-risk.ts'

/** Ratios in per cent and percentiles of 0 to 100, as they are read. */
const shareCell = (share: number | null): Cell =>
  share === null ? null : { value: share * 100, text: ratioText(share) }
const rankCell = (percentile: number | null): Cell =>
  percentile === null ? null : { value: percentile * 100, text: percentileText(percentile) }

/** The map in rows and columns: median, percentile and companies of each category that is measured. */
export function mapTable({ categories, emissions }: RiskByIndustry, industries: readonly RiskIndustry[]): TableOf {
  const m = riskMessages()
  const measured = categories.filter(({ measure }) => measure !== null)
  return {
    caption: m.name,
    columns: [
      { label: m.industry },
      { label: m.companies, isNumber: true },
      ...measured.flatMap(({ key }) => {
        const name = `${m.categories[key]} ${measureText(key, emissions)}`
        return [
          { label: `${name} %`, isNumber: true },
          { label: `${name} ${m.percentileHead}`, isNumber: true },
          { label: `${name} ${m.n}`, isNumber: true },
        ]
      }),
    ],
    rows: industries.map((industry) => ({
      key: industry.id,
      cells: [
        nameOf(industry),
        figureCell(industry.companies, formatNumber),
        ...industry.cells.flatMap(({ median, percentile, n }) => [
          percentile === null ? null : shareCell(median),
          rankCell(percentile),
          figureCell(n, formatNumber),
        ]),
      ],
    })),
  }
}

/** The companies behind a cell, with the figures that each value is made from. */
export function companiesTable({ category, companies, emissions }: RiskCompanies, caption: string): TableOf {
  const m = riskMessages()
  const b = m.behind
  const isCost = category === 'policy'
  return {
    caption,
    rowsAre: 'companies',
    columns: [
      { label: b.company },
      { label: b.rank, isNumber: true },
      { label: `${measureText(category, emissions)} %`, isNumber: true },
      ...(isCost
        ? [
            { label: `${b.emissions[emissions]} ${b.tonnes}`, isNumber: true },
            { label: `${b.cost} ${b.million}`, isNumber: true },
            { label: `${b.profit} ${b.million}`, isNumber: true },
          ]
        : []),
      { label: `${b.cap} ${b.million}`, isNumber: true },
    ],
    rows: companies.map((company) => ({
      key: String(company.id),
      cells: [
        namesOf(company).first.text,
        figureCell(company.rank, formatNumber),
        shareCell(company.value),
        ...(isCost
          ? [
              figureCell(company.emissions, formatNumber),
              figureCell(company.cost, formatNumber),
              figureCell(profitOf(company)?.value ?? null, formatNumber),
            ]
          : []),
        figureCell(company.marketCap, formatNumber),
      ],
    })),
  }
}

/** The operating profit among the figures of a company. */
export const profitOf = ({ inputs }: RiskCompanies['companies'][number]) =>
  inputs.find(({ indicator }) => indicator === 'F-PL-002')
