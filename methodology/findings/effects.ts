/** What makes a portfolio differ from its benchmark. */
export interface EffectValues {
  readonly portfolio: number
  readonly benchmark: number
  readonly allocation: number
  readonly selection: number
  readonly interaction: number
}

export const effectKinds = ['allocation', 'selection', 'interaction'] as const
export type EffectKind = (typeof effectKinds)[number]

/** Of the three effects the one that carries most of a difference, in its own direction; null where there is no difference. */
export function mainEffect(effects: EffectValues): { readonly kind: EffectKind; readonly value: number } | null {
  const sign = Math.sign(effects.portfolio - effects.benchmark)
  if (sign === 0) return null
  const [kind] = effectKinds.toSorted((a, b) => sign * (effects[b] - effects[a]))
  return { kind: kind!, value: effects[kind!] }
}
