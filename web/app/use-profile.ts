import { useQuery } from '@tanstack/react-query'
import { getProfile } from '#contract/account/profile.ts'
import { requestOf } from './query.ts'

/** The signed-in person. */
export function useProfile() {
  return useQuery(requestOf(getProfile, {}))
}
