import { tsvText } from '#contract/wire/spreadsheet.ts'
import { formatYear } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { rawMessages } from '../messages.ts'
import type { Group } from './rows.ts'

/** The table as tab-separated text with header and codes, numbers unformatted, for a spreadsheet. */
export function tableText(groups: readonly Group[], years: readonly number[]): string {
  const m = rawMessages()
  const head = ['code', m.indicator, m.unit, m.basis, ...years.map(formatYear)]
  const rows = groups.flatMap(({ rows: of }) =>
    of.map(({ indicator, boundary, part, cells, unit }) => [
      indicator.code,
      part || (language() === 'ja' ? indicator.nameJa : indicator.nameEn),
      unit ?? indicator.unit,
      m.boundaries[boundary],
      ...cells.map((cell) => (cell === null ? '' : (cell.value ?? 'n/a') + (cell.unit ? ` ${cell.unit}` : ''))),
    ]),
  )
  return tsvText([head, ...rows])
}
