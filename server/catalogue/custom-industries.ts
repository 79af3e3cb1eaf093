import { once } from '#server/cache/once.ts'
import { readGics, readTse33 } from './classifications.ts'

/** Codes of each classification that custom weights may tell apart, by how many there are. */
const codesByCount = once(() => {
  const rows = readGics()
  const of = (basis: '2018' | '2023', level: 'sector' | 'group' | 'industry') =>
    new Set(rows.filter((row) => row.basis === basis && row.level === level).map(({ code }) => code))
  const editions = (['2018', '2023'] as const).flatMap((basis) => [of(basis, 'group'), of(basis, 'industry')])
  const exchange = new Set(readTse33().map(({ code }) => code))
  return new Map([of('2023', 'sector'), ...editions, exchange].map((codes) => [codes.size, codes]))
})

/** Whether a code is one of the classification of so many industries, whoever stands in it. */
export function isIndustryOf(count: number): (code: string) => boolean {
  const codes = codesByCount().get(count)!
  return (code) => codes.has(code)
}

/** The codes of the classification of so many industries, in its order. */
export const listIndustriesOf = (count: number): readonly string[] => [...codesByCount().get(count)!]
