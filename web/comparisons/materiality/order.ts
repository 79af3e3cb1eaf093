import { spreadOf } from '#methodology/findings/comparison.ts'
import { type ComparisonSearch, readIds } from '../address.ts'
import type { Item, Subject } from './model.ts'

/** Items that are left: all, those in which the companies differ, or those that all of them have. */
export function shownItems(items: readonly Item[], only: ComparisonSearch['only']): readonly Item[] {
  if (only === 'differences') return items.filter(({ values }) => spreadOf(values) >= 0.05)
  if (only === 'disclosed') return items.filter(({ values }) => values.every((value) => value !== null))
  return items
}

/** Positions of the companies as they stand: the pinned ones first, the others by the row that orders them. */
export function orderOf(
  { pins, sort }: Pick<ComparisonSearch, 'pins' | 'sort'>,
  { items, subjects }: { readonly items: readonly Item[]; readonly subjects: readonly Subject[] },
): number[] {
  const all = [...subjects.keys()]
  const first = readIds(pins).flatMap((id) => {
    const at = subjects.findIndex((subject) => subject.id === id)
    return at === -1 ? [] : [at]
  })
  const rest = all.filter((at) => !first.includes(at))
  const row = items.find(({ code }) => code === sort?.replace(/^-/, ''))
  if (!row) return [...first, ...rest]
  const sign = sort!.startsWith('-') ? -1 : 1
  const value = (at: number) => row.values[at] ?? null
  // A company without a figure stands last in either order.
  const by = (a: number, b: number) => {
    const [one, other] = [value(a), value(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return sign * (one - other) || a - b
  }
  return [...first, ...rest.sort(by)]
}
