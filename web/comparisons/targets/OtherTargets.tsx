import type { TargetComparison } from '#contract/comparisons/targets.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import type { TableOf } from '../../charts/figure/table.ts'
import { namesOf, shortName } from '../../companies/names.ts'
import { formatDay } from '../../format.ts'
import { targetsMessages } from './messages.ts'

/** Targets that filings carry as data, in their words. */
export function OtherTargets({ targets }: { targets: TargetComparison }) {
  const m = targetsMessages()
  const { others, companies } = targets
  const table: TableOf = {
    caption: m.others,
    rowsAre: 'companies',
    columns: [m.company, m.goal, m.target, m.performance, m.period, m.source].map((label) => ({ label })),
    rows: others.map(({ company, name, target, performance, unit, period, document }, at) => ({
      key: String(at),
      cells: [
        shortName(namesOf(companies[company]!).first),
        name,
        target && [target, unit].filter(Boolean).join(' '),
        performance && [performance, unit].filter(Boolean).join(' '),
        period,
        `${document.title} ${formatDay(document.filedOn)}`,
      ],
    })),
  }
  return (
    <Figure
      id="comparison_other_targets"
      number={4}
      name={m.others}
      unit={m.othersText}
      views={
        others.length === 0 ? [{ key: 'none', label: m.others, content: <p className="note">{m.noOthers}</p> }] : []
      }
      table={others.length === 0 ? undefined : table}
      source={m.foot}
    />
  )
}
