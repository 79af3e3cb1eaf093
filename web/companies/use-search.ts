import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { searchCompanies } from '#contract/companies.ts'
import { call } from '../app/call.ts'

const pause = 60

/** Companies for what is typed, a moment after the last letter; the last answer stays until the next is there. */
export function useCompanySearch(q: string, page = 1, perPage = 50, enabled = true) {
  return useQuery({
    queryKey: ['companies', q, page, perPage],
    queryFn: ({ signal }) => call(searchCompanies, { query: { q, page, perPage } }, signal),
    placeholderData: keepPreviousData,
    enabled,
  })
}

/** A value that follows another after a short pause. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
