import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { largestFile } from '#server/imports/files/text.ts'
import { givenDatabase } from '#server/test/database.ts'
import { codeList, givenImport, report2025, sampleBytes } from '#server/test/samples.ts'
import { importPaths } from './import-command.ts'
import { rejectedCsv } from './imports-command.ts'
import { decideNamesOf, type NameOptions } from './names-command.ts'

vi.hoisted(() => {
  process.env.LC_ALL = 'C' // The words of the terminal are chosen as the module loads.
})

const database = givenDatabase()
beforeAll(async () => void (await givenImport(database.db, codeList)))

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'satoyama-folder-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

/** The command on the test's folder, or on some of its files; what it printed. */
async function imported(names: readonly string[] = [''], options = {}): Promise<{ code: number; out: string }> {
  const run = { code: 0, out: '' }
  const write = (chunk: string | Uint8Array) => {
    run.out += chunk
    return true
  }
  vi.spyOn(process.stdout, 'write').mockImplementation(write)
  vi.spyOn(process.stderr, 'write').mockImplementation(write)
  run.code = await importPaths(
    database.db,
    names.map((name) => (name === '' ? folder : join(folder, name))),
    options,
  )
  return run
}

/** The same of accepting names. */
async function namesDecided(numbers: readonly string[], options: NameOptions): Promise<{ code: number; out: string }> {
  let out = ''
  const write = (chunk: string | Uint8Array) => {
    out += chunk
    return true
  }
  vi.spyOn(process.stdout, 'write').mockImplementation(write)
  vi.spyOn(process.stderr, 'write').mockImplementation(write)
  const code = await decideNamesOf(database.db, numbers, { ...options, accept: true })
  return { code, out }
}

const put = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content)
const prices = (close: string) => `code,date,close,market_cap_million\n9X9Y,2025-03-31,${close},\n9998,2025-03-31,5,\n`
const countPrices = async () =>
  Number((await sql<{ n: string }>`select count(*) as n from price`.execute(database.db)).rows[0]!.n)

test('a row of 1.7e308 is given back with its line and column, and the rest of the folder is read', async () => {
  put('a-prices.csv', prices('1.7e308'))
  put('b-terms.csv', 'code,term,date,value,source\n9X9Y,index.FTSE4Good,2025-03-31,yes,見本\n')
  const { code, out } = await imported()
  expect(code).toBe(0)
  expect(out).toContain('a-prices.csv, line 2, close: larger or smaller than any figure can be')
  expect(out).toMatch(/terms +1 +1 +0 /)
})

test.each([
  ['figures.csv', 'code,fiscal_year,indicator,value,unit\n9X9Y,2023,S-LR-001,1e308,persons\n', 'line 2, value'],
  ['ratios.csv', 'code,fiscal_year,indicator,value,unit\n9X9Y,2023,S-DV-002,1E+400,fraction\n', 'line 2, value'],
  ['years.csv', 'code,indicator,unit,boundary,known_from,FY2023\n9X9Y,S-LR-001,人,,,▲1e308\n', 'line 2, FY2023'],
  ['terms.csv', 'code,term,date,value,source\n9X9Y,pct.arms,2025-03-31,1e308,見本\n', 'line 2, value'],
  ['held.csv', 'portfolio,code,date,shares,value_jpy,weight_percent\na,9X9Y,2025-03-31,1E+400,,\n', 'line 2, shares'],
])('1e308 in %s is told with its file, line and column', async (name, content, place) => {
  put(name, content)
  const { out } = await imported()
  expect(out).toContain(`${name}, ${place}: larger or smaller than any figure can be`)
})

