import type { Comparison } from '#contract/comparisons/comparison.ts'
import { type ComparedCompany, useComparison as useTray } from '../../companies/comparison.ts'
import { idsText, readIds, useComparisonAddress } from '../address.ts'
import { useComparedIds } from '../use-comparison.ts'
import { fiveOf } from './five.ts'

/** Add, remove and name companies: in the address where it says whom, and in what is put aside. */
export function useCompanyChoice(comparison: Comparison | undefined) {
  const [address, change] = useComparisonAddress()
  const { ids, isLink } = useComparedIds()
  const tray = useTray()
  const without = (text: string | undefined, id: number) =>
    text === undefined ? undefined : idsText(readIds(text).filter((each) => each !== id))
  function addAll(companies: readonly ComparedCompany[]): void {
    tray.add(companies)
    const added = companies.map(({ id }) => id)
    // What differs from a list is named company by company.
    if (isLink) change({ companies: idsText([...ids.filter((id) => !added.includes(id)), ...added]), set: undefined })
  }
  return {
    add: (company: ComparedCompany) => addAll([company]),
    addAll,
    remove(id: number) {
      tray.remove(id)
      tray.forget()
      const { why, other } = address
      change({
        five: without(address.five, id),
        pins: without(address.pins, id),
        ...(why?.startsWith(`${id}.`) && { why: undefined }),
        ...(other === id && { other: undefined }),
        // A link that names nobody any more would show what is put aside.
        ...(isLink && { companies: idsText(ids.filter((each) => each !== id)), set: undefined }),
      })
    },
    toggleNamed(id: number) {
      if (!comparison) return
      const named = fiveOf(address.five, comparison).map((at) => comparison.companies[at]!.id)
      change({ five: idsText(named.includes(id) ? named.filter((each) => each !== id) : [...named, id]) })
    },
  }
}
