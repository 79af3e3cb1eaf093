export const pillars = ['total', 'environment', 'social', 'governance'] as const

export type Pillar = (typeof pillars)[number]
