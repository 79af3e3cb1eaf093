import type { Ratings } from '#contract/scores/ratings.ts'
import { Figure, type FigureState } from '../../charts/figure/Figure.tsx'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { Sample, Tick } from '../../charts/plot/marks.tsx'
import { formatDay, formatNumber, formatScore } from '../../format.ts'
import { useDisplayWords } from '../../scoring/displays.ts'
import { openVendors } from '../../scoring/use-ratings.ts'
import type { ScoreScreen } from '../sheet/ScorePage.tsx'
import { evaluationMessages } from './evaluation-messages.ts'
import { RaterHistory } from './RaterHistory.tsx'
import { RaterOriginals } from './RaterOriginals.tsx'
import { RaterRows } from './RaterRows.tsx'
import type { Rater } from './raters.ts'
import { useRaters } from './use-raters.ts'
import { WhyTheyDiffer } from './WhyTheyDiffer.tsx'
import '../ratings.module.css'

/** The same company in the eyes of each rater, and beside it why they differ. */
export function EvaluationComparison(screen: ScoreScreen) {
  const m = evaluationMessages()
  const words = useDisplayWords()
  const { ratings, raters, vendors, locked, finding } = useRaters(screen)
  const state = stateOf(ratings)
  return (
    <>
      <Figure
        id="esg_evaluation_comparison"
        number={1}
        // Without a difference to take apart nothing needs the place beside it.
        span={ratings.data && !ratings.data.disagreement ? 12 : 8}
        name={m.name}
        finding={ratings.data && finding}
        unit={words.points}
        state={state}
        views={[
          { key: 'axis', label: m.axis, content: <RaterRows raters={raters} locked={locked} open={screen.open} /> },
          {
            key: 'original',
            label: m.original,
            content: <RaterOriginals raters={raters} vendors={vendors} locked={locked} />,
          },
          { key: 'history', label: m.history, content: <RaterHistory raters={raters} /> },
        ]}
        table={tableOf(raters, m.name)}
        notes={ratings.data && <Notes ratings={ratings.data} />}
      />
      <WhyTheyDiffer ratings={ratings.data} vendors={vendors} state={state} />
    </>
  )
}

function stateOf(query: ReturnType<typeof useRaters>['ratings']): FigureState | undefined {
  if (query.isError) return { kind: 'error', error: query.error, retry: () => void query.refetch() }
  return query.data ? undefined : { kind: 'loading', height: 280 }
}

function Notes({ ratings }: { ratings: Ratings }) {
  const m = evaluationMessages()
  const isSimulated = openVendors(ratings).some(({ rating }) => rating?.isSimulated)
  return (
    <p className="key">
      <span>
        <Sample width={10} height={10}>
          <circle cx={5} cy={5} r={4.4} fill="var(--ink)" />
        </Sample>
        {m.own}
      </span>
      <span>
        <Sample width={4} height={12}>
          <Tick x={2} y={6} reach={6} stroke="var(--series-ref)" strokeWidth={1.6} />
        </Sample>
        {m.average}
      </span>
      <span>
        <Sample width={18} height={12}>
          <path d="M2 1v10M6 1v10M8 1v10M14 1v10" stroke="var(--ink)" strokeOpacity={0.25} />
        </Sample>
        {m.peers}
      </span>
      <span className="dim">{m.axisNote}</span>
      {ratings.consensus && <span className="dim">{m.overVisible}</span>}
      {isSimulated && <span className="dim">{m.simulated}</span>}
    </p>
  )
}

function tableOf(raters: readonly Rater[], caption: string): TableOf {
  const m = evaluationMessages()
  return {
    caption,
    columns: [
      { label: m.rater },
      { label: m.value, isNumber: true },
      { label: m.axis, isNumber: true },
      { label: m.average, isNumber: true },
      { label: m.rank, isNumber: true },
      { label: m.before, isNumber: true },
      { label: m.updated, isNumber: true },
    ],
    rows: raters.map(({ key, name, value, axis, average, rank, before, updated }) => ({
      key,
      cells: [
        name,
        value,
        figureCell(axis, formatScore),
        figureCell(average, formatScore),
        rank && m.ofRank(formatNumber(rank.rank), formatNumber(rank.of)),
        before,
        updated && formatDay(updated),
      ],
    })),
  }
}
