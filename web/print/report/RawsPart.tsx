import type { Indicator } from '#contract/market/indicators.ts'
import { formatYear } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { unitWords } from '../../indicators/units.ts'
import { rawMessages } from '../../observations/messages.ts'
import { FigureText } from '../../observations/table/FigureCell.tsx'
import { absenceOf } from '../../observations/table/rows.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import classes from '../parts.module.css'
import { printReportMessages } from './print-report-messages.ts'
import { shownName } from './shown-name.ts'
import type { Member, useReport } from './use-report.ts'

/** Each chosen indicator as a table of its own: companies below each other, fiscal years across. */
export function RawsPart({ report, members, indicators }: ReturnType<typeof useReport>) {
  const m = printReportMessages()
  if (report.indicators.length === 0) return <p>{m.noRaws}</p>
  return report.indicators.map((code) => {
    const indicator = indicators?.find((each) => each.code === code)
    return indicator ? (
      <Figures key={code} indicator={indicator} members={members} />
    ) : (
      <p key={code}>{m.unknownIndicator(code)}</p>
    )
  })
}

function Figures({ indicator, members }: { indicator: Indicator; members: readonly Member[] }) {
  const m = printReportMessages()
  const years = [...new Set(members.flatMap((member) => member.years))].sort((one, other) => one - other)
  return (
    <div className={classes.whole}>
      <h3>
        {nameOf(indicator)} {indicator.type !== 'boolean' && <small className="dim">{unitWords(indicator.unit)}</small>}
      </h3>
      <table className={`compact ${classes.sideBySide}`}>
        <Head columns={[m.company, ...years.map((year) => num(formatYear(year)))]} />
        <tbody>
          {members.map((member) => {
            // One accounting basis a company: the first is the one the context prefers.
            const row = member.rows.find((each) => each.indicator.code === indicator.code)
            return (
              <tr key={member.id}>
                <th scope="row">{shownName(member)}</th>
                {years.map((year) => {
                  const absence = rawMessages().absences[absenceOf(indicator, year, member.raws)]
                  const cell = row?.cells[member.years.indexOf(year)] ?? null
                  return (
                    <td key={year} className="num">
                      {row ? <FigureText row={row} cell={cell} absence={absence} /> : '—'}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
