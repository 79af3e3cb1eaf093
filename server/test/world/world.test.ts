import { expect, test } from 'vitest'
import { readCorporateNumber, readIsin, readLei } from '#server/imports/cells.ts'
import { readFacts } from '#server/imports/edinet-annual-report/parse.ts'
import { readReport } from '#server/imports/edinet-annual-report/readers/read-report.ts'
import { openReport } from '#server/imports/edinet-annual-report/readers/report.ts'
import { carbonPriceTable, runsOf } from '#server/imports/ngfs-prices/price-table.ts'
import type { Parsed } from '#server/imports/records.ts'
import { recogniseSource } from '#server/imports/sources.ts'
import { readPrices } from '#server/scenario/own/price-file.ts'
import { faultsOf } from './chapters/judge.ts'
import { codeListZip, retiredCodes } from './tables/edinet.ts'
import { eegsGraph, eegsList, statutoryEmissions } from './tables/eegs.ts'
import { listedIssues } from './tables/exchange.ts'
import { ngfsRuns, ngfsSeries } from './tables/prices.ts'
import { sbtiCompanies, sbtiTargets } from './tables/sbti.ts'
import { isRegistered, womensDatabase, womensFiguresOf } from './tables/women.ts'
import { makeWorld } from './world.ts'

const today = '2025-12-01'
const world = makeWorld({ seed: 7, companies: 60, years: 2, today })

async function read(bytes: Uint8Array, fileName = 'file', options = {}): Promise<Parsed> {
  return (await recogniseSource(bytes, fileName, options)).parse(bytes, fileName, options)
}

test('numbers of companies pass the checks of their registers, and none stands twice', () => {
  const { filers } = world
  for (const { corporateNumber, isin, lei, isForeign } of filers) {
    expect(readCorporateNumber(corporateNumber)).toEqual({ value: corporateNumber })
    expect([readIsin(isin), readLei(lei)]).toEqual([{ value: isin }, { value: lei }])
    if (!isForeign) expect(isin).toMatch(/^JP3\d{5}000\d$/)
  }
  for (const key of ['corporateNumber', 'isin', 'lei', 'edinetCode', 'securityCode', 'nameJa'] as const)
    expect(new Set(filers.map((filer) => filer[key])).size).toBe(filers.length)
  expect(filers.some(({ securityCode }) => /^\d\d\d[A-Z]0$/.test(securityCode))).toBe(true)
  expect(filers.filter(({ sizeSegment }) => sizeSegment === 'TOPIX Core30')).toHaveLength(1)
})

test('every kind of document reads without a rejection, and says what is true', async () => {
  const corrections = world.documents.filter(({ kind }) => kind === 'correction')
  const documents = [
    ...corrections,
    ...world.documents.filter(({ kind, hasCsv }) => kind === 'annual' && hasCsv).slice(0, 24),
  ]
  for (const [at, { docID, filer, periodEnd, kind, submittedAt }] of documents.entries()) {
    const {
      rejected,
      figures = [],
      filing,
      officers = [],
      texts = [],
    } = await read(at % 2 === 0 ? world.reportZip(docID)! : world.xbrlZip(docID)!, `${docID}.zip`)
    const { facts } = await readFacts(at % 2 === 0 ? world.reportZip(docID)! : world.xbrlZip(docID)!)
    expect(faultsOf(readReport(openReport(facts, filing!)), world.contents(docID)!)).toEqual([])
    expect(rejected).toEqual([])
    expect(filing).toMatchObject({
      edinetCode: filer.edinetCode,
      securityCode: filer.securityCode,
      documentNumber: docID,
      periodEnd,
      filedOn: submittedAt.slice(0, 10),
      isAmendment: kind === 'correction',
    })
    const expected = world.expected(docID)
    expect(expected.length).toBeGreaterThan(30)
    for (const { indicator, boundary, fiscalYear, value } of expected) {
      const figure = figures.find(
        (each) =>
          each.indicator === indicator && each.boundary === boundary && each.fiscalYear === fiscalYear && !each.part,
      )
      expect([docID, indicator, boundary, fiscalYear, figure?.value]).toEqual([
        docID,
        indicator,
        boundary,
        fiscalYear,
        value,
      ])
    }
    expect(officers.filter(({ isOutside }) => isOutside).length).toBeGreaterThan(1)
    expect(texts.flatMap(({ targets }) => targets).length).toBeGreaterThan(0)
  }
})

test('a correction changes figures of its own year; later reports repeat the corrected ones', () => {
  const correction = world.documents.find(({ kind }) => kind === 'correction')!
  const sales = (docID: string) =>
    world
      .expected(docID)
      .filter(({ indicator, boundary }) => indicator === 'F-PL-001' && boundary !== 'parent')
      .at(-1) ??
    world
      .expected(docID)
      .filter(({ indicator }) => indicator === 'F-PL-001')
      .at(-1)
  expect(sales(correction.parentDocID!)!.value - sales(correction.docID)!.value).toBe(137)
})

