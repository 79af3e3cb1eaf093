import { CompanyTab, useCompanyId } from '../companies/tab/CompanyTab.tsx'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { AnyIndicator } from './AnyIndicator.tsx'
import { useSimulatorAddress } from './address.ts'
import { LeversFigure } from './levers/LeversFigure.tsx'
import { simulatorMessages } from './messages.ts'
import { PlanFigure } from './plan/PlanFigure.tsx'
import { ResultFigure } from './result/ResultFigure.tsx'
import { ScoresFigure } from './result/ScoresFigure.tsx'
import { useSimulation } from './use-simulation.ts'
import { VendorsFigure } from './vendors/VendorsFigure.tsx'

/** What would raise the score most, realistically: levers, a plan of them, and what it leads to. */
export function Simulator() {
  const m = simulatorMessages()
  const companyId = useCompanyId()
  const simulation = useSimulation(companyId)
  const [{ changes }] = useSimulatorAddress()
  // Read here: what is only read in the contents, drawn by the frame, would not draw this component again.
  const { data, isPending, isError, isPlaceholderData } = simulation
  const isPlanned = changes.length > 0
  return (
    <CompanyTab
      title={m.title}
      acts={['asOf', 'year', 'version', 'period', 'inference', 'peers', 'text']}
      newest={data?.year ?? null}
    >
      {() => (
        <>
          {isError && <ErrorState error={simulation.error} retry={() => void simulation.refetch()} />}
          {isPending && <Skeleton rows={12} />}
          {data && (
            <div className={`grid ${isPlaceholderData ? 'is-stale' : ''}`}>
              {isPlanned && <ResultFigure simulation={data} />}
              {isPlanned && <PlanFigure simulation={data} companyId={companyId} />}
              <LeversFigure companyId={companyId} />
              <AnyIndicator companyId={companyId} />
              <ScoresFigure simulation={data} companyId={companyId} />
              <VendorsFigure companyId={companyId} number={isPlanned ? 5 : 3} />
            </div>
          )}
        </>
      )}
    </CompanyTab>
  )
}
