import type { ReactElement, ReactNode } from 'react'

interface Column {
  readonly name: ReactNode
  readonly className: string | undefined
}

interface Props {
  /** From the left; false where a column is not shown, empty where it has no name. */
  readonly columns: readonly (Column | Exclude<ReactNode, object> | ReactElement)[]
}

/** A column of numbers, set to the right. */
export const num = (name: ReactNode): Column => ({ name, className: 'num' })

/** A column whose name is plain to whoever sees it: it is said to screen readers alone. */
export const forReaders = (name: ReactNode): Column => ({
  name: <span className="sr">{name}</span>,
  className: undefined,
})

/** The head of a table in one row. */
export function Head({ columns }: Props) {
  return (
    <thead>
      <tr>
        {columns.map((column, at) => {
          if (column === false) return null
          const { name, className } = isColumn(column) ? column : { name: column, className: undefined }
          const place = `column-${at}`
          if (name === '') return <td key={place} className={className} />
          return (
            <th key={place} scope="col" className={className}>
              {name}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

const isColumn = (column: Props['columns'][number]): column is Column =>
  typeof column === 'object' && column !== null && 'name' in column
