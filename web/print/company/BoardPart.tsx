import type { Officer } from '#contract/governance/governance.ts'
import { formatDay, formatNumber } from '../../format.ts'
import { boardHeadline, skillText } from '../../governance/board.ts'
import { kindText } from '../../governance/officers-table.ts'
import { useGovernance } from '../../governance/use-governance.ts'
import { language } from '../../i18n/language.ts'
import { printMessages } from '../../ui/print/print-messages.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { Skeleton } from '../../ui/states/ErrorState.tsx'
import { printCompanyMessages } from './print-company-messages.ts'

/** Lines that a page has room for; executive officers and boards to come are left to the screen. */
const maxOfficers = 16

/** Who sits on the board: independence in a sentence, and each officer in a line. */
export function BoardPart({ companyId }: { companyId: number }) {
  const m = printCompanyMessages()
  const { board, figures } = useGovernance(companyId)
  const { data } = board
  const own = figures.data
  if (!data) return <Skeleton rows={6} />
  if (!data.filing) return <p>{m.noBoard}</p>
  const seats = data.officers.filter(({ list }) => list === 'board')
  const visibleSeats = seats.slice(0, maxOfficers)
  const rest = data.officers.length - visibleSeats.length
  return (
    <>
      <h3 className="finding">{boardHeadline(data.filing, own)}</h3>
      <table className="compact">
        <Head
          columns={[
            m.officer.name,
            m.officer.title,
            m.officer.kind,
            num(m.officer.age),
            num(m.officer.tenure),
            m.officer.skills,
          ]}
        />
        <tbody>
          {visibleSeats.map((officer) => (
            <OfficerLine key={officer.member} officer={officer} />
          ))}
        </tbody>
      </table>
      <p className="fig-note">
        {data.filing.title}（{formatDay(data.filing.filedOn)}）{' '}
        {rest > 0 && <b>{printMessages().onScreen(formatNumber(rest))}</b>}
      </p>
    </>
  )
}

function OfficerLine({ officer }: { officer: Officer }) {
  return (
    <tr>
      <th scope="row" lang="ja">
        {officer.name}
      </th>
      <td lang="ja">{officer.title ?? '—'}</td>
      <td>{kindText(officer)}</td>
      <td className="num">{officer.age ?? '—'}</td>
      <td className="num">{officer.tenure === null ? '—' : formatNumber(officer.tenure, 1)}</td>
      <td>
        {officer.skills.map((skill) => skillText(skill, language()).text).join(language() === 'ja' ? '、' : ', ') ||
          '—'}
      </td>
    </tr>
  )
}
