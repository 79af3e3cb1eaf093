import type { CompanyValue, ValueModel } from '#contract/value-models/value.ts'
import type { ValueModel as Model } from '#methodology/value/two-stage/model.ts'
import { halves } from '#methodology/value/two-stage/stability.ts'
import type { CallDeps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { listCompanyRows } from '#server/industries/queries.ts'
import { companyPosition } from '#server/market/panel/positions.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { priceCodes } from '#server/market/value/figures.ts'
import { valueKpis } from '#server/market/value/kpis.ts'
import { valueInput, valueModelOf } from '#server/market/value/value-models.ts'
import { toCompanyName } from './names.ts'
import { figureAt, pbrAt } from './price.ts'
import { valueRecipe } from './recipe.ts'

/** The model as answers have it. */
export function toModel({ panel }: MarketSnapshot, model: Model): ValueModel {
  const kpis = valueKpis(panel)
  const [roe, growth, size] = model.first as unknown as [number, number, number]
  return {
    ...{ rows: model.rows, companies: model.companies, accuracy: model.accuracy, verdict: model.verdict, halves },
    years: [panel.years[model.years[0]]!, panel.years[model.years[1]]!],
    tested: panel.years[model.tested]!,
    first: { roe, growth, size },
    terms: model.terms
      .map(({ kpi, lag, known, coefficient, stability }) => {
        const { row, form } = kpis[kpi]!
        const { code: indicator, nameJa, nameEn, unit, large } = row
        return { indicator, nameJa, nameEn, unit, large, form, lag, known, coefficient, stability }
      })
      .sort((a, b) => Math.abs(b.coefficient) - Math.abs(a.coefficient)),
  }
}

/** What the chosen indicators are worth in a company, in the newest year in which its price and equity are known. */
export async function companyValueOf(deps: CallDeps, market: MarketSnapshot, companyId: number): Promise<CompanyValue> {
  const company = companyPosition(market.panel, companyId)
  const row = (await listCompanyRows(deps.db, [companyId])).get(companyId)
  if (company === undefined || !row) throw new Refusal('company.not-found')
  const { model } = await valueModelOf(market, deps.caller)
  if (!model) throw new Refusal('value.no-model')
  const { panel, pool } = market.engine
  const priced = newestPrice(market, company)
  const answer = { company: toCompanyName(row), recipe: valueRecipe(market) }
  if (!priced) return { ...answer, year: null, traded: null, equity: null, pbr: null, values: [] }
  const { year, equity, pbr } = priced
  const at = { company, year, traded: equity * pbr }
  const values = await pool.run(panel, 'companyValue', { ...valueInput(market), model, at })
  const kpis = valueKpis(panel)
  return {
    ...{ ...answer, year: panel.years[year]!, traded: equity * pbr, equity, pbr },
    values: values.map(({ term, ...value }) => {
      const { code } = kpis[term.kpi]!.row
      const figure = figureAt(market, code, { company, year: year - term.lag })?.value ?? null
      return { indicator: code, fiscalYear: panel.years[year]! - term.lag, figure, ...value }
    }),
  }
}

function newestPrice(market: MarketSnapshot, company: number) {
  for (let year = market.panel.years.length - 1; year >= 0; year--) {
    const at = { company, year }
    const equity = figureAt(market, priceCodes.equity, at)?.value
    const pbr = pbrAt(market, at)?.value
    if (equity !== undefined && equity > 0 && pbr !== undefined && pbr > 0) return { year, equity, pbr }
  }
  return null
}
