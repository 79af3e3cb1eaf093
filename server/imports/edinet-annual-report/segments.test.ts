import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type GivenFact, givenReport } from './given-report.ts'
import { parseEdinetAnnualReport } from './parse.ts'

const own = (name: string) => `jpcrp030000-asr_E99001-000${name}ReportableSegmentMember`
const segmentsOf = async (facts: readonly GivenFact[]) =>
  (await parseEdinetAnnualReport(givenReport(facts), 'a.tsv')).segments ?? []
const sales = (member: string, value: string, context = 'CurrentYearDuration'): GivenFact => [
  'jppfs_cor:NetSales',
  `${context}_${member}`,
  value,
  'JPY',
]

test('segments of the year reported, with sales, profit and employees, and what stands between them and the whole', async () => {
  const segments = await segmentsOf([
    sales(own('Lamps'), '1500000000'),
    sales(own('Batteries'), '500000000'),
    sales('ReconcilingItemsMember', '-20000000'),
    sales('ReportableSegmentsMember', '2000000000'),
    sales(own('Lamps'), '1', 'Prior1YearDuration'),
    ['jppfs_cor:OperatingIncome', `CurrentYearDuration_${own('Lamps')}`, '90000000', 'JPY'],
    ['NumberOfEmployees', `CurrentYearInstant_${own('Batteries')}`, '120', 'pure'],
    ['NumberOfEmployees', `CurrentYearInstant_NonConsolidatedMember_${own('Batteries')}`, '60', 'pure'],
  ])
  expect(
    segments.map(({ member, kind, sales, profit, employees }) => [member, kind, sales, profit, employees]),
  ).toEqual([
    ['Lamps', 'segment', 1500, 90, null],
    ['Batteries', 'segment', 500, null, 120],
    ['ReconcilingItems', 'adjustment', -20, null, null],
  ])
})

test('amounts in other currencies, formulas, words and absurd sizes are no figures of a segment', async () => {
  const wrong = ['=1+1', 'many', '9'.repeat(400), '']
  const facts = wrong.map((value, index) => sales(own(`S${index}`), value))
  expect(await segmentsOf([...facts, ['jppfs_cor:NetSales', `CurrentYearDuration_${own('Usd')}`, '5', 'USD']])).toEqual(
    [],
  )
})

test('a thousand segments with enormous names are kept to forty, each name to 200 characters', async () => {
  const facts = Array.from({ length: 1000 }, (_, index) => sales(own(`${'X'.repeat(5000)}${index}`), '1000000'))
  const segments = await segmentsOf(facts)
  expect(segments).toHaveLength(40)
  expect(Math.max(...segments.map(({ member }) => member.length))).toBe(200)
})

const realdata = process.env.SATOYAMA_REALDATA ?? join(import.meta.dirname, '../../../../shared/realdata')
const [real] = globSync(join(realdata, 'edinet-type5-toyota/jpcrp*.csv'))

test.skipIf(!real)('a real report has its segments', async () => {
  const { segments = [] } = await parseEdinetAnnualReport(readFileSync(real!), 'a.csv')
  expect(segments.map(({ kind }) => kind).filter((kind) => kind === 'segment').length).toBeGreaterThan(1)
  expect(segments.every(({ sales }) => sales === null || Number.isFinite(sales))).toBe(true)
  expect(segments.some(({ employees }) => employees !== null)).toBe(true)
})
