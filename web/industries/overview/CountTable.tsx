import { Link } from '@tanstack/react-router'
import { WeightBar } from '../../charts/small/WeightBar.tsx'
import { formatNumber } from '../../format.ts'
import classes from '../industries.module.css'

interface CountRow {
  readonly key: string
  readonly name: string
  readonly companies: number
  /** The industry's page; null where there is none. */
  readonly id?: string | null
  readonly isOwn?: boolean
}

interface Props {
  readonly caption: string
  readonly head: string
  readonly rows: readonly CountRow[]
}

/** Names with the companies in each, and a bar; those with a page of their own lead there. */
export function CountTable({ caption, head, rows }: Props) {
  const max = Math.max(1, ...rows.map(({ companies }) => companies))
  return (
    <table className={`compact ${classes.counts}`}>
      <caption>{caption}</caption>
      <thead className="sr">
        <tr>
          <th scope="col">{caption}</th>
          <th scope="col">{head}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, companies, id, isOwn }) => (
          <tr key={key}>
            <th scope="row" aria-current={isOwn || undefined}>
              {id && companies > 0 && !isOwn ? (
                <Link to="/industries/$industryId/overview" params={{ industryId: id }} search={{}}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </th>
            <td className="num">
              <WeightBar share={companies / max} /> {formatNumber(companies)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
