import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Boundary } from '#methodology/figures/boundary.ts'
import type { Figure } from './edinet-annual-report/figure-records.ts'
import { readFacts } from './edinet-annual-report/parse.ts'
import type { Parsed } from './records.ts'
import { recogniseSource } from './sources.ts'

const folder = process.env.SATOYAMA_REALDATA ?? join(import.meta.dirname, '../../../shared/realdata')

function path(pattern: string): string {
  return join(folder, globSync(pattern, { cwd: folder })[0]!)
}

async function read(pattern: string): Promise<Parsed> {
  const bytes = readFileSync(path(pattern))
  return (await recogniseSource(bytes)).parse(bytes, basename(path(pattern)))
}

function value(
  { figures = [] }: Parsed,
  indicator: string,
  fiscalYear: number,
  boundary: Boundary,
  part = '',
): number | null | undefined {
  return figures.find(
    (figure) =>
      figure.indicator === indicator &&
      figure.fiscalYear === fiscalYear &&
      figure.boundary === boundary &&
      figure.part === part,
  )?.value
}

describe.runIf(existsSync(folder))('real files', () => {
  test('the code list', async () => {
    const { read: rows, companies = [], rejected } = await read('edinet-codelist/EdinetcodeDlInfo.csv')
    expect([rows, companies.length, rejected.length]).toEqual([8065, 3857, 0])
    expect(companies.every(({ securityCode }) => securityCode)).toBe(true)
    expect(companies.find(({ edinetCode }) => edinetCode === 'E02144')).toMatchObject({
      securityCode: '72030',
      corporateNumber: '1180301018771',
    })
  })

  test('the list of one day: 80 annual reports and the amended ones beside them', async () => {
    const { read: rows, documents = [], rejected } = await read('edinet-codelist/documents_2025-06-18.csv')
    expect([rows, rejected.length]).toEqual([462, 0])
    expect(documents.filter(({ isAmendment }) => !isAmendment)).toHaveLength(80)
  })

  test('a group under IFRS, its revenue in an element of its own', async () => {
    const filing = await read('edinet-type5-toyota/jpcrp*.csv')
    expect([filing.read, filing.rejected.length]).toEqual([2173, 0])
    const of = (indicator: string, boundary: Boundary) => value(filing, indicator, 2024, boundary)
    expect([of('S-LR-001', 'consolidated'), of('S-LR-002', 'parent')]).toEqual([383853, 71515])
    expect([of('S-LR-004', 'parent'), of('S-LR-005', 'parent'), of('S-LR-006', 'parent')]).toEqual([
      40.7, 15.6, 9825.635,
    ])
    expect([of('S-DV-002', 'parent'), of('S-DV-011', 'parent')]).toEqual([4, 67])
    expect(['S-DV-008', 'S-DV-009', 'S-DV-010'].map((code) => of(code, 'parent'))).toEqual([66.2, 65.9, 58.7])
    expect([of('S-SI-001', 'consolidated'), of('G-BD-051', 'consolidated'), of('F-PS-002', 'consolidated')]).toEqual([
      1326496, 13.6, 2753.09,
    ])
    expect([of('F-PL-001', 'consolidated'), of('F-PL-001', 'parent')]).toEqual([48036704, 18277671])
    const revenue = filing.figures!.filter(
      ({ indicator, boundary }) => indicator === 'F-PL-001' && boundary === 'consolidated',
    )
    expect(revenue.map((figure) => [figure.fiscalYear, figure.notes])).toEqual(
      [2020, 2021, 2022, 2023, 2024].map((year) => [year, ['own-element']]),
    )
    expect(value(filing, 'S-LR-001', 2020, 'consolidated')).toBe(366283)
    expect(value(filing, 'S-DV-002', 2024, 'subsidiary', 'プライムプラネットエナジー＆ソリューションズ㈱')).toBeNull()
    expect(value(filing, 'S-DV-011', 2024, 'subsidiary', 'トヨタファイナンシャルサービス㈱')).toBe(150) // not clamped
  })

  test('its officers: five outside, a missing share count apart from zero', async () => {
    const { officers = [] } = await read('edinet-type5-toyota/jpcrp*.csv')
    expect([officers.length, officers.filter(({ isOutside }) => isOutside).length]).toEqual([10, 5])
    expect(officers.reduce((total, { sharesHeld }) => total + (sharesHeld ?? 0), 0)).toBe(24_109_000)
    expect(officers.filter(({ sharesHeld }) => sharesHeld === 0)).toHaveLength(1)
    expect(officers.filter(({ sharesHeld }) => sharesHeld === null)).toHaveLength(2)
  })

  test('ten years of one company', async () => {
    const files = globSync('edinet-type5-multi/E02367/*.tsv', { cwd: folder }).sort()
    const filings = await Promise.all(files.map((file) => read(file)))
    const years = filings.map((_, index) => 2015 + index)
    expect(years.map((year, index) => value(filings[index]!, 'F-PL-001', year, 'consolidated'))).toEqual([
      504459, 489095, 1055682, 1200560, 1308519, 1758910, 1695344, 1601677, 1671865, 1164922,
    ])
    const roe = years.map((year, index) => value(filings[index]!, 'G-BD-051', year, 'consolidated'))
    expect([roe[0], roe[8], roe[9]]).toEqual([1.42, 20.15, 10.47])
    // Salary is tagged from the report of fiscal 2018, diversity from that of 2023.
    const since = (indicator: string) =>
      years.filter((year, index) => value(filings[index]!, indicator, year, 'parent') !== undefined)
    expect([since('S-LR-006')[0], since('S-DV-002')]).toEqual([2018, [2023, 2024]])
    // The first choice of R&D is absent in the last report; the next in line stands, and says so.
    const research = filings[9]!.figures!.find(
      ({ indicator, fiscalYear }) => indicator === 'S-SI-001' && fiscalYear === 2024,
    )
    expect([research?.value, research?.notes]).toEqual([143788, ['fallback-element']])
  })

  test('one filing as a table and as an instance: the same pairs, values, missing marks and figures', async () => {
    const [table, instance] = await Promise.all([
      readFacts(readFileSync(path('edinet-type5-multi/E02367/S100TMMG.tsv'))),
      readFacts(readFileSync(path('edinet-xbrl/*E02367*.xbrl'))),
    ])
    const pairs = ({ facts }: typeof table) => new Map(facts.map((fact) => [`${fact.element} ${fact.context}`, fact]))
    const [a, b] = [pairs(table), pairs(instance)]
    expect([a.size, b.size, [...a.keys()].filter((key) => b.has(key)).length]).toEqual([1355, 1355, 1355])
    expect([...a.values()].filter(({ value: text }) => text === null)).toHaveLength(72)
    const numeric = [...a].filter(([, fact]) => /^-?\d+(\.\d+)?$/.test(fact.value ?? ''))
    expect(numeric).toHaveLength(956)
    expect(numeric.filter(([key, fact]) => Number(b.get(key)!.value) !== Number(fact.value))).toEqual([])
    expect([...b.values()].filter(({ value: text }) => text === null)).toHaveLength(72)

    const bare = (figures: readonly Figure[] = []) =>
      figures.map(({ line: _, lines, ...figure }) => ({
        ...figure,
        lines: lines.map(({ label: __, ...rest }) => rest),
      }))
    const [one, two] = await Promise.all([
      read('edinet-type5-multi/E02367/S100TMMG.tsv'),
      read('edinet-xbrl/*E02367*.xbrl'),
    ])
    expect(bare(two.figures)).toEqual(bare(one.figures))
    expect(two.targets?.map(({ name, target, unit }) => [name, target, unit])).toEqual([
      ['女性の育児休業取得率', '100', '％'],
      ['男性の育児休業取得率', '50', '％'],
    ])
    const of = (indicator: string) => value(two, indicator, 2023, 'parent')
    expect(['S-LR-006', 'S-DV-002', 'S-DV-011', 'S-DV-008', 'S-DV-009', 'S-DV-010'].map(of)).toEqual([
      9626.857, 5, 87, 69.2, 70.2, 92.5,
    ])
  })

  test.each([
    ['S100W73A', 2024, 1477, 8205, 9666.256, 5.1],
    ['S100W5YW', 2024, 2006, 8151, 9316, 4.7],
    ['S100XAWU', 2025, 1817, 6601, 7284.746, 4.4], // the year to September 2025
  ])('%s', async (number, year, facts, employees, salary, female) => {
    const filing = await read(`edinet-type5-multi/*/${number}.tsv`)
    expect(filing.filing?.documentNumber).toBe(number)
    expect([
      filing.read,
      value(filing, 'S-LR-001', year, 'consolidated'),
      value(filing, 'S-LR-006', year, 'parent'),
      value(filing, 'S-DV-002', year, 'parent'),
    ]).toEqual([facts, employees, salary, female])
  })

  test('greenhouse gases stand in the years of their contexts', async () => {
    const filing = await read('edinet-type5-multi/E01573/S100W5YW.tsv')
    expect([2019, 2022, 2023].map((year) => value(filing, 'E-CC-001', year, 'consolidated'))).toEqual([
      44000, 37000, 35000,
    ])
    expect(value(filing, 'E-CC-005', 2023, 'consolidated')).toBe(4216000)
  })

  test('the authority’s sample of an invented company is read', async () => {
    const filing = await read('edinet-xbrl/*X99001*.xbrl')
    expect([filing.read, filing.filing?.edinetCode]).toEqual([1959, 'X99001'])
  })
})
