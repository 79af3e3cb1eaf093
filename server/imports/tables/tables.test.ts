import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { recogniseSource } from '../sources.ts'
import { figuresOf, mapping, own, read, refusalOf, rejectedOf, short, today } from './given-tables.ts'
import { readMapping } from './mapping.ts'
import { ownMappings, parseTable } from './read-table.ts'
import { templateCsv, templateNames, templateXlsx } from './templates/templates.ts'

describe('a table of the user’s own', () => {
  test('becomes figures in the catalogue’s units, each with its cell', async () => {
    const parsed = await read(
      '証券コード,年度,女性管理職比率,GHG\n9X9Y,2023,0.051,"1,234"\n9998,2023年度,－,x\n',
      own(),
    )
    expect(figuresOf(parsed).map(short)).toEqual([
      'S-DV-002 | 2023 | parent | 5.1 | 0.051', // 0.051 × 100
      'E-CC-001 | 2023 | consolidated | 1234000 | 1,234', // kt → t
      'S-DV-002 | 2023 | parent | not-applicable | －',
    ])
    expect(figuresOf(parsed)[0]).toMatchObject({
      company: { securityCode: '9X9Y0' },
      periodStart: '2023-04-01',
      periodEnd: '2024-03-31',
      knownFrom: '2024-06-29', // 90 days after 31 March 2024
      line: 2,
    })
  })

  test('gives back what it cannot use, row by row', async () => {
    const rows = [
      '1.01E+12,2023,0.1,5',
      '9X9Y,20255,0.1,5',
      '9X9Y,,0.1,5',
      '9X9Y,2023,abc,=1+1',
      ',2023,0.1,5',
      '9X9Y,2026,0.1,5',
    ]
    const parsed = await read(`証券コード,年度,女性管理職比率,GHG\n${rows.join('\n')}\n`, own())
    expect(figuresOf(parsed)).toEqual([])
    expect(rejectedOf(parsed).map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'exponent'],
      [3, 'year'],
      [4, 'required'],
      [5, 'number'],
      [5, 'formula'],
      [6, 'key'],
      [7, 'future'],
    ])
  })

  test('is read from Excel too', async () => {
    const rows = [['見本'], ['証券コード', '年度', '女性管理職比率', 'GHG'], ['9X9Y', 2023, 0.051, 12]]
    const bytes = await writeXlsx({ sheets: [{ name: 'S', rows }] })
    const parsed = await parseTable(bytes, 'mine.xlsx', { today, ...own() })
    expect(figuresOf(parsed).map(short)).toEqual([
      'S-DV-002 | 2023 | parent | 5.1 | 0.051',
      'E-CC-001 | 2023 | consolidated | 12000 | 12',
    ])
    expect(figuresOf(parsed)[0]!.line).toBe(3)
  })

  test('a ratio that may be either is asked about, a single outlier is not', async () => {
    const rows = (outliers: number) =>
      `証券コード,年度,女性管理職比率,GHG\n${Array.from({ length: 200 }, (_, index) => `9X9Y,2023,${index < outliers ? 25 : 0.1},`).join('\n')}`
    expect(await refusalOf(() => read(rows(5), own()))).toEqual([
      'percent-unclear',
      { column: '女性管理職比率', above: 5, of: 200 },
    ])
    expect(figuresOf(await read(rows(1), own()))[0]!.value).toBe(2500)
  })
})

