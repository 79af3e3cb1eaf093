import { type Kpi, type PreparedMarket, preparedMarket } from '../value/pbr/market.ts'
import { normalOf, random } from './random.ts'

interface GivenMarket {
  readonly seed: number
  readonly companies: number
  readonly years: number
  readonly industries?: number
  /** Coefficients of ln ROE and of the first indicator. */
  readonly roe?: number
  readonly kpi?: number
  readonly lag?: number
  /** Indicators, of which the first alone may matter. */
  readonly kpis?: number
  /** How much of a company's residual, and of its indicators, stays from one year to the next. */
  readonly persistence?: number
}

/** A market made with known coefficients: levels of industry and year, and residuals that stay with a company. */
export function givenMarket(given: GivenMarket): { readonly market: PreparedMarket; readonly kpis: readonly Kpi[] } {
  const { companies, years, industries = 4, roe: ofRoe = 0.5, kpi: ofKpi = 0, lag = 0, kpis: count = 1 } = given
  const { persistence = 0.8 } = given
  const next = random(given.seed)
  const walk = () => walkOf(next, { companies, years, persistence })
  const industryOf = Int32Array.from({ length: companies }, (_, company) => company % industries)
  const levels = Float64Array.from({ length: industries + years }, () => normalOf(next))
  const lnKpis = Array.from({ length: count }, walk)
  const [lnRoe, noise] = [walk(), walk()]
  const lnPbr = lnRoe.map((own, at) => {
    const [year, company] = [Math.floor(at / companies), at % companies]
    const earlier = year >= lag ? lnKpis[0]![at - lag * companies]! : 0
    return ofRoe * own + ofKpi * earlier + levels[industryOf[company]!]! + levels[industries + year]! + noise[at]!
  })
  const market = { pbr: lnPbr.map(Math.exp), roe: lnRoe.map(Math.exp), industryOf, industries, companies, years }
  return {
    market: preparedMarket(market),
    kpis: lnKpis.map((values) => ({ values: values.map(Math.exp), form: 'log' })),
  }
}

/** A standard normal of every company and year that remembers the year before. */
function walkOf(
  next: () => number,
  { companies, years, persistence }: Required<Pick<GivenMarket, 'companies' | 'years' | 'persistence'>>,
) {
  const values = new Float64Array(companies * years)
  for (let at = 0; at < values.length; at++) {
    const before = at < companies ? normalOf(next) : values[at - companies]!
    values[at] = persistence * before + Math.sqrt(1 - persistence ** 2) * normalOf(next)
  }
  return values
}
