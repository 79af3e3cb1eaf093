import { Figure } from '../../charts/figure/Figure.tsx'
import { formatDay } from '../../format.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { portfolioMessages } from '../messages.ts'
import { impactTable } from '../tables/impact-table.ts'
import { useImpacts } from '../use-portfolio.ts'
import { Actions } from './Actions.tsx'

/** Principal adverse impacts in the layout of the regulation: quarter-ends, mean, year before, coverage, explanation. */
export function Impacts() {
  const m = portfolioMessages().pai
  const impacts = useImpacts()
  if (impacts.isError) return <ErrorState error={impacts.error} retry={() => void impacts.refetch()} />
  if (!impacts.data) return <Skeleton rows={16} />
  const { quarters, impacts: rows } = impacts.data
  const computed = new Set(rows.filter(({ mean }) => mean !== null).map(({ no }) => no))
  const finding = m.finding(String(computed.size))
  const missing = quarters.filter(({ heldOn }) => heldOn === null).map(({ end }) => formatDay(end))
  return (
    <Figure
      id="pai"
      name={m.name}
      finding={finding}
      span={12}
      source={m.source}
      views={[]}
      table={{ ...impactTable(impacts.data), caption: finding }}
      notes={
        <>
          {missing.length > 0 && missing.length < 4 && <p className="note">{m.missing(missing.join(', '))}</p>}
          <Actions impacts={rows} />
        </>
      }
    />
  )
}
