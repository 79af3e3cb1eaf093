import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useContext } from '../context/search.ts'
import { ValueSearch } from './address.ts'

/** The part of the address that is this screen's, and how to change it in place. */
export function useValueAddress() {
  const address = ValueSearch.parse(useSearch({ strict: false }))
  const navigate = useNavigate()
  const change = useCallback(
    (next: Partial<ValueSearch>) =>
      void navigate({ to: '.', search: (old) => ({ ...old, ...next }), replace: true, resetScroll: false }),
    [navigate],
  )
  return { ...address, change }
}

/** The scope as calls take it. */
export function useScopeQuery() {
  const [{ asOf }] = useContext()
  const { of = '' } = useValueAddress()
  const companyId = Number(/^company-(\d{1,9})$/.exec(of)?.[1] ?? 0)
  return { ...(asOf && { asOf }), ...(companyId > 0 ? { companyId } : of !== '' && { industry: of }) }
}
