import type { ValueModel } from '#contract/value-models/value.ts'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { formatNumber, formatPoints } from '../../format.ts'
import { worthMessages } from './messages.ts'

/** The three ways to tell a price, the plainest first. */
export const ways = ['industry', 'first', 'second'] as const

/** A share of the differences that is told; it may be below 0. */
export const shareText = (share: number) => formatNumber(share, 3)

/** Whether ESG adds anything, in a sentence; a gain that may as well be none is not told as one. */
export function verdictOf({ verdict, accuracy: { gain } }: ValueModel): string {
  const { verdicts } = worthMessages()
  if (verdict === 'nothing') return verdicts.nothing
  const [value, low, high] = [gain.value, gain.low, gain.high].map((each) => formatPoints(each, 3)) as [
    string,
    string,
    string,
  ]
  return verdicts[verdict](value, low, high)
}

export function accuracyTable({ accuracy }: ValueModel): TableOf {
  const m = worthMessages()
  return {
    caption: m.accuracy,
    rowsAre: 'years',
    columns: [{ label: '' }, { label: m.bar, isNumber: true }],
    rows: ways.map((way) => ({ key: way, cells: [m.bars[way], figureCell(accuracy[way], shareText)] })),
  }
}
