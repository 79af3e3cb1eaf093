import { memo } from 'react'
import type { SourceDocument } from '#contract/market/observations.ts'
import { formatDay, formatMonth } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { unitWords } from '../../indicators/units.ts'
import { OutsideLink } from '../../ui/OutsideLink.tsx'
import { rawMessages } from '../messages.ts'
import { remarkText } from '../remarks.ts'
import type { Selected } from '../selected.ts'
import { shortPeriodText } from '../short-period.ts'
import { ChangeCell, FigureCell } from './FigureCell.tsx'
import classes from './raw-table.module.css'
import { absenceOf, type Observations, type Row } from './rows.ts'

interface Props {
  readonly row: Row
  readonly data: Observations
  readonly columns: ReadonlySet<string>
  /** Year of the selected figure where it is one of this row. */
  readonly selectedYear: number | undefined
  readonly select: (figure: Selected) => void
}

/** One indicator on one accounting basis. Drawn again only when it changes: the whole catalogue is 470 of these. */
export const RawRow = memo(function RawRow({ row, data, columns, selectedYear, select }: Props) {
  const m = rawMessages()
  const { indicator, boundary, part, cells } = row
  const newest = cells.findLast((cell) => cell !== null) ?? null
  const document = data.documents.find(({ id }) => id === newest?.documentId)
  const code = indicator.sameAs ?? indicator.code
  return (
    <tr className={`fig-row ${boundary === 'subsidiary' ? classes.sub : ''}`}>
      <th scope="row" title={indicator.code}>
        <RowName row={row} hasTag={!columns.has('basis')} />
      </th>
      <td className={classes.u}>{unitWords(indicator.unit)}</td>
      {columns.has('basis') && <td className={classes.u}>{m.boundaries[boundary]}</td>}
      {cells.map((cell, index) => {
        const year = data.years[index]!
        const absence = absenceOf(indicator, year, data)
        return (
          <FigureCell
            key={year}
            row={row}
            cell={cell}
            reason={m.reasons[absence]}
            absence={m.absences[absence]}
            isNow={index === cells.length - 1}
            isOn={year === selectedYear}
            open={() => select({ indicator: code, year, boundary, part })}
          />
        )
      })}
      <ChangeCell row={row} years={data.years} />
      {columns.has('acquired') && (
        <td className={`num ${classes.pad} mut note opt`}>{newest && formatDay(newest.acquiredOn)}</td>
      )}
      {columns.has('next') && (
        <td className={`num ${classes.pad} mut note opt`}>
          {newest?.nextUpdateOn && formatMonth(newest.nextUpdateOn)}
        </td>
      )}
      {columns.has('note') && (
        <td className={`${classes.pad} mut note opt`}>
          {newest && newest.notes.length > 0 && <Notes codes={newest.notes} />}
        </td>
      )}
      {columns.has('source') && <td className="mut note opt nw">{document && <Source document={document} />}</td>}
    </tr>
  )
})

function RowName({ row: { indicator, boundary, part }, hasTag }: { row: Row; hasTag: boolean }) {
  const m = rawMessages()
  if (boundary === 'subsidiary') return <span lang="ja">└ {part}</span>
  const shortPeriod = shortPeriodText(part)
  return (
    <>
      {language() === 'ja' ? indicator.nameJa : indicator.nameEn}
      {hasTag && boundary !== indicator.boundary && <span className="of">{m.boundaries[boundary]}</span>}
      {shortPeriod && <span className="of">{m.shortPeriod(shortPeriod)}</span>}
    </>
  )
}

function Notes({ codes }: { codes: readonly string[] }) {
  const words = codes.map(remarkText).join('\n')
  return (
    <span title={words}>
      <span aria-hidden="true">※</span>
      <span className="sr">{words}</span>
    </span>
  )
}

function Source({ document }: { document: SourceDocument }) {
  const name = document.number ?? formatDay(document.filedOn)
  return (
    <OutsideLink className="line" href={document.url} title={document.title}>
      {name}
    </OutsideLink>
  )
}
