import { describe, expect, test } from 'vitest'
import { forever } from '#contract/wire/day.ts'
import { cellStates } from '#methodology/figures/cell-states.ts'
import { columnOf } from '#methodology/panel/panel.ts'
import { clearMarket } from '#server/market/clear.ts'
import { buildPanel } from '#server/market/panel/build.ts'
import { givenDatabase } from '#server/test/database.ts'
import { codeList, givenImport } from '#server/test/samples.ts'
import { givenBareEntry } from '../../edinet-document-list/given-list.ts'
import { importFile } from '../import-file.ts'
import { entryOf, type GivenFile, givenDay, givenFiling } from './given-life.ts'

const database = givenDatabase()
const now = new Date('2026-11-20T03:00:00Z')

/** Reports of three years, with a correction that came before its original, and one of another company. */
const filings = [
  givenFiling('S100ZA00', '2024-06-21', { year: 2023, sales: [100, 90], employees: 10 }),
  givenFiling('S100ZA03', '2025-07-10', { year: 2024, sales: [121, 101, 90], employees: 13, parent: 'S100ZA01' }),
  givenFiling('S100ZA01', '2025-06-20', { year: 2024, sales: [120, 101, 90], employees: 12 }),
  givenFiling('S100ZA02', '2026-06-19', { year: 2025, sales: [130, 121, 101], employees: 14 }),
  givenFiling('S100ZB01', '2025-06-25', { year: 2024, sales: [55], employees: 5, edinetCode: 'E99002' }),
]
const lists = [
  givenDay('2025-06-20', [entryOf('S100ZA01', '2025-06-20', 2024)]),
  givenDay('2025-07-10', [entryOf('S100ZA03', '2025-07-10', 2024, { parentDocID: 'S100ZA01' })]),
]
/** The second report is withdrawn with its correction; the other company's is hidden for a month. */
const states = [
  givenDay('2025-10-05', [
    givenBareEntry({
      docID: 'S100ZW01',
      parentDocID: 'S100ZA01',
      withdrawalStatus: '1',
      submitDateTime: '2025-10-05 09:30',
    }),
  ]),
  givenDay('2025-08-01', [
    givenBareEntry({ docID: 'S100ZB01', disclosureStatus: '1', opeDateTime: '2025-08-01 10:00' }),
  ]),
  givenDay('2025-09-01', [
    givenBareEntry({ docID: 'S100ZB01', disclosureStatus: '3', opeDateTime: '2025-09-01 10:00' }),
  ]),
  // The list of the day of filing, made anew each night: it only says that the report has been withdrawn.
  givenDay('2025-06-20', [givenBareEntry({ docID: 'S100ZA01', withdrawalStatus: '2' })], '2025-11-01 00:03'),
]
const days = ['2024-06-21', '2025-06-19', '2025-06-20', '2025-07-10', '2025-07-31', '2025-08-01', '2025-08-31'].concat([
  '2025-09-01',
  '2025-10-04',
  '2025-10-05',
  '2026-06-18',
  '2026-06-19',
  forever,
])

async function importAll(files: readonly GivenFile[]) {
  const summaries = []
  for (const file of files) summaries.push(await importFile(database.db, { ...file, by: 'test', now }))
  return summaries
}

/** What the panel of a day says, empty cells left out. */
async function panelOn(day: string) {
  const panel = await buildPanel(database.connection, day)
  const cells: string[] = []
  for (const [at, { id }] of panel.companies.entries())
    for (const { code } of panel.indicators)
      for (const year of panel.years) {
        const { values, states } = columnOf(panel, code, year)!
        const [company, state] = [id - panel.companies[0]!.id, cellStates[states[at]!]!]
        if (state !== 'no-report') cells.push([company, code, year, values[at], state].join(' '))
      }
  return cells
}

const figureOn = async (day: string, code: string, year: number, company = 0) =>
  (await panelOn(day))
    .find((cell) => cell.startsWith(`${company} ${code} ${year} `))
    ?.split(' ')
    .slice(3)
    .join(' ')

async function restart(files: readonly GivenFile[]) {
  await clearMarket(database.db)
  await givenImport(database.db, codeList)
  return importAll(files)
}

/** Every day, in whatever order the files came. */
async function allDays() {
  const panels: Record<string, string[]> = {}
  for (const day of days) panels[day] = await panelOn(day)
  return panels
}

function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state
  }
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

