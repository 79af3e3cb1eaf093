import { countsUnasked } from '../../server/imports/edinet-annual-report/readers/precision.ts'
import { print } from '../measure.ts'
import type { Row } from './rows.ts'

const isIndicator = ({ indicator }: Row) => /^[ESG]-/.test(indicator)

/** Middle and tenths of a count of each report. */
function middleOf(counts: readonly number[]): string {
  const sorted = counts.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]
  return `${at(0.5)} in the middle, ${at(0.1)} and ${at(0.9)} at the tenths`
}

/** How many indicators a report gives: in all, without being asked about, and by category. */
export function printCoverage(reports: readonly (readonly Row[])[]): void {
  const counts = (isOf: (row: Row) => boolean) =>
    reports.map(
      (rows) => new Set(rows.filter((row) => isIndicator(row) && isOf(row)).map(({ indicator }) => indicator)).size,
    )
  print(`indicators a report: ${middleOf(counts(() => true))}`)
  const isUnasked = ({ reader, indicator }: Row) => reader === 'tag' || countsUnasked(reader, indicator)
  print(`indicators a report that count unasked: ${middleOf(counts(isUnasked))}`)
  const category = ({ indicator }: Row) => indicator.slice(0, 4)
  for (const name of [...new Set(reports.flat().filter(isIndicator).map(category))].sort()) {
    const each = counts((row) => category(row) === name)
    const share = each.filter((count) => count > 0).length / reports.length
    print(`  ${name}: ${middleOf(each)}; ${Math.round(share * 100)} % of reports have one`)
  }
}

export function printShares(rows: readonly Row[], reports: number): void {
  for (const [reader, found] of Map.groupBy(rows, ({ reader }) => reader)) {
    const shares = [...Map.groupBy(found, ({ indicator }) => indicator)]
      .map(([indicator, each]) => [indicator, new Set(each.map(({ docID }) => docID)).size / reports] as const)
      .sort(([, a], [, b]) => b - a)
    print(`${reader}: ${shares.map(([indicator, share]) => `${indicator} ${Math.round(share * 100)} %`).join(', ')}`)
  }
}

/** Where a filing tags what a reader reads too: how often the two agree, each disagreement named. */
export function printTagged(rows: readonly Row[]): void {
  const twice = rows.filter(({ tagged }) => tagged !== '')
  for (const [name, each] of Map.groupBy(twice, ({ reader, indicator }) => `${reader} ${indicator}`)) {
    const differing = each.filter((row) => !agrees(row))
    const named = differing.map(({ docID, value, tagged }) => `${docID} read ${value}, tagged ${tagged}`)
    print(
      `tags: ${name}: ${each.length - differing.length} agree, ${differing.length} differ${named.map((one) => `; ${one}`).join('')}`,
    )
  }
}

/** Equal to within half a step of the last digit that was read, or of 「691億円」 for 69,066 million: tags have more digits. */
function agrees({ value, tagged }: Row): boolean {
  if (value === tagged) return true
  const digits = /\.(\d+)$/.exec(value)?.[1]?.length ?? 0
  const distance = Math.abs(Number(value) - Number(tagged))
  return distance <= 0.5 * 10 ** -digits + 1e-9 || (/00$/.test(value) && distance < 100)
}
