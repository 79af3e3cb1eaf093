import { describe, expect, test } from 'vitest'
import { demoCompanies, demoYears } from '../companies.ts'
import { FigureSource } from './figures.ts'
import { demoIndicators } from './indicators.ts'
import { slipsOf } from './planted-errors.ts'

const seed = 20_261_101
const companies = demoCompanies(1200, seed)
const indicators = demoIndicators()
const newestYear = demoYears.length - 1

/** By indicator, what companies print of the newest year; and by company, the same. */
function draw() {
  const source = new FigureSource(indicators, companies, seed)
  const slips = new Set(slipsOf(companies).map(({ company }) => company))
  const values = new Map(indicators.map(({ code }) => [code, [] as number[]]))
  const byCompany = companies.map(() => new Map<string, number>())
  const perYear = new Float64Array(demoYears.length)
  let corrected = 0
  const before: string[] = []
  for (const company of companies) {
    source.each(company, ({ indicator: { code }, year, value, later }) => {
      if (later) corrected++
      else perYear[year]!++
      if (/^S-DV-0(08|09|10)$/.test(code) && demoYears[year]! < 2022) before.push(code)
      if (year !== newestYear || value === null || later || slips.has(company.index)) return
      values.get(code)!.push(value)
      byCompany[company.index]!.set(code, value)
    })
  }
  return { values, told: byCompany, perYear, corrected, before }
}

const market = draw()
const reporting = companies.filter(({ lastYear }) => lastYear === newestYear).length
const valuesOf = (code: string) => [...market.values.get(code)!].sort((a, b) => a - b)
const quantile = (sorted: readonly number[], share: number) => sorted[Math.floor(share * sorted.length)]!
const logit = (percent: number) => Math.log(Math.max(percent, 0.05) / Math.max(100 - percent, 0.05))

/** Rates the catalogue gives that its own other lines rule out: no cut without a fall, no pay-out from a loss, and the like. */
const undisclosedByNature = new Set(['E-CC-026', 'S-CM-011', 'G-BD-052', 'F-MK-003', 'S-CM-002'])
/** Answers that follow from figures printed beside them; see `answered` in figures.ts. */
const follows = new Set(['E-CC-030', 'E-CC-042', 'E-MG-003', 'S-LR-022', 'S-DV-025', 'E-CC-037', 'E-CC-038'])
/** Figures that follow from others, of which only the others can be held against the catalogue. */
const derived =
  /^E-CC-0(0[1-9]|1\d|2[01345]|47)|^E-EN-00[1358]|^E-WT-0(0[134578]|1[01])|^E-WS-00[145 7]|^E-WS-010|^E-EM-0(01|02|1[2-6])|^S-LR-0(08|11|13|15|16|17|20)|^S-DV-0(05|06|15|16)|^S-SI-(003|024|027)|^S-CM-0(0[239]|10)|^G-BD-(003|02[78]|033)|^G-AC-01[23]|^G-RM-02[35]|^F-(PL-00[2348]|BS-00[2-6]|CF|PS|MK|RT-003|HR-003)/

