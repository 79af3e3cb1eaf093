import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { stateCode } from '../../methodology/figures/cell-states.ts'
import { columnAt, counts, furtherPosition, type Panel } from '../../methodology/panel/panel.ts'
import { categories } from '../../methodology/scores/hierarchy.ts'
import { defaultVersion, type StandardVersion } from '../../methodology/scores/method.ts'
import type { ScoreEngine } from '../../server/market/scores/score-engine.ts'

/**
 * The raw values that both others read: indicator, year, company, industry and its groups as numbers, value with its sign, and the size
 * that it is divided by from version 2.0 on (1 for no amount, empty where it is not known).
 */
export async function writeValues(engine: ScoreEngine, folder: string): Promise<string> {
  const { panel, peers } = engine
  const indicators = engine.standardIndicators(defaultVersion)
  const path = join(folder, 'values.csv')
  const file = createWriteStream(path)
  file.write('i,y,c,g6,g4,g2,v,s\n')
  const sizes = {
    sales: sizesOf(panel, positionOf(panel, 'F-PL-001')),
    headcount: sizesOf(panel, positionOf(panel, 'S-LR-001')),
    'parent-sales': sizesOf(panel, furtherPosition(panel, { code: 'F-PL-001', boundary: 'parent', holds: 'figures' })),
  }
  for (const [i, { position, direction, size, yearsAt }] of indicators.entries()) {
    for (const y of panel.years.keys()) {
      const { values, states } = columnAt(panel, position, y)
      const sign = direction === 'higher_better' ? 1 : -1
      const rows: string[] = []
      for (const c of panel.companies.keys()) {
        if (!counts(states[c]!)) continue
        const { chain } = peers.industries[peers.industryOf[c]!]!
        const of = yearsAt === undefined ? y : columnAt(panel, yearsAt, y).values[c]! - panel.years[0]!
        const by = size === null ? 1 : (sizes[size][of]![c] ?? '')
        rows.push(`${i},${y},${c},${peers.industryOf[c]},${chain[1]},${chain[2]},${sign * values[c]!},${by}\n`)
      }
      if (!file.write(rows.join(''))) await once(file, 'drain')
    }
  }
  file.end()
  await finished(file)
  return path
}

const positionOf = (panel: Panel, code: string) => panel.indicators.findIndex((indicator) => indicator.code === code)

/** By year and company; null where it is not known. */
function sizesOf(panel: Panel, position: number): (number | null)[][] {
  return [...panel.years.keys()].map((year) => {
    const { values, states } = columnAt(panel, position, year)
    return Array.from(values, (value, company) => (counts(states[company]!) && value > 0 ? value : null))
  })
}

export interface Rival {
  readonly name: string
  /** All percentiles of raw values and the scores of 13 categories and 4 totals, kept inside; no minimum of disclosure. */
  percentiles(version: StandardVersion): Promise<void>
  /** Totals of own weights, industry × indicators + indicator, from the percentiles kept: of one year, or of all. */
  custom(year: number | null): Promise<void>
  /** By year × companies + company, NaN where there is none. */
  readTotals(kind: 'standard' | 'custom'): Promise<Float64Array>
}

export interface RivalInput {
  readonly engine: ScoreEngine
  readonly path: string
  readonly matrix: Float64Array
}

export const weightRows = ({ engine, matrix }: RivalInput) =>
  engine.peers.industries.flatMap((_, g6) =>
    engine.indicators.map((_row, i) => ({ g6, i, w: matrix[g6 * engine.indicators.length + i]! })),
  )
export const materialityRows = ({ engine }: RivalInput) =>
  engine.peers.industries.flatMap((_, g6) => categories.map((_row, k) => ({ g6, k, m: engine.weights[g6 * 13 + k]! })))
export const categoryRows = ({ engine }: RivalInput) =>
  engine.standardIndicators(defaultVersion).map(({ category }, i) => ({ i, k: categories.indexOf(category) }))

/** Companies with a report of each year. */
export const reportedRows = ({ engine: { panel, indicators } }: RivalInput) =>
  [...panel.years.keys()].map((y) => {
    const columns = indicators.map(({ position }) => columnAt(panel, position, y).states)
    const hasReport = (_: unknown, company: number) =>
      columns.some((states) => states[company] !== stateCode['no-report'])
    return { y, n: panel.companies.filter(hasReport).length }
  })

export function spreadOut(
  { engine }: RivalInput,
  rows: { years: readonly number[]; companies: readonly number[]; scores: readonly number[] },
) {
  const count = engine.panel.companies.length
  const scores = new Float64Array(engine.panel.years.length * count).fill(Number.NaN)
  for (const [at, year] of rows.years.entries())
    scores[year * count + rows.companies[at]!] = rows.scores[at] ?? Number.NaN
  return scores
}
