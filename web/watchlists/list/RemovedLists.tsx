import { useQuery } from '@tanstack/react-query'
import { listRemovedWatchlists } from '#contract/watchlists/watchlists.ts'
import { requestOf } from '../../app/query.ts'
import { formatMinute, formatNumber } from '../../format.ts'
import { forReaders, Head } from '../../ui/rows/Head.tsx'
import classes from './list.module.css'
import { listMessages } from './list-messages.ts'
import { useManaging } from './managing.ts'

/** Lists that were removed and can come back, the last removed first. */
export function RemovedLists() {
  const m = listMessages()
  const { data } = useQuery({ ...requestOf(listRemovedWatchlists, {}), staleTime: 0 })
  const managing = useManaging()
  if (!data || data.length === 0) return null
  return (
    <details className={classes.removed}>
      <summary>{m.recentlyRemoved(formatNumber(data.length))}</summary>
      <table className={classes.table}>
        <Head columns={[m.name, m.companies, m.removedAt, forReaders(m.actions)]} />
        <tbody>
          {data.map((list) => (
            <tr key={list.id}>
              <th scope="row">{list.name}</th>
              <td className="num">{formatNumber(list.companies)}</td>
              <td className="num">{formatMinute(list.removedAt)}</td>
              <td>
                <button
                  type="button"
                  className="act"
                  aria-label={m.restoreLabel(list.name)}
                  onClick={() => void managing.restore(list)}
                >
                  {m.restore}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
