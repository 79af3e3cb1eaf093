import type { PatentSummary } from '#contract/patents/summary.ts'
import { type PatentStage, patentStages } from '#methodology/patents/stage.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { formatDay, formatNumber, formatYear, formatYearEnd } from '../../format.ts'
import { tipOnText } from '../../ui/floating/tip.ts'
import { patentMessages } from '../messages.ts'
import { headlineOf, sourceOf } from '../names.ts'
import { usePatentsAddress } from '../use-patents.ts'
import { stageColors } from './columns.ts'
import { YearColumns } from './YearColumns.tsx'

/** Filings a year by stage; the months that are not all public are hatched, and outside of the headline. */
export function YearsFigure({ summary }: { summary: PatentSummary }) {
  const { years: m } = patentMessages()
  const [, change] = usePatentsAddress()
  const finding = headlineOf(summary)
  const unit = (summary.isYearEndKnown ? m.unit : m.unitUsual)(formatYearEnd(summary.yearEnd))
  const choose = (year: number) => change({ filed: year })
  return (
    <Figure
      id="patent-years"
      number={1}
      name={m.name}
      finding={finding}
      unit={unit}
      views={[
        {
          key: 'chart',
          label: m.chart,
          isPicture: true,
          content: <YearColumns label={`${m.name} ${finding}`} years={summary.years} choose={choose} />,
        },
      ]}
      table={yearsTable(summary, finding)}
      onSelectRow={(key) => choose(Number(key))}
      state={summary.years.length === 0 ? { kind: 'empty' } : undefined}
      notes={<Legend summary={summary} />}
      source={sourceOf(summary)}
    />
  )
}

/** Stages that anything has come to. */
const stagesIn = ({ stages }: PatentSummary) => patentStages.filter((stage) => stages[stage] > 0)

function Legend({ summary }: { summary: PatentSummary }) {
  const { years: m, stages, stageHints } = patentMessages()
  const isOpen = summary.years.some(({ isPublic }) => !isPublic)
  return (
    <div className="swatches">
      {summary.areStagesKnown &&
        stagesIn(summary).map((stage: PatentStage) => (
          <span key={stage} {...tipOnText(stageHints[stage])}>
            <i style={{ background: stageColors[stage] }} aria-hidden="true" />
            {stages[stage]}
          </span>
        ))}
      {isOpen && (
        <span>
          <i className="hatched" aria-hidden="true" />
          {m.openLegend(formatDay(summary.openSince))}
        </span>
      )}
      {!summary.areStagesKnown && <span>{m.stagesUnknown}</span>}
      {summary.undated > 0 && <span>{m.undated(formatNumber(summary.undated))}</span>}
    </div>
  )
}

function yearsTable(summary: PatentSummary, caption: string): TableOf {
  const { years: m, stages } = patentMessages()
  const visibleStages = summary.areStagesKnown ? stagesIn(summary) : []
  const count = (value: number) => figureCell(value, (number) => formatNumber(number))
  return {
    caption,
    rowsAre: 'years',
    columns: [
      { label: m.year },
      { label: m.filings, isNumber: true },
      ...visibleStages.map((stage) => ({ label: stages[stage], isNumber: true })),
      { label: m.all },
    ],
    rows: summary.years.toReversed().map((year) => ({
      key: String(year.year),
      cells: [
        formatYear(year.year),
        count(year.filings),
        ...visibleStages.map((stage) => count(year.stages[stage])),
        year.isPublic ? m.public : m.open,
      ],
    })),
  }
}
