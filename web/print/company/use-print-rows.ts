import { useMemo } from 'react'
import { useContext } from '../../context/search.ts'
import { language } from '../../i18n/language.ts'
import { type Row, toRows } from '../../observations/table/rows.ts'
import { useRaws } from '../../observations/use-raws.ts'
import { notesOf, printRows } from './print-rows.ts'

/** Years of figures on the paper. */
const maxYears = 5
/** What a page of A4 holds at 8 points. */
const page = { lines: 46, letters: 52 }

export const nameOf = ({ indicator: { nameJa, nameEn } }: Row) => (language() === 'ja' ? nameJa : nameEn)

/** The major indicators of a company over five years, as many as a page holds, with their numbered sources. */
export function usePrintRows(companyId: number, year: number | null) {
  const [{ asOf, basis = 'consolidated' }] = useContext()
  const { indicators, observations } = useRaws(companyId, { toYear: year ?? undefined, asOf })
  return useMemo(() => {
    if (!indicators.data || !observations.data) return undefined
    const at = Math.max(0, observations.data.years.length - maxYears)
    const choice = { view: 'major', basis, states: 'all', hasSubsidiaries: false, find: '' } as const
    const all = toRows(indicators.data, observations.data, choice)
      .filter(({ indicator }) => indicator.isMajor)
      .map((row) => ({ ...row, cells: row.cells.slice(at) }))
    const { rows, rest } = printRows(all, { ...page, nameOf })
    return {
      rows,
      rest,
      years: observations.data.years.slice(at),
      data: observations.data,
      notes: notesOf(rows, observations.data.documents),
    }
  }, [indicators.data, observations.data, basis])
}
