import { useMemo } from 'react'
import type { TargetComparison } from '#contract/comparisons/targets.ts'
import type { TargetScope } from '#contract/targets/parts.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { useComparisonAddress } from '../address.ts'
import type { ComparisonScreen } from '../frame/ComparisonPage.tsx'
import { Key } from '../materiality/marks.tsx'
import { subjectsOf } from '../materiality/model.ts'
import { LinesView } from './LinesView.tsx'
import { MarksKey } from './MarksKey.tsx'
import { targetsMessages } from './messages.ts'
import { mainTargets, type TargetRow, targetsSentence } from './model.ts'
import { PaceView } from './PaceView.tsx'
import { targetsTable } from './table.ts'

interface Props {
  readonly screen: ComparisonScreen
  readonly targets: TargetComparison
  readonly scope: TargetScope
}

/** Indicator whose figure stands behind the emissions of a scope. */
const indicators: Readonly<Record<TargetScope, string>> = {
  scope1: 'E-CC-002',
  scope2: 'E-CC-003',
  scope3: 'E-CC-005',
  'scope1+2': 'E-CC-001',
  'scope1+2+3': 'E-CC-001',
}

/** Promise and practice of each company: as paces, as paths from the base year, and as a table with everything a target says. */
export function PaceFigure({ screen: { comparison, five, open }, targets, scope }: Props) {
  const m = targetsMessages()
  const [{ view }, change] = useComparisonAddress()
  const rows = useMemo(() => mainTargets(targets, scope), [targets, scope])
  const subjects = useMemo(() => subjectsOf({ ...comparison, units: 'companies' }), [comparison])
  const sentence = targetsSentence(rows)
  const openRow = ({ company, target }: TargetRow) =>
    open(targets.companies[company]!.id, indicators[scope], target?.pace?.latestYear ?? undefined)
  const pathSeries = rows.flatMap((row) => pathOf(row, targets, { scope, five }))
  return (
    <Figure
      id="comparison_targets"
      number={1}
      name={m.name}
      finding={sentence}
      unit={view === 'paths' ? m.pathsUnit : m.unit}
      view={view ?? 'pace'}
      onView={(next) => change({ view: next === 'pace' ? undefined : next })}
      views={[
        {
          key: 'pace',
          label: m.views.pace,
          isPicture: true,
          content: (
            <>
              <MarksKey />
              <PaceView label={sentence} comparison={targets} rows={rows} five={five} open={openRow} />
            </>
          ),
        },
        {
          key: 'paths',
          label: m.views.paths,
          isPicture: pathSeries.length > 0,
          content: (
            <>
              <Key subjects={subjects} five={five} average={null} hasMarket={false} />
              {pathSeries.length > 0 ? (
                <LinesView label={sentence} series={pathSeries} />
              ) : (
                <p className="note">{m.noPaths}</p>
              )}
            </>
          ),
        },
      ]}
      table={targetsTable(targets, sentence)}
      onSelectRow={(key) => {
        const company = Number(key.split(' ')[0])
        openRow(rows.find((row) => row.company === company)!)
      }}
      source={m.foot}
    />
  )
}

/** Emissions of a named company since its base year, and the straight line to its target, both with the base year as 100. */
function pathOf(
  { company, target }: TargetRow,
  { emissions, years }: TargetComparison,
  { scope, five }: { scope: TargetScope; five: readonly number[] },
) {
  const place = five.indexOf(company)
  const series = emissions.find((each) => each.scope === scope)
  const base = target?.pace?.base
  if (place === -1 || !target || !base || !series) return []
  const actual = years.flatMap((year, at) => {
    if (year < target.baseYear) return []
    const value = series.values[at]![company] ?? null
    return [{ year, value: value === null ? null : (value / base) * 100 }]
  })
  return [
    { key: `${company}`, place, points: actual },
    {
      key: `${company} target`,
      place,
      isDashed: true,
      points: [
        { year: target.baseYear, value: 100 },
        { year: target.targetYear, value: (1 - target.reduction) * 100 },
      ],
    },
  ]
}
