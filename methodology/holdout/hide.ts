import { stateCode } from '../figures/cell-states.ts'
import { countedFigures } from '../inference/counted.ts'
import { sizeCodes } from '../inference/parameters.ts'
import { columnAt, type Panel } from '../panel/panel.ts'

export const holdoutPatterns = ['scattered', 'latest'] as const
export type HoldoutPattern = (typeof holdoutPatterns)[number]

/** Evenly spread number 0 to 1 of three whole numbers: a fixed mixing of bits (murmur's finalizer), no randomness. */
function hashShare(a: number, b: number, c: number): number {
  let bits = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 1, 0x85ebca6b) ^ Math.imul(c + 1, 0xc2b2ae35)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32
}

/** States of the panel with a share of the figures hidden; sales and headcount stay known. */
export function hide(panel: Panel, share: number, pattern: HoldoutPattern): Uint8Array {
  const hidden = { ...panel, states: panel.states.slice() }
  const [size, span] = [panel.companies.length, panel.years.length]
  for (const [i, { code }] of panel.indicators.entries()) {
    if (code === sizeCodes.sales || code === sizeCodes.headcount) continue
    const left = new Int32Array(size).fill(2)
    for (let y = span - 1; y >= 0; y--) {
      const { states: columnStates } = columnAt(hidden, i, y)
      for (const [c, figure] of countedFigures(panel, i, y).entries()) {
        if (Number.isNaN(figure)) continue
        const { id } = panel.companies[c]!
        const isHidden =
          pattern === 'scattered'
            ? hashShare(id, i, panel.years[y]!) < share
            : hashShare(id, i, 0) < share && left[c]!-- > 0
        if (isHidden) columnStates[c] = stateCode['not-disclosed']
      }
    }
  }
  return hidden.states
}
