import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ScenarioResult } from '#contract/scenario/cost.ts'
import { CallFailed } from '../../app/send.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { Assumptions } from './assumptions/Assumptions.tsx'
import { ScenarioChoice } from './assumptions/ScenarioChoice.tsx'
import { Whose } from './assumptions/Whose.tsx'
import { Companies } from './companies/Companies.tsx'
import { Draft } from './companies/Draft.tsx'
import { CostFigure } from './figures/CostFigure.tsx'
import { EmissionsFigure, PriceFigure } from './figures/DriverFigures.tsx'
import { Results } from './figures/Results.tsx'
import { scenarioMessages } from './messages.ts'
import { outMessages } from './out-messages.ts'
import { OwnPrices } from './own/OwnPrices.tsx'
import { Saved } from './own/Saved.tsx'
import { Sites } from './own/Sites.tsx'
import type { Paths } from './paths.ts'
import classes from './scenario.module.css'
import { usePricePaths, useScenario, useSources } from './use-scenario.ts'
import { useScenarioAddress } from './use-scenario-address.ts'

/** What a carbon price would cost whom, under what assumptions. */
export function Scenario() {
  const m = scenarioMessages()
  const [{ who: chosen }] = useScenarioAddress()
  const sources = useSources()
  const first = sources.data?.find(({ positions }) => positions > 0)?.of
  const who = chosen ?? first
  const scenario = useScenario(who)
  const prices = usePricePaths()
  const paths: Paths = useMemo(() => new Map(prices.data?.map((path) => [path.key, path])), [prices.data])
  const failed = [sources, scenario, prices].find(({ isError }) => isError)
  return (
    <>
      <p className={classes.acts}>
        <Link to="/algorithm/$method" params={{ method: 'scenario-analysis' }} search={{}}>
          {m.method}
        </Link>
        <CopyButton className="act" text={() => window.location.href} label={outMessages().save.copy} />
        <Saved />
      </p>
      <Whose who={who} sources={sources.data ?? []} result={scenario.data} />
      {failed && isOfNoPrice(failed.error) && <NoPrice error={failed.error} paths={paths} />}
      {failed && !isOfNoPrice(failed.error) && <ErrorState error={failed.error} retry={() => void failed.refetch()} />}
      {!failed && (!scenario.data || !prices.data) && <Skeleton rows={12} />}
      {scenario.data && prices.data && (
        <div className={scenario.isPlaceholderData ? 'is-stale' : undefined}>
          <Report result={scenario.data} paths={paths} />
        </div>
      )}
    </>
  )
}

/** A link or a saved scenario names prices that are not offered, or not to this reader. */
const isOfNoPrice = (error: unknown) => error instanceof CallFailed && error.code === 'scenario.price-unknown'

/** Says so, with the list to choose from and the way to bring in prices of one's own. */
function NoPrice({ error, paths }: { readonly error: unknown; readonly paths: Paths }) {
  return (
    <section className={`fig ${classes.panel}`}>
      <ErrorState error={error} />
      <ScenarioChoice paths={paths} />
      <OwnPrices paths={paths} />
    </section>
  )
}

function Report({ result, paths }: { readonly result: ScenarioResult; readonly paths: Paths }) {
  return (
    <>
      <div className="grid">
        <Assumptions result={result} paths={paths} />
        <div className="c8">
          <CostFigure result={result} paths={paths} />
          <Results result={result} paths={paths} />
        </div>
      </div>
      <div className="grid">
        <PriceFigure result={result} paths={paths} />
        <EmissionsFigure result={result} />
      </div>
      <Companies result={result} paths={paths} />
      <Draft result={result} paths={paths} />
      <Sites />
    </>
  )
}
