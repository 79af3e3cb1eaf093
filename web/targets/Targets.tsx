import type { CompanyTargets } from '#contract/targets/targets.ts'
import { CompanyTab, useCompanyId } from '../companies/tab/CompanyTab.tsx'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { targetTabs, useTargetsAddress } from './address.ts'
import { Choices } from './Choices.tsx'
import { TargetCards } from './cards/TargetCards.tsx'
import { OthersFigure } from './lists/OthersFigure.tsx'
import { SbtiFigure } from './lists/SbtiFigure.tsx'
import { TemperatureFigure } from './lists/TemperatureFigure.tsx'
import { targetsMessages } from './messages.ts'
import { PathsFigure } from './paths/PathsFigure.tsx'
import classes from './targets.module.css'
import { useTargets } from './use-targets.ts'

/** Whether the company's promises are enough, and kept. */
export function Targets() {
  const m = targetsMessages()
  const targets = useTargets(useCompanyId())
  const [{ tab }, change] = useTargetsAddress()
  // Read here: what is only read in the contents, drawn by the frame, would not draw this component again.
  const { data, isPending, isError, isPlaceholderData } = targets
  return (
    <CompanyTab title={m.title} acts={['asOf', 'peers']}>
      {() => (
        <>
          <fieldset className={`seg ${classes.tabs}`}>
            <legend className="sr">{m.title}</legend>
            {targetTabs.map((one) => (
              <button key={one} type="button" aria-pressed={tab === one} onClick={() => change({ tab: one })}>
                {m.tabs[one]}
              </button>
            ))}
          </fieldset>
          {isError && <ErrorState error={targets.error} retry={() => void targets.refetch()} />}
          {isPending && <Skeleton rows={12} />}
          {data && (
            <div className={`grid ${isPlaceholderData ? 'is-stale' : ''}`}>
              {tab === 'targets' && <Emissions data={data} />}
              {tab === 'sbti' && <SbtiFigure data={data} />}
              {tab === 'sbti' && <TemperatureFigure temperature={data.temperature} />}
              {tab === 'others' && <OthersFigure data={data} />}
            </div>
          )}
        </>
      )}
    </CompanyTab>
  )
}

function Emissions({ data }: { data: CompanyTargets }) {
  return (
    <>
      <Choices data={data} />
      {data.emissions.map(({ scope }, index) => (
        <PathsFigure key={scope} data={data} scope={scope} number={index + 1} />
      ))}
      <TargetCards data={data} number={data.emissions.length + 1} />
    </>
  )
}
