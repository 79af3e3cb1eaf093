import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { z } from 'zod'
import { optional } from '../app/address.ts'
import { scopesOf, scopesText } from './scopes.ts'

export const targetTabs = ['targets', 'sbti', 'others'] as const
export const targetViews = ['emissions', 'intensity', 'index', 'table'] as const
export type TargetView = (typeof targetViews)[number]
export const lastYears = [2035, 2050] as const

/** What the targets of a company keep in their address. Absent means the first of each, and scope 1+2. */
export const TargetsSearch = z.object({
  tab: optional(z.enum(targetTabs)),
  view: optional(z.enum(targetViews)),
  /** Scopes of emissions, and of emissions per sales, separated by commas. */
  val_scopes: optional(z.string().max(80)),
  per_scopes: optional(z.string().max(80)),
  /** Whether the industry's averages are drawn. */
  set_avg_emissions: optional(z.literal('true')),
  set_avg_strength: optional(z.literal('true')),
  /** Last year that is drawn. */
  until: optional(z.coerce.number().pipe(z.literal(lastYears))),
  /** Whether the forecast is drawn. */
  forecast: optional(z.literal('1')),
})
type Address = z.infer<typeof TargetsSearch>

function stateOf({ tab, view, val_scopes, per_scopes, until, ...rest }: Address) {
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
export function useTargetsAddress() {
  const text = useSearch({ strict: false }) as Record<string, unknown>
  const state = useMemo(() => stateOf(TargetsSearch.parse(text)), [text])
  const navigate = useNavigate()
  const change = useCallback(
    (next: Partial<TargetsState>) =>
      void navigate({ to: '.', search: (old) => ({ ...old, ...addressOf(next) }), replace: true, resetScroll: false }),
    [navigate],
  )
  return [state, change] as const
}

/** The same as parameters; the usual choice is left out. */
export function addressOf(next: Partial<TargetsState>): Address {
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
