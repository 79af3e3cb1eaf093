import { useQuery } from '@tanstack/react-query'
import { getScoreBasis } from '#contract/scores/basis.ts'
import type { StandardVersion } from '#methodology/scores/method.ts'
import { requestOf } from '../../app/query.ts'
import { formatYear } from '../../format.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { basisMessages } from './basis-messages.ts'
import { TotalsFigure } from './TotalsFigure.tsx'
import { UseFigure } from './UseFigure.tsx'

/** What the scores of the market at hand rest on: reliability, size, and the indicators in use. */
export function MarketBasis({ version }: { version: StandardVersion }) {
  const m = basisMessages()
  const basis = useQuery(requestOf(getScoreBasis, { query: { version } }))
  if (basis.isError) return <ErrorState error={basis.error} retry={() => void basis.refetch()} />
  if (!basis.data) return <Skeleton rows={6} />
  const { year } = basis.data
  if (year === null) return <p className="note">{m.none}</p>
  return (
    <section aria-labelledby="market-basis">
      <h2 id="market-basis">{m.title(formatYear(year))}</h2>
      <div className="grid">
        <TotalsFigure basis={basis.data} />
        <UseFigure basis={basis.data} />
      </div>
    </section>
  )
}
