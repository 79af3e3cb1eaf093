import type { ThemeAnswer } from '#contract/scores/ratings.ts'

/** What a state says, whatever its kind; drawn by one mark each. */
export function saidBy(state: ThemeAnswer['state']): 'yes' | 'no' | 'unknown' {
  if (state === 'implemented' || state === 'hit' || state === 'applies' || state === 'member') return 'yes'
  return state === 'no_information' || state === 'unknown' ? 'unknown' : 'no'
}
