import type { Assumption } from '#contract/wire/assumed.ts'
import { assumption } from '#server/files/table/assumed-shape.ts'
import { Refusal } from '#server/http/refusal.ts'

export interface YearColumn {
  readonly year: number
  readonly at: number
}

/** `2030`, `2030.0` of a workbook, `2030#2` of a second one, `High 2030` of a group. */
const named = /^(?:(.+) )?(\d{4})(?:\.0)?(?:#\d+)?$/

/**
 * The columns of prices, ascending by year. Of several of one year the one that a person chose is read, else the first, which is said. A name
 * with more than the year in it is a year’s only beside another of the same year: such are the groups that tell two apart.
 */
export function yearsOf(
  header: readonly string[],
  chosen: Readonly<Record<string, string | undefined>>,
): { years: YearColumn[]; assumed: Assumption[] } {
  const byYear = new Map<number, { readonly at: number; readonly isPlain: boolean }[]>()
  for (const [at, name] of header.entries()) {
    const [, group, digits] = named.exec(name.normalize('NFKC').trim()) ?? []
    const year = Number(digits)
    if (year >= 1990 && year <= 2150) byYear.set(year, [...(byYear.get(year) ?? []), { at, isPlain: !group }])
  }
  const assumed: Assumption[] = []
  const years = [...byYear].flatMap(([year, columns]): YearColumn[] => {
    if (columns.length === 1) return columns[0]!.isPlain ? [{ year, at: columns[0]!.at }] : []
    const own = columns.find(({ at }) => header[at] === chosen[year])
    const chosenColumn = own ?? columns[0]!
    const names = [chosenColumn, ...columns.filter((column) => column !== chosenColumn)]
      .map(({ at }) => header[at])
      .join('\n')
    assumed.push({ ...assumption('first-column', names, String(year)), isQuestion: own === undefined })
    return [{ year, at: chosenColumn.at }]
  })
  if (years.length === 0) throw new Refusal('scenario.file-columns')
  return { years: years.sort((a, b) => a.year - b.year), assumed }
}
