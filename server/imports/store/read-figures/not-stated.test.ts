import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { listObservations } from '#contract/market/observations.ts'
import { cellStates } from '#methodology/figures/cell-states.ts'
import { disclosureRate, tallyOf, toTally } from '#methodology/panel/disclosure-rate.ts'
import { columnOf } from '#methodology/panel/panel.ts'
import { type GivenFact, givenInstance, givenReport } from '#server/imports/edinet-annual-report/given-report.ts'
import { buildPanel } from '#server/market/panel/build.ts'
import { byText } from '#server/market/snapshot/without-text.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { codeList, givenImport } from '#server/test/samples.ts'
import { givenFigure, givenParsedImport, givenTable } from '#server/test/table.ts'
import { parseEdinetAnnualReport } from '../../edinet-annual-report/parse.ts'
import { importFile } from '../import-file.ts'
import { readByNewerRules } from './read-newer.ts'

const pay = 'RemunerationForDirectorsAndOtherOfficers'
const block = (name: string, html: string): GivenFact => [`${name}TextBlock`, 'FilingDateInstant', html]
const paragraphs = (...texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('')
const fixedPay = '取締役の報酬は、基本報酬及び賞与で構成しております。'
const clawback = 'G-BD-032'

const silences = async (chapters: Readonly<Record<string, string>>) => {
  const facts = Object.entries(chapters).map(([name, html]) => block(name, html))
  return (await parseEdinetAnnualReport(givenInstance(facts), 'S100ZS00.xbrl')).reading!.notStated
}

describe('what a report does not state', () => {
  test.each([
    ['nothing of it in a chapter without picture or reference', paragraphs(fixedPay), true],
    ['a picture may say it', `${paragraphs(fixedPay)}<p><img src="images/1.jpg"/></p>`, false],
    ['a picture behind the text may', `<div style="background-image: url(1.png)">${fixedPay}</div>`, false],
    ['the company’s site may', paragraphs(fixedPay, '報酬の方針は当社ウェブサイトに掲載しております。'), false],
    ['its own report may', paragraphs(fixedPay, '詳細は「統合報告書2025」をご覧ください。'), false],
    [
      'another part of the report may',
      paragraphs(fixedPay, '「(1) コーポレート・ガバナンスの概要」に記載のとおりです。'),
      false,
    ],
    ['what stands below is here', paragraphs(fixedPay, '個別の額は下記に記載のとおりであります。'), true],
    ['a denial is no silence', paragraphs(fixedPay, 'クローバックの条項は設けておりません。'), false],
    ['a plan is none', paragraphs(fixedPay, 'マルス条項の導入を検討しております。'), false],
    ['what is stated is stated', paragraphs(fixedPay, 'クローバック条項を設けております。'), false],
    ['a chapter without a word says nothing', '<p></p>', false],
  ])('%s', async (_, html, isSilent) => {
    expect((await silences({ [pay]: html })).includes(clawback)).toBe(isSilent)
  })

  test('an indicator that may stand in several chapters needs all of them; one form of a chapter is as good as another', async () => {
    const committees = ['G-BD-020', 'G-BD-022']
    const of = async (chapters: Readonly<Record<string, string>>) => {
      const codes = await silences(chapters)
      return committees.filter((code) => codes.includes(code))
    }
    const plain = paragraphs('取締役会は月1回開催しております。')
    const ran = { [pay]: paragraphs('基本報酬を支給しております。') }
    expect(await of(ran)).toEqual([])
    expect(await of({ ...ran, OverviewOfCorporateGovernance: plain })).toEqual(committees)
    expect(await of({ ...ran, CorporateGovernanceCompanyWithCorporateAuditors: plain })).toEqual(committees)
    expect(await of({ ...ran, OverviewOfCorporateGovernance: `${plain}<img src="a.png"/>` })).toEqual([])
    expect(await of({ ...ran, OverviewOfCorporateGovernance: '取締役会は月1回開催しております。' })).toEqual([])
  })
})

describe('in the market', () => {
  const database = givenDatabase()
  const app = givenApp(database)
  const [first, second] = ['E99001', 'E99002']
  let token = ''
  const ids = new Map<string, number>()

  const given = (bytes: Buffer, fileName: string) =>
    importFile(database.db, { bytes, fileName, by: 'test', now: new Date('2026-01-15T03:00:00Z') })
  const panelOn = (day?: string) => buildPanel(database.connection, day)
  const stateOn = async (day?: string, company = first, code = clawback) => {
    const panel = await panelOn(day)
    const position = panel.companies.findIndex(({ id }) => id === ids.get(company))
    return cellStates[columnOf(panel, code, 2024)?.states[position] ?? -1]
  }
  const raws = async (asOf?: string) => {
    const request = { params: { companyId: ids.get(first)! }, query: asOf ? { asOf } : {} }
    return (await app.call(listObservations, request, token)).body.data.notStated as { indicator: string }[]
  }

  beforeAll(async () => {
    token = await app.signedIn()
    await givenImport(database.db, codeList)
    for (const { id, edinet_code } of await database.db.selectFrom('company').select(['id', 'edinet_code']).execute())
      ids.set(edinet_code ?? '', id)
    // A figure of each, so that the panel has the year.
    for (const code of [first, second]) {
      const staff: GivenFact = ['NumberOfEmployees', 'CurrentYearInstant_NonConsolidatedMember', '120', 'pure']
      const bytes = code === first ? givenInstance([staff, block(pay, paragraphs(fixedPay))]) : null
      const run = givenReport([staff, block(pay, fixedPay)], { EDINETCodeDEI: code })
      await given(bytes ?? run, bytes ? 'S100ZS01.xbrl' : 'S100ZS02.tsv')
    }
  })

  test('it is a state of its own from the day of the report, of that company alone, and no disclosure', async () => {
    expect(await stateOn()).toBe('not-stated')
    expect(await stateOn('2025-06-20')).toBe('not-stated')
    expect(await stateOn('2025-06-19')).not.toBe('not-stated')
    expect(await stateOn(undefined, second)).toBe('not-disclosed')
    expect(await stateOn(undefined, first, 'G-AC-010')).toBe('not-disclosed')
    const panel = await panelOn()
    const column = columnOf(panel, clawback, 2024)!
    expect(disclosureRate(toTally(tallyOf(column)))).toBe(0)
    const without = byText(panel, 'excluded')
    expect(columnOf(without, clawback, 2024)!.states).not.toContain(cellStates.indexOf('not-stated'))
    expect(tallyOf(columnOf(without, clawback, 2024)!)[0]).toBe(tallyOf(column)[0]! + 1)
  })

  test('the raw data name the chapters that were read whole, and their report', async () => {
    const [document] = await database.db.selectFrom('document').select('id').where('number', '=', 'S100ZS01').execute()
    expect((await raws()).filter(({ indicator }) => indicator === clawback)).toEqual([
      { indicator: clawback, fiscalYear: 2024, documentId: document!.id, chapters: [`jpcrp_cor:${pay}TextBlock`] },
    ])
    expect(await raws('2025-06-19')).toEqual([])
  })

  test('a correction that repeats the chapter with a picture takes it back from its day on, one that has other chapters does not', async () => {
    const about = { AmendmentFlagDEI: 'true', IdentificationOfDocumentSubjectToAmendmentDEI: 'S100ZS01' }
    const corrected = (html: string, day: string, name = pay) => givenInstance([block(name, html)], about, day)
    await given(corrected(paragraphs('経営環境は変化しております。'), '2025-07-10', 'BusinessRisks'), 'S100ZS03.xbrl')
    expect(await stateOn('2025-07-31')).toBe('not-stated')
    await given(corrected('<p><img src="1.png"/></p><p>報酬</p>', '2025-08-01'), 'S100ZS04.xbrl')
    expect(await stateOn('2025-07-31')).toBe('not-stated')
    expect(await stateOn('2025-08-01')).toBe('not-disclosed')
    await given(corrected(paragraphs(fixedPay), '2025-09-01'), 'S100ZS05.xbrl')
    expect(await stateOn()).toBe('not-stated')
  })

  test('a filing that was read by former rules says it after `review read-again`, and the market is read anew', async () => {
    await sql`update document set reading_revision = 3, reading_whole_chapters = null, reading_not_stated = null`.execute(
      database.db,
    )
    const before = await panelOn()
    expect(await stateOn()).toBe('not-disclosed')
    await readByNewerRules(database.db, { by: 'test', now: new Date('2026-02-01T03:00:00Z') })
    expect(await stateOn()).toBe('not-stated')
    expect((await panelOn()).figuresRevision).toBeGreaterThan(before.figuresRevision)
    expect(await readByNewerRules(database.db, { by: 'test', now: new Date('2026-02-02T03:00:00Z') })).toEqual([])
  })

  test('a figure from anywhere else stands before it', async () => {
    const figure = {
      indicator: clawback,
      boundary: 'parent',
      fiscalYear: 2024,
      value: 1,
      knownFrom: '2025-12-01',
    } as const
    await givenParsedImport(database.db, givenTable([givenFigure(figure)]))
    expect(await stateOn()).not.toBe('not-stated')
    expect(await stateOn('2025-11-30')).toBe('not-stated')
  })
})