describe('which mapping reads a table', () => {
  test('none: the nearest is named with what it would need', async () => {
    expect(await refusalOf(() => read('code,date,close\n9X9Y,2025-01-01,5\n'))).toEqual([
      'mapping-none',
      { nearest: 'prices', columns: 'market_cap_million' },
    ])
    expect((await refusalOf(() => read('a,b\n1,2\n')))[0]).toBe('mapping-none')
  })

  test('two: both are named', async () => {
    const two = [mapping, mapping.replace('mine', 'other')].map((text) => readMapping(text, 'x.yaml'))
    expect(await refusalOf(() => read('証券コード,年度,女性管理職比率,GHG\n', { own: two }))).toEqual([
      'mapping-several',
      { mappings: 'mine, other' },
    ])
    const chosen = await read('証券コード,年度,女性管理職比率,GHG\n', { own: two, mapping: 'other' })
    expect(chosen.table!.mapping).toBe('other')
  })

  test('one that was asked for and does not fit', async () => {
    expect(await refusalOf(() => read('証券コード,年度\n', { ...own(), mapping: 'mine' }))).toEqual([
      'mapping-columns',
      { mapping: 'mine', columns: '女性管理職比率, GHG' },
    ])
    expect((await refusalOf(() => read('a,b\n', { mapping: 'nobody' })))[0]).toBe('mapping-none')
    const bytes = await writeXlsx({ sheets: [{ name: 'S', rows: [['a']] }] })
    expect(await refusalOf(() => parseTable(bytes, 'x.xlsx', { today, mapping: 'osc-itr-esg' }))).toEqual([
      'sheet-missing',
      { sheet: 'ITR V2 esg data', found: 'S' },
    ])
  })
})

test.each([
  ['no YAML at all', 'a: [', 'the file'],
  ['an unknown word', mapping.replace('kind: figures', 'kind: figures\nsort: yes'), 'the file'],
  ['an indicator nobody knows', mapping.replace('S-DV-002', 'S-XX-999'), 'figures.1.indicator'],
  ['a unit that cannot become the indicator’s', mapping.replace('kt CO2e', 'persons'), 'figures.2.unit'],
  ['a ratio without its scale', mapping.replace(', scale: fraction', ''), 'figures.1.scale'],
  ['no year', mapping.replace('year: { column: 年度 }', ''), 'year'],
  ['no company', mapping.replace('company: { code: 証券コード }', ''), 'company'],
  ['a condition nobody named', mapping.replace('scale: fraction', 'scale: fraction, unless: odd'), 'figures.1'],
  ['a broken pattern', mapping.replace('figures:\n', "rows: [{ column: GHG, matches: '(' }]\nfigures:\n"), '('],
  ['aliases without end', `a: &a [x]\nb: [${Array(50).fill('*a').join(', ')}]`, 'the file'],
])('a mapping file with %s is refused where it is wrong', async (_, text, at) => {
  const [reason, detail] = await refusalOf(() => readMapping(text, 'mine.yaml'))
  expect([reason, detail.at]).toEqual(['mapping-invalid', at])
  expect(String(detail.because).length).toBeGreaterThan(3)
})

test.each([
  ['kt CO2e', 'persons', 'persons cannot become t-CO2e; it may be t-CO2e, kg-CO2e, '],
  [', unit: kt CO2e', '', 'which unit? it may be t-CO2e, kg-CO2e, '],
])('a wrong unit is refused with those that may stand there: %s', async (before, after, because) => {
  const [, detail] = await refusalOf(() => readMapping(mapping.replace(before, after), 'mine.yaml'))
  expect(detail.because).toContain(because)
  expect(detail.because).toMatch(/百万t-CO2e$/)
  expect(detail.because).not.toMatch(/MJ|JPY|%/)
})

test('the house’s own mappings each recognise a header of their own', () => {
  expect(ownMappings.map((one) => one.mapping)).toEqual([...new Set(ownMappings.map((one) => one.mapping))])
  expect(ownMappings.length).toBeGreaterThanOrEqual(20)
})

