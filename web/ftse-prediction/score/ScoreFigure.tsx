import type { FtsePrediction } from '#contract/ftse-prediction/company.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { formatDay, formatShare, formatYear } from '../../format.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { scoreMessages } from './messages.ts'
import { ScoreKey } from './ScoreKey.tsx'
import { ScoreLine } from './ScoreLine.tsx'
import classes from './score.module.css'
import { findingOf, lineText, rangeText, scoreText } from './score-text.ts'

type Scores = FtsePrediction['overall']
type RowKey = keyof ReturnType<typeof scoreMessages>['rows']

const rowsOf = ({ overall, pillars }: FtsePrediction): (Scores & { readonly key: RowKey })[] => [
  { key: 'total', ...overall },
  ...pillars.map(({ pillar, ...scores }) => ({ key: pillar, ...scores })),
]

/** The whole and its pillars on the vendor's scale. */
export function ScoreFigure({ prediction }: { readonly prediction: FtsePrediction }) {
  const m = scoreMessages()
  const { coverage, year } = prediction
  return (
    <Figure
      id="ftse_score"
      number={1}
      name={m.name}
      finding={findingOf(prediction)}
      unit={m.unit(formatYear(year!))}
      views={[{ key: 'scale', label: m.columns.line, isPicture: true, content: <Lines prediction={prediction} /> }]}
      table={tableOf(prediction)}
      notes={
        <>
          <ScoreKey />
          <p className="note">
            {coverage !== null && `${m.measured(formatShare(coverage))} `}
            {m.both}
          </p>
        </>
      }
    />
  )
}

function Lines({ prediction }: { readonly prediction: FtsePrediction }) {
  const m = scoreMessages()
  const { columns } = m
  return (
    <table className={classes.table}>
      <Head
        columns={[
          columns.score,
          { name: columns.line, className: classes.wide },
          num(columns.predicted),
          num(columns.structure),
          num(columns.actual),
        ]}
      />
      <tbody>
        {rowsOf(prediction).map(({ key, ...scores }) => (
          <tr key={key} data-total={key === 'total' || undefined}>
            <th scope="row">{m.rows[key]}</th>
            <td className={classes.wide}>
              <ScoreLine scores={scores} label={m.axis(m.rows[key], lineText(scores))} isLarge={key === 'total'} />
            </td>
            <td className="num" data-label={columns.predicted}>
              <Predicted predicted={scores.predicted} />
            </td>
            <td className="num" data-label={columns.structure}>
              {scores.structure === null ? '—' : scoreText(scores.structure)}
            </td>
            <td className="num" data-label={columns.actual}>
              <Actual actual={scores.actual} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Predicted({ predicted }: Pick<Scores, 'predicted'>) {
  const m = scoreMessages()
  if (!predicted) return m.noModel
  return (
    <>
      {scoreText(predicted.score)}
      <small>
        {m.columns.interval} {rangeText(predicted.low, predicted.high)}
      </small>
      <small>
        {m.columns.band} {rangeText(predicted.from, predicted.to)}
      </small>
    </>
  )
}

function Actual({ actual }: Pick<Scores, 'actual'>) {
  const m = scoreMessages()
  if (!actual) return m.unrated
  return (
    <>
      {scoreText(actual.score)}
      <small>
        {formatDay(actual.ratedOn)} {actual.isSimulated && m.invented}
      </small>
    </>
  )
}

function tableOf(prediction: FtsePrediction): TableOf {
  const m = scoreMessages()
  const { columns } = m
  return {
    caption: m.name,
    columns: [
      { label: columns.score },
      ...[columns.predicted, `${columns.interval} ↓`, `${columns.interval} ↑`].map((label) => ({
        label,
        isNumber: true,
      })),
      { label: columns.band },
      ...[columns.structure, columns.actual].map((label) => ({ label, isNumber: true })),
    ],
    rows: rowsOf(prediction).map(({ key, predicted, structure, actual }) => ({
      key,
      cells: [
        m.rows[key],
        figureCell(predicted?.score ?? null, scoreText),
        figureCell(predicted?.low ?? null, scoreText),
        figureCell(predicted?.high ?? null, scoreText),
        predicted && rangeText(predicted.from, predicted.to),
        figureCell(structure, scoreText),
        figureCell(actual?.score ?? null, scoreText),
      ],
    })),
  }
}
