import { CompanyTab, useCompanyId } from '../companies/tab/CompanyTab.tsx'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { chosenYear } from './figures.ts'
import { IndustryFigure } from './IndustryFigure.tsx'
import { InputsFigure } from './InputsFigure.tsx'
import { impactMessages } from './messages.ts'
import { Parameters } from './Parameters.tsx'
import { useImpact } from './use-impact.ts'
import { WaterfallFigure } from './WaterfallFigure.tsx'
import { YearsFigure } from './YearsFigure.tsx'

/** The employment impact: how much of the pay counts, what takes it away, and what it depends on. */
export function Impact() {
  const m = impactMessages()
  const companyId = useCompanyId()
  const impact = useImpact(companyId)
  // Read here: what is only read in the contents, drawn by the frame, would not draw this component again.
  const { data, isPending, isError, isPlaceholderData } = impact
  const row = data && chosenYear(data)
  return (
    <CompanyTab
      title={m.title}
      acts={['asOf', 'year', 'method', 'peers']}
      years={data?.years.map(({ year }) => year) ?? []}
      newest={data?.year ?? null}
    >
      {() => (
        <>
          {isError && <ErrorState error={impact.error} retry={() => void impact.refetch()} />}
          {isPending && <Skeleton rows={12} />}
          {data && (
            <div className={`grid ${isPlaceholderData ? 'is-stale' : ''}`}>
              <WaterfallFigure impact={data} row={row} />
              {data.years.length > 0 && (
                <>
                  <YearsFigure impact={data} />
                  <IndustryFigure impact={data} row={row} />
                  <InputsFigure companyId={companyId} impact={data} />
                </>
              )}
              <Parameters impact={data} />
            </div>
          )}
        </>
      )}
    </CompanyTab>
  )
}
