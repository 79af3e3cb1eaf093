import { useMemo } from 'react'
import type { Industry } from '#contract/industries/industry.ts'
import { type Category, totals } from '#methodology/scores/hierarchy.ts'
import { type Pillar as PillarKey, pillars } from '#methodology/scores/pillar-parts.ts'
import { pointsBetween, pointsBetweenCell } from '../../charts/figure/difference.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import type { TableOf } from '../../charts/figure/table.ts'
import { MaterialityMap } from '../../charts/materiality/MaterialityMap.tsx'
import type { MaterialTheme } from '../../charts/materiality/themes.ts'
import { chartMessages } from '../../charts/messages.ts'
import { DotLine } from '../../charts/small/DotLine.tsx'
import { Sparkline } from '../../charts/small/Sparkline.tsx'
import { WeightBar } from '../../charts/small/WeightBar.tsx'
import { formatNumber, formatShare } from '../../format.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { percent, scoreCell, scoreText, shareCell } from '../figures.ts'
import classes from '../industries.module.css'
import { industryMessages } from '../messages.ts'
import { materialityFinding } from './findings.ts'

type Props = { readonly industry: Industry }
type Row = Industry['materiality'][number]

const pillarOf = (category: Category): PillarKey =>
  pillars.find((key) => (totals[key] as readonly Category[]).includes(category))!
const contributionOf = ({ weight, average }: Row) => (average === null ? null : weight * average)
const differenceOf = ({ average, marketMedian }: Row) =>
  average === null || marketMedian === null ? null : average - marketMedian

/** What weighs in the industry and how its ten largest do in it: weights times scores, as rows and as a map. */
export function IndustryMateriality({ industry }: Props) {
  const m = industryMessages()
  const finding = materialityFinding(industry)
  const themes = useMemo(() => industry.materiality.map(toTheme), [industry])
  return (
    <Figure
      id="materiality_map"
      number={4}
      name={m.materiality}
      finding={finding}
      state={industry.materiality.length === 0 ? { kind: 'empty' } : undefined}
      views={[
        { key: 'rows', label: m.weightsTimesScores, content: <MaterialityRows industry={industry} /> },
        {
          key: 'map',
          label: chartMessages().map,
          isPicture: true,
          content: <MaterialityMap label={finding} themes={themes} verticalName={m.difference} />,
        },
      ]}
      table={materialityTable(industry, finding)}
      notes={<p className="fig-note">{m.materialityNote}</p>}
    />
  )
}

function toTheme(row: Row): MaterialTheme {
  const difference = differenceOf(row)
  return {
    key: row.category,
    name: scoreName(row.category),
    pillar: pillarOf(row.category),
    weight: row.weight * 100,
    score: percent(row.average),
    average: percent(row.marketMedian),
    band: difference === null ? 'none' : difference > 0.05 ? 'strength' : difference < -0.05 ? 'issue' : 'average',
    scores: [],
  }
}

export function MaterialityRows({ industry: { materiality, history } }: Props) {
  const m = industryMessages()
  const heaviest = Math.max(...materiality.map(({ weight }) => weight))
  const max = Math.max(...materiality.map((row) => contributionOf(row) ?? 0), 0.001)
  return (
    <div className="scroll">
      <table className="compact material">
        <Head
          columns={[
            m.category,
            m.weight,
            {
              name: (
                <span className="scale-head">
                  <span>0</span>
                  <span>
                    {m.average} ● {m.marketMedian} |
                  </span>
                  <span>100</span>
                </span>
              ),
              className: 'strip-col',
            },
            num(m.average),
            num(m.difference),
            m.contribution,
            { name: m.years, className: 'opt' },
          ]}
        />
        {pillars.map((pillar) => (
          <tbody key={pillar}>
            <PillarRow pillar={pillar} rows={materiality.filter(({ category }) => pillarOf(category) === pillar)} />
            {materiality
              .filter(({ category }) => pillarOf(category) === pillar)
              .map((row) => (
                <tr key={row.category}>
                  <th scope="row">{scoreName(row.category)}</th>
                  <td className={classes.barCell}>
                    <WeightBar share={row.weight / heaviest} /> {formatShare(row.weight, 1)}
                  </td>
                  <td className="strip-col">
                    <DotLine value={percent(row.average)} average={percent(row.marketMedian)} height={20} />
                  </td>
                  <td className="num">{scoreText(row.average)}</td>
                  <td className="num">{pointsBetween(row.average, row.marketMedian)}</td>
                  <td className={classes.barCell}>
                    <WeightBar share={(contributionOf(row) ?? 0) / max} />{' '}
                    {contributionOf(row) === null ? '—' : formatNumber(contributionOf(row)! * 100, 1)}
                  </td>
                  <td className="opt">
                    <Sparkline
                      values={seriesOf(history, row.category)?.average ?? []}
                      apart={seriesOf(history, row.category)?.averages.steps.map(
                        (step) => step?.isComparable === false,
                      )}
                      width={110}
                      height={20}
                    />
                  </td>
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function PillarRow({ pillar, rows }: { pillar: PillarKey; rows: readonly Row[] }) {
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0)
  return (
    <tr className="lv1">
      <th scope="rowgroup">{scoreName(pillar)}</th>
      <td className={classes.barCell}>
        {formatShare(
          sum(({ weight }) => weight),
          1,
        )}
      </td>
      <td className="strip-col" />
      <td />
      <td />
      <td className={classes.barCell}>{formatNumber(sum((row) => contributionOf(row) ?? 0) * 100, 1)}</td>
      <td className="opt" />
    </tr>
  )
}

function materialityTable({ materiality }: Industry, caption: string): TableOf {
  const m = industryMessages()
  const numbers = [m.weight, m.average, m.median, m.marketMedian, m.difference, m.contribution, m.change]
  return {
    caption,
    columns: [{ label: m.category }, ...numbers.map((label) => ({ label, isNumber: true }))],
    rows: materiality.map((row) => ({
      key: row.category,
      cells: [
        scoreName(row.category),
        shareCell(row.weight),
        scoreCell(row.average),
        scoreCell(row.median),
        scoreCell(row.marketMedian),
        pointsBetweenCell(row.average, row.marketMedian),
        scoreCell(contributionOf(row)),
        pointsBetweenCell(row.average, row.previous),
      ],
    })),
  }
}

const seriesOf = ({ series }: Industry['history'], category: string) => series.find(({ key }) => key === category)
