import type { z } from 'zod'
import type { JointQuery, JointRegression } from '#contract/value-models/joint.ts'
import type { KpiForm } from '#methodology/value/pbr/market.ts'
import { type CatalogueRow, readCatalogue } from '#server/catalogue/catalogue.ts'
import type { CallDeps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { indicatorPosition } from '#server/market/panel/positions.ts'
import { priceCodes } from '#server/market/value/figures.ts'
import { pbrKpis } from '#server/market/value/kpis.ts'
import { pbrInput } from '#server/market/value/value-models.ts'
import { type OpenScope, toScope } from './open.ts'
import { regressionRecipe } from './recipe.ts'

type Term = Omit<JointRegression['terms'][number], 'coefficient'> & { readonly lag: number }

/** Several indicators at once. */
export async function jointOf(
  deps: CallDeps,
  open: OpenScope,
  query: z.infer<typeof JointQuery>,
): Promise<JointRegression> {
  const { market, scope } = open
  const { panel, pool } = market.engine
  const terms = termsOf(open, query)
  const input = {
    ...pbrInput(market, scope),
    terms: terms.map(({ indicator, form, lag }) => ({
      ...{ form, lag, position: indicatorPosition(panel, indicator) ?? -1 },
    })),
  }
  const options = { isPatient: true, ...(deps.caller.signal && { signal: deps.caller.signal }) }
  const { joint, pbr } = await pool.run(panel, 'pbrJoint', input, options)
  const { fit, ...rest } = joint
  return {
    scope: await toScope(deps, open, pbr),
    lag: query.lag,
    terms: terms.map(({ lag: _, ...term }, at) => ({ ...term, coefficient: fit?.terms[at] ?? null })),
    ...rest,
    fit: fit && {
      ...{ r2: fit.r2, adjustedR2: fit.adjustedR2 },
      durbinWatson: Number.isNaN(fit.durbinWatson) ? null : fit.durbinWatson,
    },
    recipe: regressionRecipe(open, { indicator: terms.map(nameOfTerm).join(' '), lag: query.lag }),
  }
}

const nameOfTerm = ({ indicator, form }: Term) => `${indicator}:${form}`

/** Return on equity, size if it is wanted, and the indicators, each once. */
function termsOf({ market }: OpenScope, { indicators, lag, size, form }: z.infer<typeof JointQuery>): Term[] {
  const kpis = pbrKpis(market.panel)
  const chosen = [...new Set(indicators.split(','))].map((code) => {
    const kpi = kpis.find(({ row }) => row.code === code)
    if (!kpi) throw new Refusal('indicator.not-found')
    return kpi.row
  })
  return [
    termOf(rowOf(priceCodes.roe), { kind: 'roe', form, lag: 0 }),
    ...(size === 'sales' ? [termOf(rowOf(sales), { kind: 'size', form: 'log', lag: 0 } as const)] : []),
    ...chosen.map((row) => termOf(row, { kind: 'indicator', form: formOf(row, form), lag } as const)),
  ]
}

const sales = 'F-PL-001'

const rowOf = (code: string) => readCatalogue().find((row) => row.code === code)!

function termOf(row: CatalogueRow, term: Pick<Term, 'kind' | 'form' | 'lag'>): Term {
  const { code, nameJa, nameEn, unit } = row
  return { ...{ indicator: code, nameJa, nameEn, unit }, ...term }
}

/** Yes and no have no logarithm; what is not a share always enters by its own. */
function formOf({ type, unit }: CatalogueRow, form: KpiForm): KpiForm {
  if (type === 'boolean') return 'level'
  return unit === '%' ? form : 'log'
}
