import { Fragment } from 'react'
import { type CompanyBoard, type OfficerList, officerLists } from '#contract/governance/governance.ts'
import { Figure } from '../charts/figure/Figure.tsx'
import { formatDay, formatNumber } from '../format.ts'
import { Icon } from '../ui/icons.tsx'
import { forReaders, Head, num } from '../ui/rows/Head.tsx'
import classes from './governance.module.css'
import { governanceMessages } from './messages.ts'
import { OfficerDetails } from './OfficerDetails.tsx'
import { kindText, officersTable } from './officers-table.ts'

interface Props {
  readonly board: CompanyBoard
  /** Members whose details stand open. */
  readonly opened: ReadonlySet<string>
  readonly toggle: (member: string) => void
}

/** Everybody whom the filing lists, with everything that it says of them. */
export function OfficersFigure({ board, opened, toggle }: Props) {
  const m = governanceMessages()
  const filing = board.filing!
  const counts = officerLists.map((list) => [list, board.officers.filter((one) => one.list === list).length] as const)
  const lists = counts.flatMap(([list, count]) => (count > 0 ? [list] : []))
  // Whoever is in office and proposed again stands in both lists, and is one officer.
  const finding = counts
    .flatMap(([list, count]) => (count > 0 ? [m.officersFinding[list](formatNumber(count))] : []))
    .join(m.comma)
  return (
    <Figure
      id="officers"
      number={3}
      name={m.officers}
      finding={finding}
      unit={m.personal}
      views={lists.map((list) => ({
        key: list,
        label: m.lists[list],
        content: <Officers list={list} {...{ board, opened, toggle }} />,
      }))}
      table={officersTable(board.officers, finding, true)}
      source={m.filing(filing.title, formatDay(filing.filedOn))}
    />
  )
}

function Officers({ list, board, opened, toggle }: Props & { list: OfficerList }) {
  const m = governanceMessages()
  const officers = board.officers.filter((officer) => officer.list === list)
  return (
    <table className={classes.officers}>
      <Head
        columns={[
          forReaders(m.career),
          m.head.title,
          m.head.name,
          num(m.head.age),
          m.head.role,
          num(m.head.tenure),
          num(m.head.shares),
        ]}
      />
      <tbody>
        {officers.map((officer) => {
          const isOpen = opened.has(officer.member)
          return (
            <Fragment key={officer.member}>
              <tr id={`officer-${officer.member}`}>
                <td>
                  <button
                    type="button"
                    className="icon-btn"
                    aria-expanded={isOpen}
                    aria-label={isOpen ? m.close(officer.name) : m.open(officer.name)}
                    onClick={() => toggle(officer.member)}
                  >
                    <Icon name={isOpen ? 'up' : 'down'} />
                  </button>
                </td>
                <td lang="ja">{officer.title ?? '—'}</td>
                <th scope="row" lang="ja">
                  {officer.name}
                </th>
                <td className="num">{officer.age ?? '—'}</td>
                <td>{kindText(officer)}</td>
                <td className="num">{officer.tenure === null ? '—' : formatNumber(officer.tenure, 1)}</td>
                <td className="num">{officer.sharesHeld === null ? '—' : formatNumber(officer.sharesHeld)}</td>
              </tr>
              {isOpen && (
                <tr className={classes.details}>
                  <td />
                  <td colSpan={6}>
                    <OfficerDetails officer={officer} />
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}
