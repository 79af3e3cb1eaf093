import { formatNumber } from '../../format.ts'
import { rawsMessages } from './messages.ts'
import type { FigureRow } from './model.ts'

/** What the first indicator that tells something says: its range, and who is silent. */
export function rawsSentence(rows: readonly FigureRow[], year: number): string {
  const m = rawsMessages()
  const told = rows
    .filter(({ row }) => row.kind === 'indicator' && !row.isBoolean)
    .map((row) => ({ ...row, present: present(row, year) }))
    .filter(({ present }) => present.length > 0)
  const first = told.find(({ row, present }) => present.length < row.years[year]!.values.length) ?? told[0]
  if (!first) return m.nothing
  const [least, most] = [Math.min(...first.present), Math.max(...first.present)]
  const silent = first.row.years[year]!.values.length - first.present.length
  const unit = first.unit
  const head =
    least === most
      ? m.same(first.name, first.text(least), unit)
      : m.range(first.name, first.text(least), first.text(most), unit)
  return silent > 0 ? head + m.silent(formatNumber(silent)) : head
}

const present = ({ row }: FigureRow, year: number) => (row.years[year]?.values ?? []).filter((value) => value !== null)
