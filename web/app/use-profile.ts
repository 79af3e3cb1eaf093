import { useQuery } from '@tanstack/react-query'
import { getProfile } from '#contract/account/profile.ts'
import { call } from './call.ts'

/** The signed-in person. */
export function useProfile() {
  return useQuery({ queryKey: ['profile'], queryFn: ({ signal }) => call(getProfile, {}, signal) })
}