describe('statutory emissions', () => {
  const head = '法人番号,特定排出者コード,事業者・事業所名,区分,業種,所在地,温室効果ガス算定排出量(tCO2),ページ'
  const rows = [
    '8700110005901,012345678,見本電機株式会社,特定事業所排出者,電気機械器具製造業,東京都,"1,000",https://x.example',
    '8700110005901,012345679,見本電機株式会社,特定事業所排出者,電気機械器具製造業,大阪府,500,https://x.example',
    '8700110005901,012345678,見本電機株式会社,特定貨物輸送事業者,電気機械器具製造業,東京都,30.5,https://x.example',
    '8700110005901,012345678,見本電機株式会社,特定荷主,電気機械器具製造業,東京都,200,https://x.example',
    '1.01E+12,012345680,ためし,特定荷主,製造業,東京都,200,https://x.example',
  ]
  const file = `\ufeff${head}\r\n${rows.join('\r\n')}\r\n`

  test('own operations are facilities and own transport; what a shipper has others do stays apart', async () => {
    const parsed = await read(file, { year: 2023 })
    expect(figuresOf(parsed).map(short)).toEqual([
      'E-SG-001 | 2023 | parent-domestic | 1500 | 1,000 + 500 | sum',
      'E-SG-003 | 2023 | parent-domestic | 1530.5 | 1,000 + 500 + 30.5 | sum',
      'E-SG-002 | 2023 | parent-domestic | 30.5 | 30.5',
      'E-SG-004 | 2023 | parent-domestic | 200 | 200',
    ])
    expect(rejectedOf(parsed)).toMatchObject([{ line: 6, reason: 'exponent' }])
    expect(parsed.aliases).toContainEqual({
      kind: 'emitter',
      value: '012345678',
      company: expect.objectContaining({ corporateNumber: '8700110005901' }),
    })
  })

  test('the year is asked for, or taken from the name and said so', async () => {
    expect(await refusalOf(() => read(file))).toEqual(['year-missing', { file: 'table.csv' }])
    expect((await read(file, {}, 'eegs_FY2022.csv')).warnings).toEqual([{ code: 'year-assumed', detail: {} }])
  })
})

test('the parent-only trap: under IFRS the summary is the parent, the statements are the group', async () => {
  const columns = [
    'edinet_code',
    'sec_code',
    'filer_name',
    'period_start',
    'period_end',
    'doc_id',
    'doc_description',
    'submit_datetime',
    'sales',
    'sales_ifrs',
    'net_income_parent',
    'total_assets',
    'bs_total_assets',
    'pl_operating_income',
    'roe',
  ]
  const row = (cells: string) =>
    `E99001,9X9Y,見本電機株式会社,2024-04-01,2025-03-31,S100ZZ01,有価証券報告書,2025-06-20 15:30,${cells}`
  const of = async (cells: string) => figuresOf(await read(`${columns.join(',')}\n${row(cells)}\n`)).map(short)
  expect(await of('100000000,200000000,,300000000,900000000,5000000,0.2015')).toEqual([
    'F-PL-001 | 2024 | consolidated | 200 | 200000000',
    'F-PL-001 | 2024 | parent | 100 | 100000000 | parent-only',
    'F-PL-002 | 2024 | consolidated | 5 | 5000000',
    'F-BS-001 | 2024 | consolidated | 900 | 900000000',
    'F-BS-001 | 2024 | parent | 300 | 300000000 | parent-only',
    'G-BD-051 | 2024 | parent | 20.15 | 0.2015 | parent-only',
  ])
  expect((await of('100000000,,7000000,900000000,900000000,－,0.05'))[0]).toBe(
    'F-PL-001 | 2024 | consolidated | 100 | 100000000',
  )
})

describe.each(templateNames)('template %s', (name) => {
  test('imports as it stands, as CSV and as Excel', async () => {
    const csv = templateCsv(name)
    expect((await recogniseSource(csv, `${name}.csv`)).name).toBe(name)
    for (const bytes of [csv, await templateXlsx(name)]) {
      const parsed = await parseTable(bytes, `${name}.csv`, { today })
      const figures = parsed.table ? figuresOf(parsed) : []
      const { read: rows, rejected: _rejected, warnings, table: _table, ...rest } = parsed
      expect([rows, rejectedOf(parsed), warnings]).toEqual([1, [], []])
      expect(figures.length + Object.values(rest).flat().filter(Boolean).length).toBeGreaterThan(0)
    }
  })
})

test('every template is a mapping of the house', () => {
  const names = globSync('*.yaml', { cwd: join(import.meta.dirname, 'mappings') }).map((file) =>
    file.replace('.yaml', ''),
  )
  expect(templateNames.filter((name) => !names.includes(name))).toEqual([])
  expect(readFileSync(join(import.meta.dirname, '../../../docs/mappings.md'), 'utf8')).toContain('mapping: mine')
})

