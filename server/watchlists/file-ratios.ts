import type { RowOutcome } from '#contract/watchlists/watchlist-file.ts'
import type { Assumption } from '#contract/wire/assumed.ts'
import { readAmount } from '#server/files/cells/amounts.ts'
import { markOfColumns } from '#server/files/cells/marks.ts'
import { assumption } from '#server/files/table/assumed-shape.ts'
import type { DecimalMark } from '#server/imports/digits.ts'

/** How the ratios of a file are written. */
export interface RatioRules {
  readonly mark: DecimalMark
  readonly unit: 'percent' | 'fraction'
}

interface RatioColumn {
  readonly name: string
  readonly cells: readonly string[]
  /** What a person said. */
  readonly said: { readonly decimalMark?: DecimalMark | undefined; readonly ratioUnit?: RatioRules['unit'] | undefined }
}

/** How the ratios of a column are written, and what was assumed. Whether small ones are shares of one is asked, unless a sign says per cent. */
export function ratioRules({ name, cells, said }: RatioColumn): { rules: RatioRules; assumed: Assumption[] } {
  const { mark, assumed } = markOfColumns({ columns: [{ name, cells }], said: said.decimalMark })
  const unit = said.ratioUnit ?? 'percent'
  const ratios = cells.flatMap((cell) => {
    const read = readAmount(cell, mark)
    return 'fault' in read || read.value === null ? [] : [read]
  })
  const isSmall = ratios.length > 1 && ratios.every(({ value, hasPercent }) => value! <= 1 && !hasPercent)
  const isOpen = said.ratioUnit === undefined && isSmall && !/[%％]|percent/i.test(name)
  if (isOpen || unit === 'fraction') assumed.push({ ...assumption('weights', unit, name), isQuestion: isOpen })
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
  const factor = unit === 'fraction' && !read.hasPercent ? 100 : 1
  const stake = Math.round(read.value * factor * 1e9) / 1e9 + 0 // No negative zero.
  if (stake < 0) return no('negative')
  if (stake > 100) return no('over')
  return Number(stake.toFixed(2)) === stake ? { stake, fault: null } : no('decimals')
}
