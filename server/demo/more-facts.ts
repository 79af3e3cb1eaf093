import { copyText } from './around/copy-text.ts'
import { demoYears } from './companies.ts'
import { documentIdOf } from './figures/figures.ts'
import { Random } from './random.ts'
import { latestFigures } from './save/save-people.ts'
import type { Step } from './save/save-step.ts'

/** Businesses of invented companies, in both languages. */
const businesses = [
  ['国内事業', 'Domestic business'],
  ['海外事業', 'Overseas business'],
  ['製品事業', 'Products'],
  ['サービス事業', 'Services'],
  ['新規事業', 'New business'],
] as const

/** Years that have segments, the newest of a company. */
const segmentYears = 3

/** Reportable segments that add up, with an adjustment, to what the company's own report says. */
export const saveSegments: Step = async (tx, companies, { seed, ids }) => {
  const figures = await latestFigures(tx.db, companies, ids, ['F-PL-001', 'F-PL-002', 'S-LR-001'])
  // As the year's own report says it: of several the first that was known, for a later one restates.
  const values = new Map(
    figures.toReversed().map(({ company, year, code, value }) => [`${company} ${year} ${code}`, value]),
  )
  await copyText(
    tx,
    'company_segment',
    ['document_id', 'position', 'member', 'kind', 'name_ja', 'name_en', 'sales', 'profit', 'employees'],
    (function* () {
      for (const { index, firstYear, lastYear } of companies) {
        const random = new Random(`${seed} segments ${index}`)
        const names = random.shuffled([...businesses]).slice(0, random.integer(2, 5))
        const weights = names.map(() => 0.2 + random.uniform())
        const whole = weights.reduce((sum, weight) => sum + weight, 0)
        // One company in nine tells of a single business.
        if (index % 9 === 2) continue
        for (let year = Math.max(firstYear, lastYear - segmentYears + 1); year <= lastYear; year++) {
          const of = (code: string) => values.get(`${index} ${year} ${code}`) ?? null
          const [sales, profit, staff] = [of('F-PL-001'), of('F-PL-002'), of('S-LR-001')]
          if (sales === null) continue
          const documentId = documentIdOf(ids, index, year, true)
          // Head office and eliminations: sales among the segments, and costs that none of them bears.
          const spread = (total: number | null, between: number) =>
            total === null ? null : weights.map((weight) => Math.round((weight / whole) * total * (1 + between)))
          const [parts, profits, people] = [spread(sales, 0.03), spread(profit, 0.06), spread(staff, -0.04)]
          const rest = (total: number | null, of: readonly number[] | null) =>
            total === null || of === null ? null : total - of.reduce((sum, part) => sum + part, 0)
          for (const [position, [ja, en]] of names.entries())
            yield [
              documentId,
              position + 1,
              en.replaceAll(' ', ''),
              'segment',
              ja,
              en,
              parts?.[position] ?? null,
              profits?.[position] ?? null,
              people?.[position] ?? null,
            ]
          yield [
            documentId,
            names.length + 1,
            'ReconcilingItems',
            'adjustment',
            '調整額',
            'Adjustments',
            rest(sales, parts),
            rest(profit, profits),
            rest(staff, people),
          ]
        }
      }
    })(),
  )
}

/** Names and segments of the market that some companies had before. */
export const saveFormerFacts: Step = (tx, companies, { ids }) =>
  copyText(
    tx,
    'company_fact',
    ['company_id', 'name', 'told_on', 'import_id', 'value'],
    companies.flatMap((company) => {
      const id = ids.firstCompanyId + company.index
      const day = (years: number) => `${demoYears[0]! + years}-10-01`
      const rows: [number, string, string, number, string][] = []
      const change = (name: string, former: string, present: string, years: number) => {
        rows.push([id, name, day(1), ids.importId, former], [id, name, day(years), ids.importId, present])
      }
      if (company.index % 17 === 4) {
        const former = company.nameJa.startsWith('株式会社')
          ? `${company.nameJa.slice(4)}工業株式会社`
          : company.nameJa.replace('株式会社', '工業株式会社')
        change('name_ja', former, company.nameJa, 5)
      }
      if (company.isListed && company.marketCode === 'STD' && company.index % 5 === 0)
        change('market_code', 'PRM', 'STD', 8)
      return rows
    }),
  )
