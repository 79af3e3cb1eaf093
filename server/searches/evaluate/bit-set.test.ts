import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BitSet } from './bit-set.ts'

const length = 100
const some = fc.uniqueArray(fc.nat(length - 1))
const maskOf = (companies: readonly number[]) => BitSet.where(length, (company) => companies.includes(company))
const ascending = (companies: Iterable<number>) => [...companies].sort((a, b) => a - b)

test('masks are sets of companies', () => {
  fc.assert(
    fc.property(some, some, (one, other) => {
      const [a, b] = [new Set(one), new Set(other)]
      const [left, right] = [maskOf(one), maskOf(other)]
      expect(left.count).toBe(a.size)
      expect(left.companies).toEqual(ascending(a))
      expect(left.and(right).companies).toEqual(ascending(one.filter((company) => b.has(company))))
      expect(left.or(right).companies).toEqual(ascending(new Set([...one, ...other])))
      expect(left.without(right).companies).toEqual(ascending(one.filter((company) => !b.has(company))))
      expect(left.companies.every((company) => left.has(company))).toBe(true)
    }),
  )
})

test('all of them, and none outside the market', () => {
  expect(BitSet.all(length).count).toBe(100)
  const mask = BitSet.none(length)
  mask.add(-1)
  mask.add(length)
  mask.add(length - 1)
  expect(mask.companies).toEqual([99])
})
