import { cellStates, stateCode } from '#methodology/figures/cell-states.ts'
import { type ErrorScale, type InferredColumn, scaleOf } from '#methodology/inference/inference.ts'
import { sizeCodes } from '#methodology/inference/parameters.ts'
import { cellIndex } from '#methodology/panel/layout.ts'
import { columnAt, shapeOf } from '#methodology/panel/panel.ts'
import { categories, scoreKeys } from '#methodology/scores/hierarchy.ts'
import type { Scores } from '#methodology/scores/standard/market-scores.ts'
import { readTraits } from '#server/catalogue/catalogue.ts'
import type { ScoreEngine } from '../scores/score-engine.ts'
import type { ScoreRule } from '../scores/score-rule.ts'
import { scoreTables } from '../scores/tables.ts'
import type { Table } from './csv-file.ts'

/** Who is compared with whom. */
export const companyTable = ({ panel }: ScoreEngine): Table => ({
  name: 'companies',
  columns: ['company_id', 'gics', 'tse33'],
  pieces: () => [panel.companies.map(({ id, gics, tse33 }) => [id, gics, tse33])],
})

/** The scored indicators, and what of them decides a score. */
export const indicatorTable = ({ indicators }: ScoreEngine): Table => {
  const scales = new Map<string, ErrorScale>(readTraits().map(({ code, kind }) => [code, scaleOf(kind)]))
  return {
    name: 'indicators',
    columns: ['indicator', 'category', 'direction', 'size_base', 'error_scale', 'tags', 'sdgs'],
    pieces: () => [
      indicators.map(({ code, category, direction, size, tags, sdgs }) => [
        code,
        category,
        direction,
        size,
        scales.get(code)!,
        tags.join(';'),
        sdgs.join(';'),
      ]),
    ],
  }
}

/** Classifications and weights that scores depend on. */
export function referenceTables(): Table[] {
  const { walks, materiality, gicsOfTse33 } = scoreTables()
  return [
    { name: 'tse17', columns: ['tse33', 'tse17'], pieces: () => [walks.tse17] },
    {
      name: 'tse33_gics',
      columns: ['tse33', 'gics'],
      pieces: () => [[...gicsOfTse33].flatMap(([tse33, codes]) => codes.map((gics) => [tse33, gics]))],
    },
    {
      name: 'materiality',
      columns: ['gics', 'position', 'category', 'weight'],
      pieces: () => [
        [...materiality].flatMap(([gics, weights]) =>
          weights.map((weight, at) => [gics, at + 1, categories[at]!, weight]),
        ),
      ],
    },
  ]
}

/**
 * The cells of the scored indicators, and of the sizes that amounts are divided by. A cell of a year without a report is left out;
 * every other one is there, with its state.
 */
export function cellTable({ panel, indicators }: ScoreEngine): Table {
  const sizes = [sizeCodes.sales, sizeCodes.headcount].map((code) =>
    panel.indicators.findIndex((indicator) => indicator.code === code),
  )
  const rows = [...new Set([...indicators.map(({ position }) => position), ...sizes])].filter((row) => row !== -1)
  const { companies, years } = panel
  const isThere = (state: number) => state !== stateCode['no-report']
  function* pieces() {
    for (const row of rows) {
      const { code } = panel.indicators[row]!
      for (const [year, fiscalYear] of years.entries()) {
        const { values, states } = columnAt(panel, row, year)
        yield companies.flatMap(({ id }, at) =>
          isThere(states[at]!) ? [[code, fiscalYear, id, cellStates[states[at]!]!, values[at]!]] : [],
        )
      }
    }
  }
  return { name: 'cells', columns: ['indicator', 'fiscal_year', 'company_id', 'state', 'value'], pieces }
}

/** What one version infers under one rule: value and standard error, in the figure's unit and on the scale of errors. */
export function inferredTable(
  { panel, indicators }: ScoreEngine,
  versionAndRule: string,
  columnOf: (indicator: number, year: number) => InferredColumn,
): Table {
  function* pieces() {
    for (const { position, code } of indicators) {
      for (const [year, fiscalYear] of panel.years.entries()) {
        const { values, standardErrors } = columnOf(position, year)
        yield panel.companies.flatMap(({ id }, at) =>
          Number.isNaN(values[at]!) ? [] : [[code, fiscalYear, id, values[at]!, standardErrors[at]!]],
        )
      }
    }
  }
  return {
    name: `inferred-${versionAndRule}`,
    columns: ['indicator', 'fiscal_year', 'company_id', 'value', 'standard_error'],
    pieces,
  }
}

/** The product's own scores, where there is a score or a coverage. */
export function scoreTable({ panel, peers }: ScoreEngine, rule: ScoreRule, { values, coverage }: Scores): Table {
  const shape = shapeOf(panel)
  function* pieces() {
    for (const [row, key] of scoreKeys.entries()) {
      for (const [year, fiscalYear] of panel.years.entries()) {
        yield panel.companies.flatMap(({ id }, at) => {
          const cell = cellIndex(shape, row, year, peers.placeOf[at]!)
          const isEmpty = Number.isNaN(values[cell]!) && coverage[cell] === 0
          return isEmpty ? [] : [[key, fiscalYear, id, values[cell]!, coverage[cell]!]]
        })
      }
    }
  }
  return { name: nameOf(rule), columns: ['score', 'fiscal_year', 'company_id', 'value', 'coverage'], pieces }
}

const nameOf = ({ version, period, inference }: ScoreRule) => `scores-${version}-${period}-${inference}`
