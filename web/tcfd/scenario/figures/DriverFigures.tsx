import type { ScenarioResult } from '#contract/scenario/cost.ts'
import { emissionsPathNames } from '#contract/scenario/names.ts'
import { Figure } from '../../../charts/figure/Figure.tsx'
import { figureCell } from '../../../charts/figure/table.ts'
import { formatChange, formatNumber } from '../../../format.ts'
import { scenarioMessages } from '../messages.ts'
import type { Paths } from '../paths.ts'
import { placeOf, tonnesText, yenText } from '../text.ts'
import { gxBand, linesOf } from './CostFigure.tsx'
import { Legend } from './Legend.tsx'
import { LinesChart } from './LinesChart.tsx'
import type { ScenarioLine } from './lines.ts'

interface Props {
  readonly result: ScenarioResult
  readonly paths: Paths
}

const height = 240

/** The prices behind the cost, in yen. */
export function PriceFigure({ result, paths }: Props) {
  const m = scenarioMessages().drivers
  const { years, assumptions, inYear } = result
  const lines = linesOf(result, paths, ({ key, prices }) => {
    const rate = paths.get(key)?.currency === 'JPY' ? 1 : assumptions.fx
    return prices.map((price) => (price === null ? null : price.price * rate))
  })
  const now = lines.flatMap(({ values }) => values[placeOf(result)] ?? [])
  const finding =
    now.length === 0 ? m.price : m.priceFinding(String(inYear), yenText(Math.min(...now)), yenText(Math.max(...now)))
  return (
    <Figure
      id="scenario-price"
      number={3}
      span={6}
      name={m.price}
      finding={finding}
      unit={m.priceUnit}
      views={[
        {
          key: 'years',
          label: m.price,
          isPicture: true,
          content: (
            <LinesChart label={finding} {...{ years, lines, height }} band={gxBand} marked={inYear} text={yenText} />
          ),
        },
      ]}
      table={tableOf(finding, years, lines)}
      notes={<Legend lines={lines} />}
    />
  )
}

const styles = {
  target: { color: 'var(--series-2)' },
  trend: { color: 'var(--series-4)', dash: '6 3' },
  constant: { color: 'var(--series-1)', dash: '2 3' },
} as const

/** The emissions behind the cost: as assumed, and as they might be otherwise. */
export function EmissionsFigure({ result }: Pick<Props, 'result'>) {
  const m = scenarioMessages().drivers
  const { years, emissions, assumptions, inYear, coverage } = result
  // Without a target its line would be that of the trend.
  const lines = emissionsPathNames
    .filter((path) => path !== 'target' || coverage.withTarget > 0)
    .map((path): ScenarioLine => ({ key: path, name: m.lines[path], ...styles[path], values: emissions[path] }))
  const at = placeOf(result)
  const [then, now] = [emissions[assumptions.path][at] ?? null, emissions.constant[0] ?? null]
  const finding =
    then === null || !now
      ? m.emissions
      : m.emissionsFinding(String(inYear), tonnesText(then), formatChange(then / now - 1))
  const { target, trend, constant } = coverage.paths
  return (
    <Figure
      id="scenario-emissions"
      number={4}
      span={6}
      name={m.emissions}
      finding={finding}
      unit={m.emissionsUnit}
      views={[
        {
          key: 'years',
          label: m.emissions,
          isPicture: true,
          content: <LinesChart label={finding} {...{ years, lines, height }} marked={inYear} text={tonnesText} />,
        },
      ]}
      table={tableOf(finding, years, lines)}
      notes={
        <>
          <Legend lines={lines} />
          <p>{m.paths(formatNumber(target), formatNumber(trend), formatNumber(constant))}</p>
        </>
      }
    />
  )
}

function tableOf(caption: string, years: readonly number[], lines: readonly ScenarioLine[]) {
  return {
    caption,
    rowsAre: 'years' as const,
    columns: [{ label: scenarioMessages().cost.year }, ...lines.map(({ name }) => ({ label: name, isNumber: true }))],
    rows: years.map((year, at) => ({
      key: String(year),
      cells: [
        String(year),
        ...lines.map(({ values }) => figureCell(values[at] ?? null, (value) => formatNumber(value))),
      ],
    })),
  }
}