describe('a filing that is withdrawn', () => {
  test('counts until the day, and then what others say stands; no day before it changes', async () => {
    await restart([...filings, ...lists])
    const before = await allDays()
    await importAll(states)
    const after = await allDays()
    for (const day of days.filter((one) => one < '2025-08-01')) expect(after[day]).toEqual(before[day])

    const sales = (day: string, year: number) => figureOn(day, 'F-PL-001', year)
    expect(await sales('2025-10-04', 2024)).toBe('121 disclosed')
    expect(await sales('2025-10-05', 2024)).toBeUndefined() // No report of the year is left.
    expect(await sales('2025-10-05', 2023)).toBe('100 disclosed') // As the report of the year itself said it.
    expect(await sales('2026-06-19', 2024)).toBe('121 disclosed') // In the five years of the next report.
    expect(await sales('2026-06-19', 2023)).toBe('101 disclosed')
    expect(await sales(forever, 2022)).toBe('90 disclosed')
    expect(await figureOn('2025-10-04', 'S-LR-001', 2024)).toBe('13 disclosed')
    expect(await figureOn(forever, 'S-LR-001', 2024)).toBeUndefined()
    const other = (day: string) => figureOn(day, 'F-PL-001', 2024, 1)
    expect([await other('2025-07-31'), await other('2025-08-01'), await other('2025-09-01')]).toEqual([
      '55 disclosed',
      undefined,
      '55 disclosed',
    ])
  })

  test('and whatever order the files come in, each day shows the same, also when they come twice', async () => {
    const expected = await allDays()
    const files = [...filings, ...lists, ...states]
    for (const seed of [1, 2, 3]) {
      const order = shuffled(files, seed)
      await restart(order)
      expect(await allDays(), order.map(({ fileName }) => fileName).join(' ')).toEqual(expected)
      if (seed > 1) continue
      const listRows = () => database.db.selectFrom('observation').selectAll().execute()
      const rows = await listRows()
      expect((await importAll(order)).map(({ importId }) => importId)).toEqual(order.map(() => null))
      expect(await listRows()).toEqual(rows)
    }
  })
})

test('a correction that a list tells before its original has the period of the original once that is known', async () => {
  await restart([lists[1]!])
  const periods = () =>
    database.db
      .selectFrom('document')
      .select(['number', 'period_end', 'fiscal_year', 'parent_number'])
      .orderBy('number')
      .execute()
  const correction = { number: 'S100ZA03', parent_number: 'S100ZA01' }
  expect(await periods()).toEqual([{ ...correction, period_end: null, fiscal_year: null }])
  await importAll([lists[0]!])
  const period = { period_end: '2025-03-31', fiscal_year: 2024 }
  expect(await periods()).toEqual([
    { number: 'S100ZA01', parent_number: null, ...period },
    { ...correction, ...period },
  ])
  // The filing without its number in the name is the correction that the list told of.
  const { bytes } = filings[1]!
  await importAll([{ bytes, fileName: 'jpcrp030000-asr-001.csv' }])
  expect(await periods()).toHaveLength(2)
})

test('an edit and the end of the ten years on view change no figure, and are told once', async () => {
  await restart([filings[4]!])
  const before = await allDays()
  const edited = givenDay('2025-11-01', [
    givenBareEntry({ docID: 'S100ZB01', docInfoEditStatus: '1', opeDateTime: '2025-11-01 10:00' }),
    givenBareEntry({ docID: 'S100ZX01' }), // Of a document that is not here it is no news.
  ])
  const expired = givenDay('2025-06-25', [givenBareEntry({ docID: 'S100ZB01' })], '2035-06-26 00:03')
  const later = givenDay('2025-06-25', [givenBareEntry({ docID: 'S100ZB01' })], '2035-06-27 00:03')
  const summaries = await importAll([edited, expired, later])
  expect(summaries.map(({ accepted, withdrawn, importId }) => [accepted, withdrawn, importId !== null])).toEqual([
    [1, 0, true],
    [1, 0, true],
    [0, 0, false],
  ])
  expect(await allDays()).toEqual(before)
})

test('a correction, a withdrawal, and what is hidden and shown again are news of their company, once and in any order', async () => {
  for (const order of [
    [...filings, ...lists, ...states],
    [...states, ...lists, ...filings].toReversed(),
    [...states, ...lists, ...filings, ...states],
  ]) {
    await restart(order)
    const news = await database.db
      .selectFrom('news')
      .innerJoin('company', 'company.id', 'company_id')
      .select(['edinet_code', 'title_en', 'kind', 'is_correction', 'publisher'])
      .orderBy('title_en')
      .execute()
    const item = { kind: 'disclosure', is_correction: true, publisher: 'EDINET' }
    expect(news).toEqual([
      { edinet_code: 'E99002', title_en: 'Annual report hidden from public view (fiscal year to 2025/03/31)', ...item },
      {
        edinet_code: 'E99002',
        title_en: 'Annual report open to the public again (fiscal year to 2025/03/31)',
        ...item,
      },
      { edinet_code: 'E99001', title_en: 'Annual report withdrawn (fiscal year to 2025/03/31)', ...item },
      { edinet_code: 'E99001', title_en: 'Corrected annual report filed (fiscal year to 2025/03/31)', ...item },
    ])
  }
})
