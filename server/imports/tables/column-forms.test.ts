import { expect, test } from 'vitest'
import { figuresOf, own, read, rejectedOf } from './given-tables.ts'

const header = '証券コード;年度;女性管理職比率;GHG'

test('decimal commas are told by their column as a whole, and said', async () => {
  const parsed = await read(`${header}\n9X9Y;2022;0,051;1.234\n9X9Y;2023;0,06;2,5\n`, own())
  // 0.051 and 0.06 are 5.1 and 6 %; 1,234 and 2.5 kt are 1,234,000 and 2,500 t.
  expect(figuresOf(parsed).map(({ value }) => value)).toEqual([5.1, 1_234_000, 6, 2500])
  expect(parsed.warnings).toEqual([{ code: 'decimal-comma', detail: { columns: '女性管理職比率, GHG' } }])
})

test('a column of both marks has a comma that nobody can read', async () => {
  const parsed = await read(`${header}\n9X9Y;2022;0.051;1\n9X9Y;2023;0,06;1\n`, own())
  expect(figuresOf(parsed).map(({ value }) => value)).toEqual([5.1, 1000, 1000])
  expect(rejectedOf(parsed)).toMatchObject([{ line: 3, value: '0,06', reason: 'comma' }])
  expect(parsed.warnings).toEqual([])
})

test('numbers of other kinds of tables have the mark of their column too', async () => {
  const parsed = await read('code;date;close;market_cap_million\n9X9Y;2025-03-31;1.234,5;\n9998;2025-03-31;2.000;\n')
  expect(parsed.prices!.map(({ closeJpy }) => closeJpy)).toEqual([1234.5, 2000])
})

const daysOf = async (days: readonly string[]) => {
  const parsed = await read(`code,date,close,market_cap_million\n${days.map((day) => `9X9Y,${day},5,`).join('\n')}\n`)
  return { days: parsed.prices!.map(({ tradedOn }) => tradedOn), warnings: parsed.warnings!.map(({ code }) => code) }
}

test('days are in the order that their column tells; where nothing does, which is said, the day comes first', async () => {
  expect(await daysOf(['04/05/2024', '04/25/2024'])).toEqual({
    days: ['2024-04-05', '2024-04-25'],
    warnings: ['month-first'],
  })
  expect(await daysOf(['04/05/2024', '25/04/2024'])).toEqual({ days: ['2024-05-04', '2024-04-25'], warnings: [] })
  expect(await daysOf(['04/05/2024'])).toEqual({ days: ['2024-05-04'], warnings: ['day-first'] })
})
