import type { ScenarioResult } from '#contract/scenario/cost.ts'
import { Figure } from '../../../charts/figure/Figure.tsx'
import { type Cell, figureCell, type TableOf } from '../../../charts/figure/table.ts'
import { formatNumber } from '../../../format.ts'
import { rangeOf, scenarioHeadline } from '../headline.ts'
import { scenarioMessages } from '../messages.ts'
import type { Paths } from '../paths.ts'
import { pathName, percentText, yenText } from '../text.ts'
import { Legend } from './Legend.tsx'
import { LinesChart } from './LinesChart.tsx'
import { type ScenarioLine, stylesOf } from './lines.ts'

interface Props {
  readonly result: ScenarioResult
  readonly paths: Paths
}

/** A line of each scenario, with the band of Japan's own trading. */
export function linesOf(
  { scenarios }: ScenarioResult,
  paths: Paths,
  valuesOf: (scenario: ScenarioResult['scenarios'][number]) => readonly (number | null)[],
): ScenarioLine[] {
  const styles = stylesOf(scenarios.map(({ key }) => key))
  return scenarios.flatMap((scenario) => {
    const path = paths.get(scenario.key)
    return path ? [{ key: path.key, name: pathName(path), ...styles.get(path.key)!, values: valuesOf(scenario) }] : []
  })
}

export const gxBand = ['gx-floor', 'gx-cap'] as const

/** Cost of each scenario by year, as a drawing and as a table. */
export function CostFigure({ result, paths }: Props) {
  const m = scenarioMessages()
  const { path } = result.assumptions
  const lines = linesOf(result, paths, ({ costs }) => costs[path])
  const finding = scenarioHeadline(result, paths)
  const hasCost = lines.some(({ values }) => values.some((value) => value !== null))
  const range = rangeOf(result)
  return (
    <Figure
      id="scenario-cost"
      number={1}
      name={m.cost.name}
      finding={finding}
      unit={m.cost.unit(m.assumptions.paths[path])}
      views={[
        {
          key: 'years',
          label: m.cost.views,
          isPicture: hasCost,
          content: hasCost ? (
            <LinesChart
              label={finding}
              years={result.years}
              lines={lines}
              band={gxBand}
              marked={result.inYear}
              text={yenText}
            />
          ) : (
            <p className="note">{result.coverage.withEmissions === 0 ? m.headline.noEmissions : m.cost.none}</p>
          ),
        },
      ]}
      table={hasCost ? tableOf(result, paths, finding) : undefined}
      notes={
        <>
          <Legend lines={lines} />
          {range && <p>{m.headline.range(yenText(range.low), yenText(range.high))}</p>}
          {path === 'target' && result.coverage.withEmissions > 0 && result.coverage.withTarget === 0 && (
            <p>{m.cost.noTarget}</p>
          )}
          <p>{m.cost.notes}</p>
        </>
      }
      source={m.cost.source}
    />
  )
}

function tableOf({ years, scenarios, assumptions }: ScenarioResult, paths: Paths, caption: string): TableOf {
  const m = scenarioMessages()
  const named = scenarios.flatMap((scenario) => {
    const path = paths.get(scenario.key)
    return path ? [{ scenario, name: pathName(path) }] : []
  })
  const base = m.assumptions.shares[assumptions.share]
  return {
    caption,
    rowsAre: 'years',
    columns: [
      { label: m.cost.year },
      ...named.flatMap(({ name }) => [
        { label: m.cost.of(name), isNumber: true },
        { label: m.cost.shareOf(name, base), isNumber: true },
      ]),
    ],
    rows: years.map((year, at) => ({
      key: String(year),
      cells: [
        String(year),
        ...named.flatMap(({ scenario }): Cell[] => [
          figureCell(scenario.costs[assumptions.path][at] ?? null, (value) => formatNumber(value)),
          figureCell(scenario.shares[at] ?? null, percentText),
        ]),
      ],
    })),
  }
}
