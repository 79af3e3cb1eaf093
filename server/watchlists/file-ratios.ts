import type { RatioUnit, RowOutcome } from '#contract/watchlists/watchlist-file.ts'
import type { Assumption } from '#contract/wire/assumed.ts'
import { readAmount } from '#server/files/cells/amounts.ts'
import { markOfColumns } from '#server/files/cells/marks.ts'
import { assumption } from '#server/files/table/assumed-shape.ts'
import type { DecimalMark } from '#server/imports/digits.ts'

/** How the ratios of a file are written. */
export interface RatioRules {
  readonly mark: DecimalMark
  readonly unit: RatioUnit
}

interface RatioColumn {
  readonly name: string
  readonly cells: readonly string[]
  /** What a person said. */
  readonly said: {
    readonly decimalMark?: DecimalMark | undefined
    readonly ratioUnit?: RatioUnit | undefined
  }
}

/** How the ratios of a column are written, and what was assumed. Whether small ones are shares of one, and those above 100 basis points, is asked, unless the name says per cent. */
export function ratioRules({ name, cells, said }: RatioColumn): { rules: RatioRules; assumed: Assumption[] } {
  const { mark, assumed } = markOfColumns({ columns: [{ name, cells }], said: said.decimalMark })
  const isBps = /\bbps?\b|basis points?|ベーシス/i.test(name.normalize('NFKC').replaceAll('_', ' '))
  const unit = said.ratioUnit ?? (isBps ? 'bps' : 'percent')
  const ratios = cells.flatMap((cell) => {
    const read = readAmount(cell, mark)
    return 'fault' in read || read.value === null ? [] : [read]
  })
  const plain = ratios.filter(({ hasPercent }) => !hasPercent)
  // The sign of one cell says nothing of the others.
  const isSmall = ratios.length > 1 && plain.length > 0 && plain.every(({ value }) => value! <= 1)
  const isLarge = plain.some(({ value }) => value! > 100)
  const isOpen =
    said.ratioUnit === undefined && unit === 'percent' && (isSmall || isLarge) && !/[%％]|percent/i.test(name)
  if (isOpen || unit !== 'percent') assumed.push({ ...assumption('weights', unit, name), isQuestion: isOpen })
  return { rules: { mark, unit }, assumed }
}

/** What can be wrong with a ratio of a file. */
export type RatioFault = Extract<
  RowOutcome,
  'no-ratio' | 'number' | 'comma' | 'formula' | 'negative' | 'over' | 'decimals'
>

/** Per cent with at most two decimals, however its column writes it. */
export function readStake(
  text: string,
  { mark, unit }: RatioRules,
): { stake: number | null; fault: RatioFault | null } {
  const no = (fault: RatioFault) => ({ stake: null, fault })
  const read = readAmount(text, mark)
  if ('fault' in read) return no(read.fault === 'magnitude' ? 'number' : read.fault)
  if (read.value === null) return no('no-ratio')
  if (read.currency !== null) return no('number')
  const factor = read.hasPercent ? 1 : { percent: 1, fraction: 100, bps: 0.01 }[unit]
  const stake = Math.round(read.value * factor * 1e9) / 1e9 + 0 // No negative zero.
  if (stake < 0) return no('negative')
  if (stake > 100) return no('over')
  return Number(stake.toFixed(2)) === stake ? { stake, fault: null } : no('decimals')
}
