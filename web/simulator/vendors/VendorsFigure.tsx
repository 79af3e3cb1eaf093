import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatChanges } from '#contract/simulator/changes.ts'
import { type SimulatedVendor, simulateRatings } from '#contract/simulator/ratings.ts'
import { previousOf, requestOf } from '../../app/query.ts'
import { formatShare } from '../../format.ts'
import { useStandardContext } from '../../scoring/use-scores.ts'
import { Head } from '../../ui/rows/Head.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { useSimulatorAddress } from '../address.ts'
import { simulatorMessages } from '../messages.ts'
import classes from '../simulator.module.css'
import { WideTable } from '../WideTable.tsx'
import { isBetter } from './better.ts'
import { VendorRow } from './VendorRow.tsx'

interface Props {
  readonly companyId: number
  readonly number: number
}

/** What vendors would say, as far as a model of their ratings can tell; with its error, or why there is none. */
export function VendorsFigure({ companyId, number }: Props) {
  const { vendors: m } = simulatorMessages()
  const ratings = useRatings(companyId)
  const { data, isPending, isError, isPlaceholderData } = ratings
  const [{ changes }] = useSimulatorAddress()
  const isPlanned = changes.length > 0
  return (
    <section className="fig c12" aria-labelledby="simulated-ratings">
      <header>
        <p className="label">
          <i>{number}</i>
          <span>{m.title}</span>
        </p>
        <h2 className="finding" id="simulated-ratings">
          {data ? headlineOf(data.vendors) : m.title}
        </h2>
        {data && <p className="unit">{m.unit(formatShare(data.interval))}</p>}
      </header>
      {isError && <ErrorState error={ratings.error} retry={() => void ratings.refetch()} />}
      {isPending && <Skeleton rows={6} />}
      {data && (
        <div className={isPlaceholderData ? 'is-stale' : ''}>
          <WideTable name={m.title}>
            <Head
              columns={[
                m.vendor,
                m.actual,
                m.now,
                isPlanned && m.simulated,
                { name: <span className="sr">{m.axis}</span>, className: classes.line },
                m.error,
                m.basis,
              ]}
            />
            <tbody>
              {data.vendors.map((vendor) => (
                <VendorRow key={vendor.vendor} vendor={vendor} isPlanned={isPlanned} />
              ))}
            </tbody>
          </WideTable>
        </div>
      )}
      <p className="fig-note">
        {m.note}{' '}
        <Link to="/algorithm/$method" params={{ method: 'rating-model' }} search={{}}>
          {m.method}
        </Link>
      </p>
    </section>
  )
}

function useRatings(companyId: number) {
  const context = useStandardContext()
  const [{ changes }] = useSimulatorAddress()
  const query = { ...context, ...(changes.length > 0 && { set: formatChanges(changes) }) }
  // The contract reads the plan from its text, as an address holds it.
  const request = { params: { companyId }, query: query as never }
  return useQuery({ ...requestOf(simulateRatings, request), placeholderData: previousOf(companyId) })
}

/** How many vendors are modelled, and of how many the model is worth something. */
function headlineOf(vendors: readonly SimulatedVendor[]): string {
  const { vendors: m } = simulatorMessages()
  if (vendors.every(({ state }) => state === 'locked')) return m.headlines.locked
  const modelled = vendors.filter(({ model }) => model !== null)
  const better = modelled.filter(({ model }) => isBetter(model!))
  if (modelled.length === 0) return m.headlines.none
  if (better.length === 0) return m.headlines.noBetter
  return m.headlines.some(String(better.length), String(modelled.length))
}