test('1e308 in a filing is told with its line and element', async () => {
  const filing = sampleBytes('edinet-annual-report/samples/ok/S100ZZ01.tsv').toString('utf16le')
  const line = filing.split('\r\n').findIndex((row) => /NumberOfEmployees"\t.*"CurrentYearInstant"/.test(row)) + 1
  const damaged = filing.replace(/(NumberOfEmployees"\t[^\r]*"CurrentYearInstant"\t[^\r]*\t)"\d+"/, '$1"1e308"')
  put('S100ZZ01.tsv', Buffer.from(damaged, 'utf16le'))
  const { out } = await imported()
  expect(out).toMatch(new RegExp(`S100ZZ01.tsv, line ${line}, jpcrp_cor:NumberOfEmployees: .*1e308`))
})

test('a fault or refusal of the database costs one file, not the folder, and none of its words are shown', async () => {
  await sql`alter table price add constraint no_sevens check (close_jpy <> 7)`.execute(database.db)
  put('a-prices.csv', prices('7'))
  put('b-prices.csv', prices('8').replaceAll('03-31', '04-30'))
  const before = await countPrices()
  const { code, out } = await imported()
  await sql`alter table price drop constraint no_sevens`.execute(database.db)
  expect(code).toBe(1)
  expect(out).toContain('a-prices.csv: refused: the database could not store it')
  expect(out).not.toMatch(/violates|constraint|relation/)
  expect(await countPrices()).toBe(before + 2)
})

test('what is refused in a folder is reported; named itself it is a failure', async () => {
  put('readme.txt', 'なにかの説明')
  expect(await imported()).toMatchObject({ code: 0, out: expect.stringContaining('readme.txt: refused') })
  expect(await imported(['readme.txt'])).toMatchObject({ code: 1 })
})

test('links, loops, pipes and devices in a folder are passed over, and said to be', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'satoyama-outside-'))
  writeFileSync(join(outside, 'prices.csv'), prices('9'))
  symlinkSync(join(outside, 'prices.csv'), join(folder, 'out.csv'))
  symlinkSync(join(folder, 'nowhere'), join(folder, 'dangling.csv'))
  symlinkSync(folder, join(folder, 'loop'))
  symlinkSync('/dev/zero', join(folder, 'zero.csv'))
  execFileSync('mkfifo', [join(folder, 'pipe.csv')])
  mkdirSync(join(folder, 'inner'))
  put('inner/prices.csv', prices('11').replaceAll('03-31', '05-30'))
  const { code, out } = await imported()
  expect(code).toBe(0)
  for (const name of ['out.csv', 'dangling.csv', 'loop', 'zero.csv'])
    expect(out).toContain(`${join(folder, name)}: passed over: a link`)
  expect(out).toContain(`${join(folder, 'pipe.csv')}: passed over: not a regular file`)
  expect(out).toMatch(/prices +2 +2 +0 /)
  rmSync(outside, { recursive: true })
})

test('a link or pipe that is named itself: the file behind a link is read, a pipe is not waited for', async () => {
  put('prices.csv', prices('12').replaceAll('03-31', '06-30'))
  symlinkSync(join(folder, 'prices.csv'), join(folder, 'latest.csv'))
  execFileSync('mkfifo', [join(folder, 'pipe.csv')])
  expect(await imported(['latest.csv'])).toMatchObject({ code: 0 })
  expect(await imported(['pipe.csv'])).toMatchObject({ code: 1, out: expect.stringContaining('not a regular file') })
})

test.skipIf(process.getuid?.() === 0)('a file that may not be read is reported, and the others go on', async () => {
  put('a.csv', prices('13'))
  chmodSync(join(folder, 'a.csv'), 0)
  put('b.csv', prices('14').replaceAll('03-31', '07-31'))
  expect(await imported()).toMatchObject({ code: 1, out: expect.stringContaining('a.csv: refused: the file cannot') })
})

test('the limit that is said is the limit that is kept', async () => {
  put('large.csv', '')
  truncateSync(join(folder, 'large.csv'), largestFile + 1)
  const { out } = await imported(['large.csv'])
  expect(out).toContain(`at most: ${largestFile / 1024 ** 2} MiB`)
})

const mapping = `
mapping: mine
kind: prices
file: { columns: [銘柄, 日, 終値] }
company: { code: 銘柄 }
fields: { date: 日, close: 終値 }
`

test('a mapping that lies in a folder is used only when it is named', async () => {
  put('mine.mapping.yaml', mapping)
  put('table.csv', '銘柄,日,終値\n9X9Y,2025-08-29,15\n')
  const { out } = await imported()
  expect(out).toContain('table.csv: refused: no mapping fits')
  expect(out).toContain('mine.mapping.yaml: passed over: a mapping file')
  expect(await imported([''], { mapping: join(folder, 'mine.mapping.yaml') })).toMatchObject({
    code: 0,
    out: expect.stringMatching(/mine +1 +1 +0 /),
  })
})

test('rejected rows leave as a CSV in which nothing is run', async () => {
  put('terms.csv', 'code,term,date,value,source\n9X9Y,＝cmd|x,2025-03-31,yes,見本\n')
  await imported()
  const { id } = await database.db
    .selectFrom('import')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(await rejectedCsv(database.db, id)).toContain(",term,'＝cmd|x,term,")
})

test('the sample of a whole list still comes from a named file', async () => {
  put('list.csv', sampleBytes('jpx-listed-issues/samples/ok/list.csv'))
  expect(await imported(['list.csv'])).toMatchObject({ code: 0 })
})

test('of two lists in a folder the older is read first, whatever their names, and the newer stands', async () => {
  const list = (day: string, name: string) =>
    sampleBytes('jpx-listed-issues/samples/ok/list.csv')
      .toString('utf8')
      .replaceAll('20260109', day)
      .replace('見本水産,', `${name},`)
  put('a.csv', list('20260531', '新しい見本水産'))
  put('b.csv', list('20260430', '古い見本水産'))
  const { out } = await imported()
  expect(out.indexOf(' b.csv')).toBeLessThan(out.indexOf(' a.csv'))
  expect(out).not.toContain('a newer list was imported before')
  const company = database.db.selectFrom('company').select('name_ja').where('security_code', '=', '99900')
  expect(await company.executeTakeFirst()).toEqual({ name_ja: '新しい見本水産' })
})

