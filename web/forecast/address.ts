import { z } from 'zod'
import { optional } from '../app/address.ts'
import { useAddress } from '../context/use-address.ts'

export const forecastViews = ['fan', 'past', 'table'] as const
export type ForecastView = (typeof forecastViews)[number]

export const usualKey = 'sustainability_score'

/** What the forecast keeps in its address. Absent means the whole score, and its fan. */
export const ForecastSearch = z.object({
  /** A score, an indicator by its code, or a scope of emissions. */
  key: optional(z.string().max(40)),
  view: optional(z.enum(forecastViews)),
})

export const useForecastAddress = () => useAddress(read, write)

function read(search: object) {
  const { key = usualKey, view = 'fan' } = ForecastSearch.parse(search)
  return { key: key.replace('scope1 ', 'scope1+').replace('+2 3', '+2+3'), view }
}

const write = (next: { readonly key?: string; readonly view?: ForecastView }) => ({
  ...('key' in next && { key: next.key === usualKey ? undefined : next.key }),
  ...('view' in next && { view: next.view === 'fan' ? undefined : next.view }),
})
