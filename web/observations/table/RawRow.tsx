import { memo } from 'react'
import { formatDay, formatMonth } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { tip } from '../../ui/floating/tip.ts'
import { rawMessages } from '../messages.ts'
import { partText } from '../part-text.ts'
import { remarkText } from '../remarks.ts'
import type { Selected } from '../selected.ts'
import { unitText } from './as-filed.ts'
import { ChangeCell, FigureCell } from './FigureCell.tsx'
import classes from './raw-table.module.css'
import { absenceOf, type Observations, type Row } from './rows.ts'
import { SourceLink } from './SourceLink.tsx'

interface Props {
  readonly row: Row
  readonly data: Observations
  /** The years in sight: from this one, to before that one. */
  readonly from: number
  readonly to: number
  readonly columns: ReadonlySet<string>
  /** Year of the selected figure where it is one of this row. */
  readonly selectedYear: number | undefined
  readonly select: (figure: Selected) => void
}

/** One indicator on one accounting basis. Drawn again only when it changes: the whole catalogue is 470 of these. */
export const RawRow = memo(function RawRow({ row, data, from, to, columns, selectedYear, select }: Props) {
  const m = rawMessages()
  const { indicator, boundary, part, cells } = row
  const newest = cells.findLast((cell) => cell !== null) ?? null
  const document = data.documents.find(({ id }) => id === newest?.documentId)
  const code = indicator.sameAs ?? indicator.code
  return (
    <tr className={`fig-row ${boundary === 'subsidiary' ? classes.sub : ''}`}>
      <th scope="row">
        <RowName row={row} hasTag={!columns.has('basis')} />
      </th>
      {columns.has('basis') && <td className={classes.u}>{m.boundaries[boundary]}</td>}
      {cells.slice(from, to).map((cell, index) => {
        const year = data.years[from + index]!
        const absence = absenceOf(indicator, year, data)
        return (
          <FigureCell
            key={year}
            row={row}
            cell={cell}
            reason={m.reasons[absence]}
            absence={m.absences[absence]}
            mark={absence === 'not-stated' ? m.notStated : undefined}
            isNow={from + index === cells.length - 1}
            isOn={year === selectedYear}
            open={() => select({ indicator: code, year, boundary, part })}
          />
        )
      })}
      {columns.has('change') && <ChangeCell row={row.harmonised ?? row} years={data.years} />}
      {columns.has('acquired') && (
        <td className={`num ${classes.pad} mut note`}>{newest && formatDay(newest.acquiredOn)}</td>
      )}
      {columns.has('next') && (
        <td className={`num ${classes.pad} mut note`}>{newest?.nextUpdateOn && formatMonth(newest.nextUpdateOn)}</td>
      )}
      {columns.has('note') && (
        <td className={`${classes.pad} mut note`}>
          {newest && newest.notes.length > 0 && <Notes codes={newest.notes} />}
        </td>
      )}
      {columns.has('source') && (
        <td className={`mut note ${classes.source}`}>
          {newest && document && <SourceLink document={document} filed={newest.filed} />}
        </td>
      )}
    </tr>
  )
})

/** Name, unit and code; a subsidiary's figures stand below those of the group, and say only whose they are. */
function RowName({ row: { indicator, boundary, part, unit = indicator.unit }, hasTag }: { row: Row; hasTag: boolean }) {
  const m = rawMessages()
  if (boundary === 'subsidiary') return <span lang="ja">└ {part}</span>
  const ofPart = partText(part)
  return (
    <>
      {language() === 'ja' ? indicator.nameJa : indicator.nameEn}
      {hasTag && boundary !== indicator.boundary && <span className="of">{m.boundaries[boundary]}</span>}
      {ofPart && <span className="of">{ofPart}</span>}
      <small className={classes.unit}> {unitText(unit)}</small>{' '}
      <small className={classes.indicatorCode}>{indicator.code}</small>
    </>
  )
}

function Notes({ codes }: { codes: readonly string[] }) {
  const words = codes.map(remarkText).join('\n')
  return (
    <span {...tip(words)}>
      <span aria-hidden="true">※</span>
      <span className="sr">{words}</span>
    </span>
  )
}
