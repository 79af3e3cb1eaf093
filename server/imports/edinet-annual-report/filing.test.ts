import { expect, test } from 'vitest'
import { givenZip } from '../files/given-zip.ts'
import { type GivenFact, givenReport } from './given-report.ts'
import { parseEdinetAnnualReport, readFacts } from './parse.ts'
import { readTexts } from './words/targets.ts'

const employees = (context: string, value: string): GivenFact => ['NumberOfEmployees', context, value, 'pure']

async function filingOf(facts: readonly GivenFact[], about: Record<string, string> = {}, fileName = 'report.tsv') {
  const { filing } = await parseEdinetAnnualReport(givenReport(facts, about), fileName)
  return filing!
}

test.each([
  ['S100ZZ01.tsv', 'S100ZZ01'],
  ['jpcrp030000-asr-001_E99001-000_2025-03-31_01_2025-06-20.csv', null],
  ['XS100ZZ01.zip', null],
])('%s is document %s', async (fileName, number) => {
  expect((await filingOf([], {}, fileName)).documentNumber).toBe(number)
})

test('a cover without a date leaves it to the name of the file in the archive', async () => {
  const content = givenReport([['FilingDateCoverPage', 'FilingDateInstant', '－']])
  const bare = Buffer.from(content.toString('utf16le').replace('"2025-06-20"', '"－"'), 'utf16le')
  const name = 'XBRL_TO_CSV/jpcrp030000-asr-001_E99001-000_2025-03-31_01_2025-06-24.csv'
  const { filing } = await parseEdinetAnnualReport(givenZip([{ name, content: bare }]), 'S100ZZ02.zip')
  expect([filing?.filedOn, filing?.documentNumber]).toEqual(['2025-06-24', 'S100ZZ02'])
})

test.each([
  ['no filer', { EDINETCodeDEI: '－' }, 'filing-without-filer'],
  ['no period', { CurrentFiscalYearEndDateDEI: '－' }, 'filing-without-period'],
  ['a period that ends before it starts', { CurrentFiscalYearEndDateDEI: '2023-03-31' }, 'filing-without-period'],
])('%s is refused', async (_, about, reason) => {
  await expect(filingOf([], about)).rejects.toThrow(expect.objectContaining({ reason }))
})

test('a registration statement or a quarterly report is left aside', async () => {
  const title: GivenFact = ['DocumentTitleCoverPage', 'FilingDateInstant', '有価証券届出書']
  const asideOf = async (bytes: Buffer) => (await parseEdinetAnnualReport(bytes, 'report.tsv')).warnings
  expect(await asideOf(givenReport([title]))).toEqual([{ code: 'other-form', detail: { title: '有価証券届出書' } }])
  const quarter = givenReport([], { TypeOfCurrentPeriodDEI: 'Q2' })
  expect(await asideOf(quarter)).toEqual([{ code: 'other-form', detail: { title: '四半期報告書' } }])
  const unheardOf: GivenFact = ['DocumentTitleCoverPage', 'FilingDateInstant', '見本書']
  await expect(filingOf([unheardOf])).rejects.toThrow(expect.objectContaining({ reason: 'unrecognised' }))
})

test('before a short year stand the twelve months that end where it begins', async () => {
  const facts = ['CurrentYearInstant', 'Prior1YearInstant', 'Prior2YearInstant'].map((name) => employees(name, '9'))
  const { figures = [] } = await parseEdinetAnnualReport(
    givenReport(facts, {
      CurrentFiscalYearStartDateDEI: '2024-01-01',
      CurrentFiscalYearEndDateDEI: '2024-12-31',
      PreviousFiscalYearStartDateDEI: '2023-04-01', // nine months, to the new year end
      PreviousFiscalYearEndDateDEI: '2023-12-31',
    }),
    'report.tsv',
  )
  expect(figures.map(({ fiscalYear, periodStart, periodEnd }) => [fiscalYear, periodStart, periodEnd])).toEqual([
    [2024, '2024-01-01', '2024-12-31'],
    [2023, '2023-04-01', '2023-12-31'],
    [2022, '2022-04-01', '2023-03-31'],
  ])
})

test('the lines of an element are found again, each with its place in the file', async () => {
  const report = givenReport([employees('CurrentYearInstant', '900'), employees('Prior1YearInstant', '－')])
  const { facts } = await readFacts(report)
  const lines = facts.filter(({ element }) => element === 'jpcrp_cor:NumberOfEmployees')
  expect(lines.map(({ line, context, value }) => [line, context, value])).toEqual([
    [11, 'CurrentYearInstant', '900'],
    [12, 'Prior1YearInstant', null],
  ])
})

const block = (value: string, element = 'jpcrp_cor:MetricsAndTargetsTextBlock') => {
  return { line: 1, element, context: 'FilingDateInstant', unit: '', value }
}

test('ten million characters of targets are cut, and a thousand targets are kept', () => {
  const text = Array.from(
    { length: 40_000 },
    (_, at) => `2030年度までに排出量を${(at % 90) + 1}％削減する目標${at}です。`,
  )
  const [read, ...more] = readTexts([block(text.join('')), block('　'.repeat(10_000_000))], { filedOn: '2025-06-20' })
  expect(more).toEqual([]) // One block of an element.
  expect(read!.targets).toHaveLength(1000)
  const [blank] = readTexts([block('　'.repeat(10_000_000))], { filedOn: '2025-06-20' })
  expect(blank).toMatchObject({ characters: 4 * 1024 * 1024, targets: [] })
})

test('damaged markup, references and half characters are text like any other', () => {
  const text = '<td a=">2030年度&lt;b までに\ud83d排出量を46％<<<削減</p する目標&#0;です。'
  expect(readTexts([block(text)], { filedOn: '2025-06-20' })[0]!.targets.map(({ amount }) => amount?.value)).toEqual([
    46,
  ])
})

test('notes to the accounts and chapters of risks are not read', () => {
  const names = ['BusinessRisksTextBlock', 'NotesEnvironmentalProvisionsTextBlock', 'CareerSummaryTextBlock']
  expect(
    readTexts(
      names.map((name) => block('目標', `jpcrp_cor:${name}`)),
      { filedOn: '2025-06-20' },
    ),
  ).toEqual([])
})

test('auditors’ files are left aside, alone or in an archive of their own, and passed over beside a report', async () => {
  const content = givenReport([])
  const audit = { name: 'XBRL_TO_CSV/jpaud-aai-cc-001_E99001-000_2025-03-31_01_2025-06-20.csv', content }
  const report = { name: 'XBRL_TO_CSV/jpcrp030000-asr-001_E99001-000_2025-03-31_01_2025-06-20.csv', content }
  const parse = (entries: Parameters<typeof givenZip>[0]) => parseEdinetAnnualReport(givenZip(entries), 'S100ZZ02.zip')
  expect(await parse([audit])).toEqual({
    read: 1,
    rejected: [],
    warnings: [{ code: 'audit-report', detail: { entry: 'jpaud-aai-cc-001_E99001-000_2025-03-31_01_2025-06-20.csv' } }],
  })
  expect((await parse([audit, report])).filing?.documentNumber).toBe('S100ZZ02')
  const control = { name: 'XBRL_TO_CSV/jpctl000000-icr-001_E99001-000_2025-03-31_01_2025-06-20.csv', content }
  expect((await parse([audit, control])).warnings).toMatchObject([{ code: 'other-form' }])
})
