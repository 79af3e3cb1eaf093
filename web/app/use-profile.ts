import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getProfile } from '#contract/account/profile.ts'
import { requestOf } from './query.ts'
import { saveVendors } from './supported-vendors.ts'

/** The signed-in person. */
export function useProfile() {
  const profile = useQuery(requestOf(getProfile, {}))
  const vendors = profile.data?.supported_vendors.join()
  useEffect(() => {
    if (vendors !== undefined) saveVendors(vendors.split(',').filter(Boolean))
  }, [vendors])
  return profile
}
