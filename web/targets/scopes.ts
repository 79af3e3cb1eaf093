import type { TargetScope } from '#contract/targets/parts.ts'
import { targetScopes } from '#methodology/targets/scopes.ts'

/** Scopes of the address; a plus may have come as a space. The usual one when it names none. */
export function scopesOf(text: string | undefined): TargetScope[] {
  const named = (text ?? '').split(',').map((scope) => scope.trim().replaceAll(' ', '+'))
  const chosen = targetScopes.filter((scope) => named.includes(scope))
  return chosen.length > 0 ? chosen : ['scope1+2']
}

/** As an address has them; undefined for the usual one. */
export function scopesText(scopes: readonly TargetScope[]): string | undefined {
  const text = targetScopes.filter((scope) => scopes.includes(scope)).join(',')
  return text === '' || text === 'scope1+2' ? undefined : text
}
