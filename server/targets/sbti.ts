import type { CompanyTargets } from '#contract/targets/targets.ts'
import { defaultScores, temperatureScores } from '#methodology/temperature/score.ts'
import { industrialDivisionOf } from '#methodology/temperature/sector.ts'
import type { Db } from '#server/db/database.ts'
import { isSbtiSource } from '#server/imports/market-records.ts'
import { type CommitmentRow, sbtiStatusOf, textOf, yearOf } from '#server/market/commitments.ts'
import { emissionsOf } from '#server/market/emission-series.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'
import { baseEmissionsIn } from '#server/market/temperature/base-emissions.ts'
import { temperatureGrid } from '#server/market/temperature/grid.ts'
import { temperatureTargets } from '#server/market/temperature/targets.ts'

type Row = CompanyTargets['sbti'][number]

/** What the initiative's lists say, row by row, as imported: what was withdrawn stays. */
export function sbtiRows(rows: readonly CommitmentRow[]): Row[] {
  return rows
    .filter(({ source }) => isSbtiSource(source))
    .map(({ record, source: list, publishedOn, importId, line }) => ({
      kind: list === 'sbti-companies' ? ('company' as const) : kindOf(textOf(record.target ?? record.horizon)),
      state: sbtiStatusOf(list, textOf(record.status)),
      status: textOf(record.status),
      scope: textOf(record.scope),
      value: textOf(record.target_value ?? record.value),
      classification: textOf(record.classification),
      baseYear: yearOf(record.base_year),
      targetYear: yearOf(record.target_year ?? record.net_zero_year),
      wording: textOf(record.wording),
      publishedOn,
      list,
      importId,
      line,
    }))
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || (a.targetYear ?? 0) - (b.targetYear ?? 0))
}

const order: readonly Row['kind'][] = ['company', 'near', 'long', 'net-zero', 'other']

function kindOf(words: string | null): Row['kind'] {
  const text = words?.toLowerCase() ?? ''
  if (text.includes('net')) return 'net-zero'
  if (text.includes('long')) return 'long'
  return text.includes('near') ? 'near' : 'other'
}

/** Temperature scores of the company, counted from the year of the day. */
export async function temperatureOf(
  db: Db,
  company: CompanySnapshot,
  asOf: string,
): Promise<CompanyTargets['temperature']> {
  const { market, position } = company
  const { id, tse33 } = market.panel.companies[position]!
  const listed = await temperatureTargets(db, [id], { asOf, baseEmissionsOf: baseEmissionsIn(market) })
  const newest = (scope: 'scope1+2' | 'scope3') =>
    [...emissionsOf(market, scope, position)].sort(([a], [b]) => b - a)[0]?.[1] ?? null
  const emissions = { 'scope1+2': newest('scope1+2'), scope3: newest('scope3') }
  const referenceYear = Number(asOf.slice(0, 4))
  const [defaultScore] = defaultScores
  const { scores } = temperatureScores(
    { targets: listed.get(id)?.targets ?? [], emissions, division: industrialDivisionOf(tse33) },
    { referenceYear, defaultScore },
  )
  return {
    referenceYear,
    default: defaultScore,
    grid: temperatureGrid(scores),
  }
}
