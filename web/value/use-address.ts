import { useContext } from '../context/search.ts'
import { useAddress } from '../context/use-address.ts'
import { ValueSearch } from './address.ts'

/** The part of the address that is this screen's, and how to change it in place. */
export function useValueAddress() {
  const [address, change] = useAddress(ValueSearch.parse)
  return { ...address, change }
}

/** The scope as calls take it. */
export function useScopeQuery() {
  const [{ asOf }] = useContext()
  const { of = '' } = useValueAddress()
  const companyId = Number(/^company-(\d{1,9})$/.exec(of)?.[1] ?? 0)
  return { ...(asOf && { asOf }), ...(companyId > 0 ? { companyId } : of !== '' && { industry: of }) }
}
