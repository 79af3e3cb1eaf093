import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { z } from 'zod'
import {
  type ImpactParameterName,
  impactParameterNames,
  type JobOption,
  jobOptions,
} from '#methodology/impact/parameters.ts'
import { optional } from '../app/address.ts'

/** Parameters of one's own, `living_wage:2800~female_share:51`, and how created jobs are valued. Absent means the usual ones. */
export const ImpactSearch = z.object({
  p: optional(z.string().max(400)),
  jobs: optional(z.enum(jobOptions)),
})

export interface OwnParameters {
  readonly values: Readonly<Partial<Record<ImpactParameterName, number>>>
  readonly jobs: JobOption
}

/** What is no parameter, or no number, is left out. */
export function readParameters({ p, jobs = 'growth' }: z.infer<typeof ImpactSearch>): OwnParameters {
  const pairs = (p ?? '').split('~').flatMap((pair) => {
    const [name, text = ''] = pair.split(':')
    const parameterName = impactParameterNames.find((each) => each === name)
    const value = Number(text)
    return parameterName && text !== '' && Number.isFinite(value) && value >= 0 ? [[parameterName, value] as const] : []
  })
  return { values: Object.fromEntries(pairs), jobs }
}

export function parametersText(values: OwnParameters['values']): string | undefined {
  const pairs = impactParameterNames.flatMap((name) => (values[name] === undefined ? [] : [`${name}:${values[name]}`]))
  return pairs.join('~') || undefined
}

/** What the server is asked for them; nothing for the usual ones. */
export const parametersQuery = ({ values, jobs }: OwnParameters) => ({ ...values, ...(jobs !== 'growth' && { jobs }) })

/** The parameters of the address, and how to change them. */
export function useOwnParameters(): [OwnParameters, (next: OwnParameters) => void] {
  const text = useSearch({ strict: false }) as Record<string, unknown>
  const own = useMemo(() => readParameters(ImpactSearch.parse(text)), [text])
  const navigate = useNavigate()
  const change = useCallback(
    ({ values, jobs }: OwnParameters) =>
      void navigate({
        to: '.',
        search: (old) => ({ ...old, p: parametersText(values), jobs: jobs === 'growth' ? undefined : jobs }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return [own, change]
}
