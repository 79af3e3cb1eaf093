import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { compareTargets } from '#contract/comparisons/targets.ts'
import { targetScopes } from '#methodology/targets/scopes.ts'
import { requestOf } from '../../app/query.ts'
import { useScoreContext } from '../../scoring/use-scores.ts'
import { scopesOf } from '../../targets/scopes.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { useComparisonAddress } from '../address.ts'
import { ComparisonPage, type ComparisonScreen } from '../frame/ComparisonPage.tsx'
import { Select } from '../frame/Conditions.tsx'
import { fiveOf } from '../frame/five.ts'
import materialityClasses from '../materiality/materiality.module.css'
import { targetsMessages } from './messages.ts'
import { OtherTargets } from './OtherTargets.tsx'
import { PaceFigure } from './PaceFigure.tsx'
import { SeriesFigure } from './SeriesFigure.tsx'

const rows = ['sustainability_score'] as const

/** Who promises enough, and who delivers. */
export function Targets() {
  return (
    <ComparisonPage tab="targets" rows={rows}>
      {(screen: ComparisonScreen) => <TargetsSheet screen={screen} />}
    </ComparisonPage>
  )
}

function TargetsSheet({ screen }: { screen: ComparisonScreen }) {
  const [{ five, val_scopes, per_scopes, set_avg_emissions, set_avg_strength }] = useComparisonAddress()
  const { asOf, peers } = useScoreContext()
  const ids = screen.comparison.companies.map(({ id }) => id)
  const targets = useQuery({
    ...requestOf(compareTargets, {
      query: {
        companies: ids.join(','),
        val_scopes: scopesOf(val_scopes).join(','),
        per_scopes: scopesOf(per_scopes).join(','),
        ...(asOf && { asOf }),
        ...(peers && { peers }),
        ...(set_avg_emissions && { set_avg_emissions }),
        ...(set_avg_strength && { set_avg_strength }),
      },
    }),
    placeholderData: keepPreviousData,
  })
  if (targets.isError) return <ErrorState error={targets.error} retry={() => void targets.refetch()} />
  if (!targets.data || targets.data.companies.length !== ids.length) return <Skeleton rows={12} />
  // Targets are the companies' own, also where the address compares industries.
  const comparison = { ...screen.comparison, units: 'companies' as const }
  const shared = { screen: { ...screen, comparison, five: fiveOf(five, comparison) }, targets: targets.data }
  return (
    <>
      <ScopeChoices />
      <PaceFigure {...shared} scope={scopesOf(val_scopes)[0]!} />
      <SeriesFigure {...shared} of="emissions" number={2} />
      <SeriesFigure {...shared} of="intensities" number={3} />
      <OtherTargets {...shared} />
    </>
  )
}

function ScopeChoices() {
  const m = targetsMessages()
  const [address, change] = useComparisonAddress()
  const scopes = targetScopes.map((scope) => [scope, m.scopes[scope]] as const)
  const onOff = [
    ['false', m.off],
    ['true', m.on],
  ] as const
  return (
    <div className={`${materialityClasses.tools} c12`}>
      <Select
        label={m.emissions}
        value={scopesOf(address.val_scopes)[0]!}
        options={scopes}
        choose={(scope) => change({ val_scopes: scope === 'scope1+2' ? undefined : scope })}
      />
      <Select
        label={m.averageEmissions}
        value={address.set_avg_emissions ?? 'false'}
        options={onOff}
        choose={(value) => change({ set_avg_emissions: value === 'true' ? 'true' : undefined })}
      />
      <Select
        label={m.intensity}
        value={scopesOf(address.per_scopes)[0]!}
        options={scopes}
        choose={(scope) => change({ per_scopes: scope === 'scope1+2' ? undefined : scope })}
      />
      <Select
        label={m.averageIntensity}
        value={address.set_avg_strength ?? 'false'}
        options={onOff}
        choose={(value) => change({ set_avg_strength: value === 'true' ? 'true' : undefined })}
      />
    </div>
  )
}
