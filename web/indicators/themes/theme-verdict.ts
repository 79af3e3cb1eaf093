import type { ThemeAnswer } from '#contract/scores/ratings.ts'

/** What a state amounts to, whatever its kind; each has one mark. */
export function verdictOf(state: ThemeAnswer['state']): 'yes' | 'no' | 'unknown' {
  if (state === 'implemented' || state === 'hit' || state === 'applies' || state === 'member') return 'yes'
  return state === 'no_information' || state === 'unknown' ? 'unknown' : 'no'
}
