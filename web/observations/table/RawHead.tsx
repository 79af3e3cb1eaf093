import { formatMonth, formatYear } from '../../format.ts'
import { rawMessages } from '../messages.ts'
import type { Fit } from './fit/use-fit.ts'
import { type Observations, yearEnd } from './rows.ts'

export const columnNames = ['basis', 'change', 'acquired', 'next', 'note', 'source'] as const
/** Those that stand after the years. */
export const columnsAfter = columnNames.slice(1)

/** Fixed widths: the browser need not measure thousands of cells each time something beside them moves. */
export function Columns({ fit: { from, to, columns, nameWidth, widths } }: { fit: Fit }) {
  const col = (name: string) => <col key={name} style={{ width: widths[name] }} />
  return (
    <colgroup>
      <col style={{ width: nameWidth }} />
      {columns.has('basis') && col('basis')}
      {Array.from({ length: to - from }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are alike
        <col key={index} style={{ width: widths.year }} />
      ))}
      {columnsAfter.filter((name) => columns.has(name)).map(col)}
    </colgroup>
  )
}

/** The heads of the columns, the newest year last, each year with the month in which it ended. */
export function RawHead({ data, fit: { from, to, columns } }: { data: Observations; fit: Fit }) {
  const m = rawMessages()
  return (
    <thead>
      <tr>
        <th scope="col">{m.indicator}</th>
        {columns.has('basis') && <th scope="col">{m.columnNames.basis}</th>}
        {data.years.slice(from, to).map((year) => {
          const end = yearEnd(year, data)
          return (
            <th key={year} scope="col" className={`num ${year === data.years.at(-1) ? 'now' : ''}`}>
              {formatYear(year)}
              {end && <small> {formatMonth(end)}</small>}
            </th>
          )
        })}
        {columnsAfter.map(
          (name) =>
            columns.has(name) && (
              <th key={name} scope="col" className={name === 'note' || name === 'source' ? '' : 'num'}>
                {m.columnNames[name]}
              </th>
            ),
        )}
      </tr>
    </thead>
  )
}