describe('figures of the demo market', () => {
  test('each indicator is disclosed as often as the catalogue says, within 5 points', () => {
    const off = indicators.flatMap(({ code, disclosure }) => {
      const rate = valuesOf(code).length / reporting
      return Math.abs(rate - disclosure * 0.99) > 0.05 && !undisclosedByNature.has(code)
        ? [{ code, rate, disclosure }]
        : []
    })
    expect(off).toEqual([])
  })

  test('half of all cells are filled, more each year', () => {
    const rows = market.perYear.reduce((sum, count) => sum + count, 0)
    const share = rows / (companies.length * demoYears.length * indicators.length)
    expect(share).toBeGreaterThan(0.45)
    expect(share).toBeLessThan(0.55)
    expect(market.perYear[8]!).toBeGreaterThan(1.2 * market.perYear[0]!)
    expect(market.corrected / rows).toBeGreaterThan(0.0015)
    expect(market.corrected / rows).toBeLessThan(0.0045)
  })

  test('shares of yes are the catalogue’s, within 9 points', () => {
    const off = indicators.flatMap(({ code, distribution, median }) => {
      const values = valuesOf(code)
      if (distribution !== 'bernoulli' || values.length < 150 || follows.has(code)) return []
      const share = values.reduce((sum, value) => sum + value, 0) / values.length
      return Math.abs(share - median) > 0.09 ? [{ code, share, median }] : []
    })
    expect(off).toEqual([])
  })

  test('medians are the catalogue’s: within a quarter of the spread, four standard errors granted', () => {
    const off = indicators.flatMap(({ code, distribution, median, spread }) => {
      const values = valuesOf(code)
      if (derived.test(code) || values.length < 100 || spread === 0) return []
      const middle = quantile(values, 0.5)
      const gap =
        distribution === 'lognormal'
          ? Math.log(middle / median) / spread
          : distribution === 'logit_normal'
            ? (logit(middle) - logit(median)) / spread
            : distribution === 'normal'
              ? (middle - median) / spread
              : 0
      // Of a median the standard error is √(π / 2) = 1.2533 times that of a mean.
      return Math.abs(gap) > 0.25 + (4 * 1.2533) / Math.sqrt(values.length) ? [{ code, middle, median, gap }] : []
    })
    expect(off).toEqual([])
  })

  test('spreads are the catalogue’s, within a third', () => {
    const off = indicators.flatMap(({ code, distribution, spread, isWhole }) => {
      const values = valuesOf(code)
      if (derived.test(code) || isWhole || values.length < 200 || spread < 0.1) return []
      const width = (of: (value: number) => number) => (of(quantile(values, 0.841)) - of(quantile(values, 0.159))) / 2
      const total =
        distribution === 'lognormal'
          ? width(Math.log)
          : distribution === 'logit_normal'
            ? width(logit)
            : distribution === 'normal'
              ? width((value) => value)
              : spread
      return Math.abs(total / spread - 1) > 0.34 ? [{ code, found: total, spread }] : []
    })
    expect(off).toEqual([])
  })

  test('women managers and fathers on leave as surveys found them', () => {
    const below = (code: string, limit: number) =>
      valuesOf(code).filter((value) => value < limit).length / valuesOf(code).length
    expect(Math.abs(below('S-DV-002', 5) - 0.46)).toBeLessThan(0.05) // 46.0 % of 1,130 firms
    expect(Math.abs(below('S-DV-002', 15) - 0.832)).toBeLessThan(0.04)
    expect(Math.abs(1 - below('S-DV-011', 50) - 0.648)).toBeLessThan(0.05)
  })

  test('pay gaps are not told before anybody had to', () => {
    expect(market.before).toEqual([])
  })

  test('totals are intensities times sales, and sums of what stands beside them', () => {
    let met = 0
    for (const figures of market.told) {
      const get = (code: string) => figures.get(code) ?? Number.NaN
      const near = (a: number, b: number, tolerance: number) => {
        if (Number.isNaN(a + b) || b === 0) return
        met++
        expect(Math.abs(a / b - 1)).toBeLessThan(tolerance)
      }
      near(get('E-CC-022') * get('F-PL-001'), get('E-CC-001'), 0.002)
      near(get('E-CC-002') + get('E-CC-003'), get('E-CC-001'), 1e-6)
      near(get('E-EN-002') * get('F-PL-001'), get('E-EN-001'), 0.002)
      near(get('E-WT-002') * get('F-PL-001'), 1000 * get('E-WT-001'), 0.002)
      near(get('E-WS-003') + get('E-WS-004'), get('E-WS-001'), 1e-6)
      near(get('F-PL-002') + get('F-PL-007'), get('F-PL-008'), 1e-9)
      near(get('F-BS-003') + get('F-BS-006'), get('F-BS-002'), 1e-9)
      near((get('F-MK-001') * (get('F-MK-005') - get('F-MK-006'))) / 1e6, get('F-MK-002'), 0.01)
      near((100 * get('G-BD-003')) / get('G-BD-001'), get('G-BD-002'), 0.01)
    }
    expect(met).toBeGreaterThan(4000)
  })

  test('every figure lies where it can', () => {
    const off = indicators.flatMap(({ code, unit, distribution, isWhole }) => {
      const values = valuesOf(code)
      if (values.some((value) => !Number.isFinite(value))) return [code]
      if (unit === '%' && distribution !== 'normal' && values.some((value) => value < 0 || value > 100)) return [code]
      return isWhole && values.some((value) => !Number.isInteger(value)) ? [code] : []
    })
    expect(off).toEqual([])
  })
})