test('the day lists: rows with every field, a correction with its parent and without a period, and what happens later', () => {
  const list = (day: string, now: string) => world.dayList(day, now)!.results
  const correction = world.documents.find(({ kind }) => kind === 'correction')!
  const row = list(correction.submittedAt.slice(0, 10), '2026-12-01 18:40').find(
    ({ docID }) => docID === correction.docID,
  )!
  expect(Object.keys(row)).toHaveLength(29)
  expect(row).toMatchObject({
    docTypeCode: '130',
    periodStart: null,
    periodEnd: null,
    parentDocID: correction.parentDocID,
    withdrawalStatus: '0',
  })

  const at = (docID: string, day: string, now: string) => list(day, now).find((each) => each.docID === docID)
  const find = (key: 'withdrawnAt' | 'editedAt' | 'hiddenAt') =>
    world.documents.find((each) => each.kind === 'annual' && each[key] !== null)!
  const withdrawn = find('withdrawnAt')
  const filedOn = withdrawn.submittedAt.slice(0, 10)
  expect(at(withdrawn.docID, filedOn, `${filedOn} 18:40`)).toMatchObject({ withdrawalStatus: '0', docTypeCode: '120' })
  expect(at(withdrawn.docID, filedOn, '2026-12-01 18:40')).toMatchObject({ withdrawalStatus: '2', filerName: null })
  expect([world.reportZip(withdrawn.docID, `${filedOn} 18:40`) !== null, world.reportZip(withdrawn.docID)]).toEqual([
    true,
    null,
  ])
  expect(list(withdrawn.withdrawnAt!.slice(0, 10), '2026-12-01 18:40')).toContainEqual(
    expect.objectContaining({ parentDocID: withdrawn.docID, withdrawalStatus: '1', filerName: null }),
  )
  const edited = find('editedAt')
  expect(at(edited.docID, edited.editedAt!.slice(0, 10), '2026-12-01 18:40')).toMatchObject({ docInfoEditStatus: '1' })
  expect(at(edited.docID, edited.submittedAt.slice(0, 10), '2026-12-01 18:40')).toMatchObject({
    docInfoEditStatus: '2',
  })
  const hidden = find('hiddenAt')
  expect(world.reportZip(hidden.docID, hidden.hiddenAt!)).toBeNull()

  expect(world.dayList('2025-12-02', '2025-12-01 18:40')).toBeNull()
  const [noon, evening] = [list('2025-06-27', '2025-06-27 12:00'), list('2025-06-27', '2025-06-27 18:40')]
  expect(noon.length).toBeLessThan(evening.length)
  expect(evening.slice(0, noon.length)).toEqual(noon)
})

test('the same seed makes the same bytes, another one another market', () => {
  const again = makeWorld({ seed: 7, companies: 60, years: 2, today })
  const other = makeWorld({ seed: 8, companies: 60, years: 2, today })
  const { docID } = world.documents[3]!
  expect(again.reportZip(docID)!.equals(world.reportZip(docID)!)).toBe(true)
  expect(again.dayList('2025-06-27', '2025-07-01 09:00')).toEqual(world.dayList('2025-06-27', '2025-07-01 09:00'))
  expect(other.filers[0]!.nameJa).not.toBe(world.filers[0]!.nameJa)
})

test('tables of the other sources are read by the importers there are', async () => {
  const { filers } = world
  const issues = await read(listedIssues(world, '2025-11-28'))
  expect([issues.rejected, issues.companies!.length, issues.list!.day]).toEqual([[], filers.length, '2025-11-28'])
  expect(issues.companies!.map(({ securityCode }) => securityCode).sort()).toEqual(
    filers.map(({ securityCode }) => securityCode).sort(),
  )
  const list = await read(codeListZip(world, today))
  const retired = await read(retiredCodes(world))
  expect([retired.rejected, retired.ignored]).toEqual([[], world.retired.length])
  expect([list.rejected, list.companies!.length, list.list]).toMatchObject([
    [],
    filers.length,
    { day: today, isWhole: true },
  ])

  const companies = await read(sbtiCompanies(world, '2025-11-28'))
  const targets = await read(sbtiTargets(world, '2025-11-28'))
  expect([companies.rejected, targets.rejected]).toEqual([[], []])
  expect(companies.commitments!.length).toBe(filers.filter(({ index }) => index % 3 === 0).length + 1)
  expect(targets.commitments!.length).toBeGreaterThan(5)

  const emissions = await read(eegsList(world, 2023), 'EEGS_2023年度.csv')
  expect(emissions.rejected).toEqual([])
  const filer = filers.find(({ emitterCode, index }) => emitterCode !== null && index % 4 === 0)!
  const graph = /id="graph"[^>]*>([^<]+)</.exec(eegsGraph(world, filer.emitterCode!, '1', '0')!)![1]!
  const { repYear, emitAmount } = JSON.parse(
    graph.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
  )
  expect([repYear.length, emitAmount.at(-1)]).toEqual([15, statutoryEmissions(filer, world.seed, '1').get(2023)])
})

test('the ministry’s database is joined by corporate number, under a holding company to nobody', async () => {
  const { rejected, ignored, read: rows, table } = await read(womensDatabase(world, today))
  const registered = world.filers.filter(isRegistered)
  const companies = world.others.filter(({ kind }) => kind === 'company')
  expect([rejected, ignored, rows]).toEqual([[], companies.length, registered.length + companies.length])
  const filer = registered.find(({ operatingEntity }) => operatingEntity === null)!
  const figures = [...table!.figures].flatMap((each) => ('company' in each ? [each] : []))
  const own = figures.filter(({ company }) => company.corporateNumber === filer.corporateNumber)
  const { managers, maleLeave } = womensFiguresOf(filer, world.seed, 2025)
  const value = (indicator: string) => own.find((each) => each.indicator === indicator)?.value
  expect([value('S-DV-002'), value('S-DV-011')]).toEqual([Number(managers), Number(maleLeave)])
  expect(new Set(own.map(({ boundary }) => boundary))).toEqual(new Set(['parent']))
})

test('carbon prices of the explorer are read by the screen of scenarios', async () => {
  const runs = runsOf(JSON.stringify(ngfsRuns))
  const { rows, others, copyright } = await readPrices(
    Buffer.from(carbonPriceTable(runs, JSON.stringify(ngfsSeries([])))),
  )
  expect([rows.length, others, new Set(rows.map(({ outcome }) => outcome))]).toEqual([10, 0, new Set(['add'])])
  expect(copyright).toMatch(/^© NGFS/)
})
