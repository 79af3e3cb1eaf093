import { useMemo } from 'react'
import { formatYear } from '../../format.ts'
import { widestFigure } from '../figure-text.ts'
import { rawMessages } from '../messages.ts'
import type { Group } from './rows.ts'

export const columnNames = ['basis', 'acquired', 'next', 'note', 'source'] as const

interface ColumnsProps {
  readonly groups: readonly Group[]
  readonly columns: ReadonlySet<string>
  /** Years in the table. */
  readonly count: number
}

/** Fixed widths: the browser need not measure thousands of cells each time something beside them moves. */
export function Columns({ groups, columns, count }: ColumnsProps) {
  const digits = useMemo(() => widestFigure(groups.flatMap(({ rows }) => rows)), [groups])
  return (
    <colgroup>
      <col className="c-name" />
      <col className="c-unit" />
      {columns.has('basis') && <col className="c-basis" />}
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are alike
        <col key={index} style={{ width: `${Math.max(64, digits * 7.8 + 16)}px` }} />
      ))}
      <col className="c-change opt" />
      {columnNames.slice(1).map((name) => columns.has(name) && <col key={name} className={`c-${name} opt`} />)}
    </colgroup>
  )
}

/** The heads of the columns, the newest year last. */
export function RawHead({ years, columns }: { years: readonly number[]; columns: ReadonlySet<string> }) {
  const m = rawMessages()
  return (
    <thead>
      <tr>
        <th scope="col">{m.indicator}</th>
        <th scope="col">{m.unit}</th>
        {columns.has('basis') && <th scope="col">{m.columnNames.basis}</th>}
        {years.map((year, index) => (
          <th key={year} scope="col" className={`num ${index === years.length - 1 ? 'now' : ''}`}>
            {formatYear(year)}
          </th>
        ))}
        <th scope="col" className="num opt">
          {m.change}
        </th>
        {columnNames.slice(1).map(
          (name) =>
            columns.has(name) && (
              <th key={name} scope="col" className={`opt ${name === 'note' || name === 'source' ? '' : 'num'}`}>
                {m.columnNames[name]}
              </th>
            ),
        )}
      </tr>
    </thead>
  )
}
