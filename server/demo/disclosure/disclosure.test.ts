import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { demoCompanies, demoYears } from '../companies.ts'
import { FigureSource } from '../figures/figures.ts'
import { demoIndicators } from '../figures/indicators.ts'
import { Cut } from './cut.ts'
import { FullShares } from './full-shares.ts'
import { type Pattern, type PatternRow, readPattern } from './pattern.ts'
import { shareAt, survives } from './survives.ts'

const row: PatternRow = { thirds: [0.2, 0.4, 0.8], manufacturing: 7 / 15, others: 7 / 15, no: null, subject: 'A' }

test('shares run straight through the middles of the thirds, and on to the ends', () => {
  const at = (size: number) => shareAt(row, { size, isManufacturer: true })
  // An industry as frequent as all, (0.2 + 0.4 + 0.8) / 3, changes nothing.
  expect([1 / 6, 1 / 3, 1 / 2, 2 / 3, 5 / 6].map(at).map((share) => Number(share.toFixed(6)))).toEqual([
    0.2, 0.3, 0.4, 0.6, 0.8,
  ])
  expect(at(0)).toBeCloseTo(0.1) // 0.4 − 0.6 × 0.5
  expect(at(1)).toBe(1) // 0.4 + 1.2 × 0.5
})

test('an industry that says more moves the odds', () => {
  const even: PatternRow = { thirds: [0.5, 0.5, 0.5], manufacturing: 0.75, others: 0.25, no: null, subject: 'A' }
  expect(shareAt(even, { size: 0.5, isManufacturer: true })).toBeCloseTo(0.75) // odds 1 × 3 ÷ 1
  expect(shareAt(even, { size: 0.5, isManufacturer: false })).toBeCloseTo(0.25)
})

test('as many survive as the share says, mostly the same from year to year, and yes and no apart', () => {
  const flat: PatternRow = { thirds: [0.5, 0.5, 0.5], manufacturing: 0.5, others: 0.5, no: 0.2, subject: 'A' }
  const pattern: Pattern = new Map([
    ['X', { ...flat, no: null }],
    ['Q', flat],
  ])
  const keys = Array.from({ length: 20_000 }, (_, index) => index)
  const says = (cell: { indicator: string; year?: number; isNo?: boolean; full?: number }) =>
    keys.map((key) =>
      survives({ year: 2025, ...cell, pattern, company: { key, size: 0.4, isManufacturer: key % 2 === 0 } }),
    )
  const shareOf = (all: readonly boolean[]) => all.filter(Boolean).length / all.length
  const now = says({ indicator: 'X' })
  expect(Math.abs(shareOf(now) - 0.5)).toBeLessThan(0.015) // four standard errors of √(0.25 / 20,000)
  const before = says({ indicator: 'X', year: 2024 })
  // ½ + arcsin(0.88) / π = 0.843 of those whose share is one half; more where it is larger.
  expect(Math.abs(shareOf(before.filter((_, key) => now[key])) - 0.843)).toBeLessThan(0.02)
  // Half of 0.8 answer yes of which four in five stand uncut: 0.4 ÷ 0.8.
  expect(Math.abs(shareOf(says({ indicator: 'Q', full: 0.8 })) - 0.5)).toBeLessThan(0.015)
  expect(Math.abs(shareOf(says({ indicator: 'Q', isNo: true })) - 0.1)).toBeLessThan(0.01)
  expect(shareOf(says({ indicator: 'Q', full: 0 }))).toBe(0)
  expect(shareOf(says({ indicator: 'unread' }))).toBe(0)
})

test('a pattern has the 23 tagged indicators, and the most frequent ones of those in words', () => {
  expect(readPattern('all')).toBeNull()
  const sizes = (['tagged', 'filings', 'filings-rich'] as const).map((name) => readPattern(name)!.size)
  expect(sizes).toEqual([23, 63, 113])
})

test('the invented market is cut to the pattern, by thirds of its sizes', () => {
  const companies = demoCompanies(600, 20_261_101)
  const indicators = demoIndicators()
  const source = new FigureSource(indicators, companies, 20_261_101)
  const pattern = readPattern('filings-rich')!
  const cut = new Cut(pattern, companies, source)
  const order = companies.toSorted((a, b) => a.size - b.size)
  const [full, kept] = [new FullShares(), new FullShares()]
  const newest = demoYears.length - 1
  const counts = { financial: 0, financialKept: 0, said: 0, again: 0 }
  for (const [position, company] of order.entries()) {
    const place = { size: (position + 0.5) / order.length, year: 0 }
    const before = new Set<string>()
    if (company.lastYear === newest) for (const all of [full, kept]) all.addCompany(place)
    source.each(company, (figure) => {
      const { indicator, year, value, later } = figure
      if (later === 1 || value === null || year < newest - 1) return
      const isKept = cut.keeps(company, figure)
      if (indicator.isFinancial) {
        counts.financial++
        counts.financialKept += Number(isKept)
      } else if (year < newest) {
        if (isKept) before.add(indicator.code)
      } else {
        const answer = { ...place, isNo: indicator.distribution === 'bernoulli' && value === 0 }
        full.addFigure(indicator.code, answer)
        if (!isKept) return
        kept.addFigure(indicator.code, answer)
        if (before.has(indicator.code)) counts.again++
      }
    })
    if (company.lastYear === newest) counts.said += before.size
  }
  expect(counts.financialKept).toBe(counts.financial)
  expect(counts.again / counts.said).toBeGreaterThan(0.88)
  const off = indicators.flatMap(({ code, isFinancial }) =>
    [1 / 6, 1 / 2, 5 / 6].flatMap((size) =>
      [false, true].flatMap((isNo) => {
        const place = { size, year: 0, isNo }
        const own = pattern.get(code)
        const answer = own?.no == null ? 1 : isNo ? own.no : 1 - own.no
        const meant = own ? own.thirds[Math.floor(size * 3)]! * answer : 0
        const gap = kept.of(code, place) - Math.min(meant, full.of(code, place))
        // Three standard errors of 200 companies, and what a third's own slope and industries take from it.
        return !isFinancial && Math.abs(gap) > 0.14 ? [{ code, size, isNo, gap }] : []
      }),
    ),
  )
  expect(off).toEqual([])
})

test('another pattern than these is refused in words', () => {
  expect(readConfig({}).demoDisclosure).toBe('all')
  expect(readConfig({ SATOYAMA_DEMO_DISCLOSURE: 'filings' }).demoDisclosure).toBe('filings')
  expect(() => readConfig({ SATOYAMA_DEMO_DISCLOSURE: 'filing' })).toThrow(
    'SATOYAMA_DEMO_DISCLOSURE: must be one of all, tagged, filings, filings-rich',
  )
})
