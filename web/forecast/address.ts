import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { z } from 'zod'
import { optional } from '../app/address.ts'

export const forecastViews = ['fan', 'past', 'table'] as const
export type ForecastView = (typeof forecastViews)[number]

export const usualKey = 'sustainability_score'

/** What the forecast keeps in its address. Absent means the whole score, and its fan. */
export const ForecastSearch = z.object({
  /** A score, an indicator by its code, or a scope of emissions. */
  key: optional(z.string().max(40)),
  view: optional(z.enum(forecastViews)),
})

export function useForecastAddress() {
  const text = useSearch({ strict: false }) as Record<string, unknown>
  const state = useMemo(() => {
    const { key = usualKey, view = 'fan' } = ForecastSearch.parse(text)
    return { key: key.replace('scope1 ', 'scope1+').replace('+2 3', '+2+3'), view }
  }, [text])
  const navigate = useNavigate()
  const change = useCallback(
    (next: { readonly key?: string; readonly view?: ForecastView }) => {
      const search = {
        ...('key' in next && { key: next.key === usualKey ? undefined : next.key }),
        ...('view' in next && { view: next.view === 'fan' ? undefined : next.view }),
      }
      return void navigate({
        to: '.',
        search: (old) => ({ ...old, ...search }) as typeof old,
        replace: true,
        resetScroll: false,
      })
    },
    [navigate],
  )
  return [state, change] as const
}
