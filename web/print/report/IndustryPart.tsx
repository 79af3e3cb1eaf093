import { totalKeys } from '#methodology/scores/hierarchy.ts'
import { usePeersName } from '../../app/peer-groups.ts'
import { formatNumber } from '../../format.ts'
import { scoreText } from '../../scores/score-table.ts'
import { sheetMessages } from '../../scores/sheet/sheet-messages.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { scoreOf } from '../../scoring/use-scores.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { printReportMessages } from './print-report-messages.ts'
import { shownName } from './shown-name.ts'
import type { Member } from './use-report.ts'

/** The industry that each company is ranked in, and its averages. */
export function IndustryPart({ members }: { members: readonly Member[] }) {
  const m = printReportMessages()
  const peersName = usePeersName()
  const [first] = members
  return (
    <>
      <table className="compact">
        <Head
          columns={[m.company, m.group, num(m.companies), ...totalKeys.map((key) => num(m.average(scoreName(key))))]}
        />
        <tbody>
          {members.map((member) => (
            <tr key={member.id}>
              <th scope="row">{shownName(member)}</th>
              <td>{peersName(member.scores.peers)}</td>
              <td className="num">{formatNumber(member.scores.peers.companies)}</td>
              {totalKeys.map((key) => (
                <td key={key} className="num">
                  {scoreText(scoreOf(member.scores.scores, key)?.average ?? null)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {first && <p className="fig-note">{sheetMessages().averageBy[first.scores.average.by]}</p>}
    </>
  )
}
