import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Figure } from '../../charts/figure/Figure.tsx'
import { useDisplayWords } from '../../scoring/displays.ts'
import { scoreTable, shownColumns } from '../score-table.ts'
import { ScoreKeys } from '../sheet/ScoreKeys.tsx'
import { ScorePage, type ScoreScreen } from '../sheet/ScorePage.tsx'
import { ScoreSheet } from '../sheet/ScoreSheet.tsx'
import { DashboardDownload } from '../summary/DashboardDownload.tsx'
import { dashboardMessages } from '../summary/dashboard-messages.ts'
import { EsgTable } from './EsgTable.tsx'
import { type GroupName, groupFinding, rowsOf } from './esg-groups.ts'
import { esgMessages } from './esg-messages.ts'

const groups: readonly GroupName[] = ['pillars', 'tags', 'goals']

/** Every score of the method at every level, each with what it is read against. */
export function Esg() {
  return <ScorePage title={esgMessages().title}>{(screen) => <EsgSheet screen={screen} />}</ScorePage>
}

function EsgSheet({ screen }: { screen: ScoreScreen }) {
  const m = esgMessages()
  const { download } = dashboardMessages().sections
  const sections = useMemo(
    () => [...groups.map((id) => ({ id, name: m.sections[id] })), { id: 'download', name: download }],
    [m, download],
  )
  return (
    <ScoreSheet screen={screen} title={m.title} sections={sections}>
      {groups.map((group, index) => (
        <EsgGroup key={group} screen={screen} group={group} number={index + 1} />
      ))}
      <ScoreKeys />
      <DashboardDownload {...screen} />
    </ScoreSheet>
  )
}

function EsgGroup({ screen, group, number }: { screen: ScoreScreen; group: GroupName; number: number }) {
  const m = esgMessages()
  const { companyId, scores, open } = screen
  const { unit, headed } = useDisplayWords()
  const rows = useMemo(() => rowsOf(scores.scores, group), [scores, group])
  const name = m.sections[group]
  const keys = new Set<string>(rows.map(({ score }) => score.key))
  return (
    <Figure
      id={group}
      number={number}
      name={name}
      finding={groupFinding(rows, group)}
      unit={unit}
      views={[{ key: 'rows', label: m.list, content: <EsgTable rows={rows} caption={name} open={open} /> }]}
      table={headed(
        scoreTable({ ...scores, scores: scores.scores.filter(({ key }) => keys.has(key)) }, name),
        shownColumns(),
      )}
      onSelectRow={open}
      state={rows.length === 0 ? { kind: 'empty' } : undefined}
      notes={
        <p className="fig-note">
          {m.notes[group]}{' '}
          {group === 'pillars' && (
            <Link
              className="line"
              to="/companies/$companyId/sustainability/score-decomposition"
              params={{ companyId }}
              search={{}}
            >
              {m.toParts}
            </Link>
          )}
        </p>
      }
    />
  )
}
