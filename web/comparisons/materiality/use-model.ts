import { useMemo } from 'react'
import { language } from '../../i18n/language.ts'
import { useComparisonAddress } from '../address.ts'
import type { ComparisonScreen } from '../frame/ComparisonPage.tsx'
import { type Item, itemRows, mainIndustry, type Subject, subjectsOf } from './model.ts'
import { shownItems } from './order.ts'

export interface Model {
  readonly subjects: readonly Subject[]
  /** Every item, and those that are left of them. */
  readonly all: readonly Item[]
  readonly items: readonly Item[]
  /** Position of the year that is shown. */
  readonly year: number
  /** Of the industry whose average is drawn; null where none is. */
  readonly averageName: string | null
  /** Opens the reasons of a subject's score; an industry has none here. */
  readonly open: (subject: number, code: string) => void
}

/** What the views of the comparison show, worked out once. */
export function useModel({ comparison, year: selectedYear, open }: ComparisonScreen): Model {
  const [{ only }] = useComparisonAddress()
  const year = Math.max(0, selectedYear ?? comparison.years.length - 1)
  const subjects = useMemo(() => subjectsOf(comparison), [comparison])
  const all = useMemo(() => (comparison.years.length === 0 ? [] : itemRows(comparison, year)), [comparison, year])
  const main = mainIndustry(comparison)
  const industry = main === null ? null : comparison.industries[main]!
  const name = industry && (language() === 'ja' ? industry.nameJa : industry.nameEn)
  return {
    subjects,
    all,
    items: useMemo(() => shownItems(all, only), [all, only]),
    year,
    averageName: all.some(({ average }) => average !== null) ? name : null,
    open: (at, code) => {
      const { id } = subjects[at] ?? {}
      if (id != null) open(id, code, comparison.years[year])
    },
  }
}
