import { Link } from '@tanstack/react-router'
import type { CompanyTargets } from '#contract/targets/targets.ts'
import { CompanyTab, useCompanyId } from '../companies/tab/CompanyTab.tsx'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { targetTabs } from './address.ts'
import { Choices } from './Choices.tsx'
import { CardsFigure } from './cards/CardsFigure.tsx'
import { targetsMessages } from './messages.ts'
import { OthersFigure } from './others/OthersFigure.tsx'
import { ScopeFigure } from './paths/ScopeFigure.tsx'
import { SbtiFigure } from './sbti/SbtiFigure.tsx'
import { TemperatureFigure } from './sbti/TemperatureFigure.tsx'
import { useTargetsAddress } from './use-address.ts'
import { useTargets } from './use-targets.ts'

/** Is the promise enough, and is it kept? */
export function Targets() {
  const m = targetsMessages()
  const companyId = useCompanyId()
  const targets = useTargets(companyId)
  // Read here: what is only read in the contents, drawn by the frame, would not draw this component again.
  const { data, isPending, isError, isPlaceholderData } = targets
  const [{ tab }] = useTargetsAddress()
  return (
    <CompanyTab title={m.title} acts={['asOf', 'peers']}>
      {() => (
        <>
          <Tabs current={tab} />
          {isError && <ErrorState error={targets.error} retry={() => void targets.refetch()} />}
          {isPending && <Skeleton rows={12} />}
          {data && (
            <div className={isPlaceholderData ? 'is-stale' : undefined}>
              {tab === 'targets' && <Promises companyId={companyId} data={data} />}
              {tab === 'sbti' && (
                <div className="grid">
                  <SbtiFigure data={data} />
                  <TemperatureFigure temperature={data.temperature} />
                </div>
              )}
              {tab === 'others' && (
                <div className="grid">
                  <OthersFigure companyId={companyId} data={data} />
                </div>
              )}
            </div>
          )}
        </>
      )}
    </CompanyTab>
  )
}

function Tabs({ current }: { current: (typeof targetTabs)[number] }) {
  const m = targetsMessages()
  return (
    <nav className="tabs" aria-label={m.title}>
      {targetTabs.map((tab) => (
        <Link
          key={tab}
          to="."
          search={(old) => ({ ...old, tab: tab === targetTabs[0] ? undefined : tab })}
          resetScroll={false}
          // The link of the first tab has no parameter, and would count as the page itself on every other.
          activeOptions={{ exact: true, explicitUndefined: true }}
          aria-current={tab === current ? 'page' : undefined}
        >
          {m.tabs[tab]}
        </Link>
      ))}
    </nav>
  )
}

/** A figure for each scope of the view, and each target by itself. */
function Promises({ companyId, data }: { companyId: number; data: CompanyTargets }) {
  const [{ view, valScopes, perScopes }] = useTargetsAddress()
  const chosenScopes = view === 'intensity' ? perScopes : valScopes
  const scopes = chosenScopes.filter((scope) =>
    [...data.emissions, ...data.intensities].some((each) => each.scope === scope),
  )
  return (
    <>
      <Choices byScope={data.byScope} />
      <div className="grid">
        {scopes.map((scope, at) => (
          <ScopeFigure key={scope} companyId={companyId} data={data} scope={scope} number={at + 1} />
        ))}
        <CardsFigure companyId={companyId} data={data} number={scopes.length + 1} />
      </div>
    </>
  )
}
