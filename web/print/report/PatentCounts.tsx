import { useQueries } from '@tanstack/react-query'
import { getPatentSummary } from '#contract/patents/summary.ts'
import { requestOf } from '../../app/query.ts'
import { useContext } from '../../context/search.ts'
import { formatNumber } from '../../format.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { printReportMessages } from './print-report-messages.ts'

interface Props {
  readonly companies: readonly { readonly id: number; readonly name: string }[]
}

/** Patents of each company that were public on the day, and how many of them are green. */
export function PatentCounts({ companies }: Props) {
  const m = printReportMessages()
  const [{ asOf }] = useContext()
  const answers = useQueries({
    queries: companies.map(({ id }) =>
      requestOf(getPatentSummary, { params: { companyId: id }, query: asOf ? { asOf } : {} }),
    ),
  })
  return (
    <table className="compact">
      <Head columns={[m.company, num(m.patentCount), num(m.greenPatents)]} />
      <tbody>
        {companies.map(({ id, name }, at) => {
          const own = answers[at]?.data
          return (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td className="num">{own ? formatNumber(own.patents) : '—'}</td>
              <td className="num">{own ? formatNumber(own.green.patents) : '—'}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
