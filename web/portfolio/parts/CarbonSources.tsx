import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell } from '../../charts/figure/table.ts'
import { Choice } from '../../ui/fields/Choice.tsx'
import { usePortfolioAddress } from '../address.ts'
import { percentText } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'
import classes from '../portfolio.module.css'

interface Props {
  readonly figures: PortfolioFigures
}

export function CarbonRelated({ figures: { climate } }: Props) {
  const m = portfolioMessages().climate
  const [{ definition = '2021' }, change] = usePortfolioAddress()
  const related = climate.carbonRelated.find((one) => one.definition === definition)!
  const sum = related.groups.reduce((total, { weight }) => total + weight, 0)
  const finding = m.relatedFinding(percentText(sum))
  return (
    <Figure
      id="carbon-related"
      number={4}
      name={m.related}
      finding={finding}
      unit={m.relatedUnit(definition, percentText(related.coverage))}
      span={6}
      views={[
        {
          key: 'chart',
          label: m.chart,
          content: (
            <>
              <div className={classes.choices}>
                <Choice
                  label={m.definition}
                  value={definition}
                  options={[
                    ['2021', 'TCFD 2021'],
                    ['2017', 'TCFD 2017'],
                  ]}
                  choose={(value) => change({ definition: value === '2017' ? '2017' : undefined })}
                />
              </div>
              <ShareBars
                rows={related.groups.map(({ group, weight, benchmark }) => ({
                  key: group,
                  name: m.groups[group],
                  weight,
                  benchmark,
                }))}
              />
            </>
          ),
        },
      ]}
      table={{
        caption: finding,
        columns: [
          { label: m.related },
          { label: m.weight, isNumber: true },
          { label: m.benchmarkWeight, isNumber: true },
        ],
        rows: [
          ...related.groups.map(({ group, weight, benchmark }) => ({
            key: group,
            cells: [m.groups[group], figureCell(weight, percentText), figureCell(benchmark, percentText)],
          })),
          {
            key: 'total',
            cells: [m.total, figureCell(sum, percentText), figureCell(sumOf(related.groups), percentText)],
          },
        ],
      }}
    />
  )
}

/** What the benchmark has in all groups together; null without one. */
function sumOf(groups: readonly { readonly benchmark: number | null }[]): number | null {
  return groups.reduce<number | null>(
    (sum, { benchmark }) => (sum === null || benchmark === null ? null : sum + benchmark),
    0,
  )
}

interface ShareRow {
  readonly key: string
  readonly name: string
  readonly weight: number
  readonly benchmark: number | null
}

/** Shares of weight as bars, with a tick where the benchmark lies. */
export function ShareBars({ rows }: { rows: readonly ShareRow[] }) {
  const largest = Math.max(0.01, ...rows.flatMap(({ weight, benchmark }) => [weight, benchmark ?? 0]))
  return (
    <div className={classes.bars}>
      {rows.map(({ key, name, weight, benchmark }) => (
        <div key={key} style={{ display: 'contents' }}>
          <span className={classes.name}>{name}</span>
          <span className={classes.track}>
            <i style={{ width: `${(weight / largest) * 100}%` }} />
            {benchmark !== null && <b style={{ left: `${(benchmark / largest) * 100}%` }} />}
          </span>
          <span className={classes.num}>{percentText(weight)}%</span>
          <span className={classes.num}>{benchmark === null ? '' : `${percentText(benchmark)}%`}</span>
        </div>
      ))}
    </div>
  )
}

export function Quality({ figures: { climate } }: Props) {
  const m = portfolioMessages().climate
  const own = climate.sources.filter(({ source }) => source !== 'activity').reduce((sum, { weight }) => sum + weight, 0)
  const isKnown = climate.sources.some(({ weight }) => weight > 0)
  const finding = isKnown ? m.qualityFinding(percentText(own)) : m.qualityNothing
  return (
    <Figure
      id="quality"
      number={5}
      name={m.quality}
      finding={finding}
      unit={m.qualityUnit}
      span={6}
      views={[
        {
          key: 'chart',
          label: m.chart,
          content: (
            <ShareBars
              rows={climate.sources.map(({ source, weight }) => ({
                key: source,
                name: m.sources[source],
                weight,
                benchmark: null,
              }))}
            />
          ),
        },
      ]}
      table={{
        caption: finding,
        columns: [{ label: m.quality }, { label: m.weight, isNumber: true }],
        rows: [
          ...climate.sources.map(({ source, weight }) => ({
            key: source,
            cells: [m.sources[source], figureCell(weight, percentText)],
          })),
          { key: 'disclosed-in-all', cells: [m.sourcesDisclosed, figureCell(own, percentText)] },
        ],
      }}
    />
  )
}
