/** Bands of a tone, as filters and words use them. */
export const toneBands = ['good', 'even', 'bad'] as const
export type ToneBand = (typeof toneBands)[number]

/** From which tone on, in either direction, it is called good or bad. Ours, proposed. */
export const toneEdge = 0.15

/** −1 to 1 as a band; null where there is no tone. */
export function toneBandOf(tone: number | null): ToneBand | null {
  if (tone === null) return null
  return tone >= toneEdge ? 'good' : tone <= -toneEdge ? 'bad' : 'even'
}