test('rows of companies that are not here are counted apart, and nobody is told to import a list that is there', async () => {
  put('prices.csv', 'code,date,close,market_cap_million\n9X9Y,2025-01-31,15,\n1111,2025-01-31,15,\n')
  const { out } = await imported()
  expect(out).toMatch(/prices +2 +1 +0 +0 +0 +1 +0 +prices\.csv/)
  expect(out).toMatch(/prices\.csv: 1 row of companies that are not ours/)
  expect(out).not.toContain('EDINET code list first')
})

test('names are accepted by number, by source or all: one of them, and what that added is said', async () => {
  expect(await namesDecided([], {})).toMatchObject({ code: 1, out: expect.stringContaining('--source or --all') })
  put('named.mapping.yaml', mapping.replace('mine', 'named').replace('code: 銘柄', 'name: 銘柄'))
  put('named.csv', '銘柄,日,終値\n見本電機,2025-10-31,15\n')
  await imported(['named.csv'], { mapping: join(folder, 'named.mapping.yaml') })
  const { code, out } = await namesDecided([], { all: true })
  expect({ code, out }).toEqual({ code: 0, out: '1 name joined.\n  named.csv: 1 added\n' })
  expect(await namesDecided(['1'], {})).toMatchObject({ code: 1, out: expect.stringContaining('decided already') })
})

test('a filing of sentences alone says what it brought, and that its sentences were read', async () => {
  const [head, ...lines] = sampleBytes(report2025).toString('utf16le').split('\r\n')
  const cover = lines.filter((line) => /DEI|CoverPage/.test(line.split('\t')[0]!))
  const cells = (name: string, value: string) => [
    `jpcrp_cor:${name}TextBlock`,
    '',
    'FilingDateInstant',
    '提出日時点',
    'その他',
    '時点',
    '－',
    '',
    value,
  ]
  const blocks = [
    cells('StrategyOnSustainability', '2030年度までに温室効果ガス排出量を2019年度比で46％削減します。'),
    cells('MetricsAndTargetsOnSustainability', '女性管理職比率を2030年度に20％とする目標を掲げています。'),
    cells('NotesOnLeases', 'リースに関する注記です。'),
  ].map((row) => row.map((cell) => `"${cell}"`).join('\t'))
  put('S100ZZ01.tsv', Buffer.from([head, ...cover, ...blocks].join('\r\n'), 'utf16le'))
  // Two of three blocks speak of sustainability; of the other rows no figure is kept.
  const rows = cover.length + 3
  const { out } = await imported()
  expect(out).toMatch(new RegExp(`edinet-annual-report +${rows} +2 +0 +0 +0 +0 +${rows - 2} `))
  expect(out).toContain(
    'Besides figures, 1 annual report brought 2 texts, 0 officers, 0 shareholders, 0 targets, 0 segments',
  )
  expect((await imported([''], { again: true })).out).toMatch(
    new RegExp(`edinet-annual-report +${rows} +0 +2 +0 +0 +0 +${rows - 2} `),
  )
})

test('a folder that was imported is not read again until a file, the market or an option has changed', async () => {
  put('prices.csv', prices('20').replaceAll('03-31', '09-30'))
  put('readme.txt', 'なにかの説明')
  expect((await imported()).out).toMatch(/prices +2 +2 +0 /)
  const second = await imported()
  expect(second.out).toContain('2 files, unchanged since the import of')
  expect(second.out).toContain('readme.txt: refused')
  expect(second.code).toBe(0)
  expect((await imported(['readme.txt', 'prices.csv'])).out).not.toContain('unchanged since')
  expect((await imported()).out).toMatch(/prices +2 +0 +2 /)
  expect((await imported([''], { again: true })).out).toMatch(/prices +2 +0 +2 /)

  put('prices.csv', prices('21').replaceAll('03-31', '09-30'))
  expect((await imported()).out).toMatch(/prices +2 +0 +1 +1 /)
  expect((await imported()).out).toContain('unchanged since')
  // A decision of somebody else, who changes the market.
  await sql`update market set revision = revision + 1`.execute(database.db)
  expect((await imported()).out).not.toContain('unchanged since')
})

test('what others change while a folder is imported has it read again', async () => {
  put('prices.csv', prices('22').replaceAll('03-31', '10-30'))
  await sql`create function raise() returns trigger language plpgsql as
    'begin update market set revision = revision + 1; return new; end'`.execute(database.db)
  await sql`create trigger raise after insert on price for each statement execute function raise()`.execute(database.db)
  await imported()
  await sql`drop trigger raise on price`.execute(database.db)
  expect((await imported()).out).not.toContain('unchanged since')
  expect((await imported()).out).toContain('unchanged since')
})