test('an export that ends at its limit may be incomplete', async () => {
  const head =
    '文献番号,出願番号,出願日,公知日,発明の名称,出願人/権利者,FI,要約,公開番号,公告番号,登録番号,審判番号,その他,ステージ,イベント詳細,文献URL'
  const row = (index: number) =>
    `"特開${index}","特願2025-${index}","2025/06/19","","装置","見本電機株式会社,ためし大学","C02F1/00,B01D","【要約】\n二行",,,,,,"特許 有効",,"https://x.example"`
  const parsed = await read(`${head}\n${Array.from({ length: 497 }, (_, index) => row(index)).join('\n')}\n`)
  expect(parsed.patents).toHaveLength(497)
  expect(parsed.patents![0]).toMatchObject({
    applicants: [{ name: '見本電機株式会社' }, { name: 'ためし大学' }],
    fi: ['C02F1/00', 'B01D'],
    filedOn: '2025-06-19',
  })
  expect(parsed.warnings).toEqual([{ code: 'cut-at-limit', detail: { rows: 497 } }])
})

describe('science-based targets', () => {
  test('both schemas of the list, and target years as they come', async () => {
    const newer =
      'sbti_id,company_name,isin,lei,near_term_status,near_term_target_classification,near_term_target_year,date_updated\n4001,Mihon Electric,JP3122400009,,Targets set,1.5°C,FY2030,2025-06-01\n4002,"""Tameshi"" Pharma",,0,Committed,,,\n'
    expect((await read(newer)).commitments).toMatchObject([
      {
        rowKey: '4001',
        isin: 'JP3122400009',
        record: { status: 'Targets set', target_year: 2030 },
        publishedOn: '2025-06-01',
      },
      { rowKey: '4002', name: '"Tameshi" Pharma', company: { name: '"Tameshi" Pharma' }, lei: null },
    ])
    const older =
      'Company Name,ISIN,LEI,Near term - Target Status,Near term - Target Classification,Near term - Target Year,Date\nMihon,JP3122400009,,Targets Set,Well-below 2°C,"2030, 2025",19/06/2023\n'
    expect((await read(older)).commitments).toMatchObject([
      { record: { target_year: 2030, status: 'Targets Set' }, publishedOn: '2023-06-19' },
    ])
  })
})

test('every sheet that a mapping names is read', async () => {
  const sheet = (name: string, company: string) => ({
    name,
    rows: [
      ['company_name', 'isin', 'lei', 'row_entry_id', 'scope', 'target_value', 'base_year', 'target_year'],
      [company],
    ],
  })
  const bytes = await writeXlsx({ sheets: [sheet('Data', 'Mihon'), sheet('Sheet1', 'Tameshi')] })
  const { commitments, read: rows } = await parseTable(bytes, 'targets.xlsx', { today })
  expect([rows, commitments?.map(({ name }) => name)]).toEqual([2, ['Mihon', 'Tameshi']])
})

describe('a column that stands twice', () => {
  const head = (header: string, mapping?: string) => read(`${header}\n`, mapping ? { mapping } : {})

  test.each([
    ['code,date,close,market_cap_million,close', 'close'],
    ['code,date,close,market_cap_million,ＣＬＯＳＥ', undefined],
    ['code,date,close,market_cap_million,ｃｌｏｓｅ', 'close'], // Width folded, it is the same name.
    ['code,date,close,market_cap_million,note,note', undefined], // Nobody reads it.
    ['code,code,date,close,market_cap_million', 'code'],
    ['code,indicator,unit,boundary,known_from,FY2023,2023年度', undefined],
    ['code,indicator,unit,boundary,known_from,FY2023,FY2023年度', 'FY2023年度'], // Two columns of one year.
  ])('%s is refused when it is read', async (header, column) => {
    if (column === undefined) await expect(head(header)).resolves.toMatchObject({ read: 0, rejected: [] })
    else expect(await refusalOf(() => head(header))).toEqual(['header-duplicated', { column }])
  })
})
