import { useAddress } from '../context/use-address.ts'
import { lastYears, type TargetsAddress, TargetsSearch, targetTabs, targetViews } from './address.ts'
import { scopesOf, scopesText } from './scopes.ts'

function stateOf({ tab, view, val_scopes, per_scopes, until, ...rest }: TargetsAddress) {
  return {
    tab: tab ?? targetTabs[0],
    view: view ?? targetViews[0],
    until: until ?? lastYears[0],
    valScopes: scopesOf(val_scopes),
    perScopes: scopesOf(per_scopes),
    hasAverage: rest.set_avg_emissions === 'true',
    hasIntensityAverage: rest.set_avg_strength === 'true',
    hasForecast: rest.forecast === '1',
  }
}
export type TargetsState = ReturnType<typeof stateOf>

/** What the address says, and how to change it. */
export const useTargetsAddress = () => useAddress<TargetsState>(read, addressOf)

const read = (search: object) => stateOf(TargetsSearch.parse(search))

/** The same as parameters; the usual choice is left out. */
export function addressOf(next: Partial<TargetsState>): TargetsAddress {
  const flag = <T extends string>(isOn: boolean | undefined, word: T) => (isOn ? word : undefined)
  return {
    ...('tab' in next && { tab: next.tab === targetTabs[0] ? undefined : next.tab }),
    ...('view' in next && { view: next.view === targetViews[0] ? undefined : next.view }),
    ...('until' in next && { until: next.until === lastYears[0] ? undefined : next.until }),
    ...(next.valScopes && { val_scopes: scopesText(next.valScopes) }),
    ...(next.perScopes && { per_scopes: scopesText(next.perScopes) }),
    ...('hasAverage' in next && { set_avg_emissions: flag(next.hasAverage, 'true') }),
    ...('hasIntensityAverage' in next && { set_avg_strength: flag(next.hasIntensityAverage, 'true') }),
    ...('hasForecast' in next && { forecast: flag(next.hasForecast, '1') }),
  }
}
