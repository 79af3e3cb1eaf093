import { expect, test } from 'vitest'
import { peakOf } from './given-peak.ts'
import { givenWorkbook } from './given-workbook.ts'
import { readSheets } from './sheet.ts'

const cells = '<c><v>1</v></c>'.repeat(10)
const text = '<c t="s"><v>0</v></c>'

/** A workbook that unpacks well enough to pass for one, and a fact that does. */
const workbooks: readonly (readonly [string, () => Buffer, string])[] = [
  ['three million cells', () => givenWorkbook(`<row>${cells}</row>`.repeat(300_000)), 'read'],
  ['five million cells', () => givenWorkbook(`<row>${cells}</row>`.repeat(500_000)), 'too-large'],
  ['one cell in the last row', () => givenWorkbook('<row r="1048576"><c r="A1048576"><v>1</v></c></row>'), 'too-large'],
  ['cells in the last column', () => givenWorkbook('<row><c r="XFD1"><v>1</v></c></row>'.repeat(100_000)), 'too-large'],
  [
    'a text of a megabyte in two thousand cells',
    () => givenWorkbook(`<row>${text}</row>`.repeat(2000), `<si><t>${'x'.repeat(1e6)}</t></si>`),
    'too-large',
  ],
  ['six million texts', () => givenWorkbook(`<row>${text}</row>`, '<si><t>a</t></si>'.repeat(6_000_000)), 'too-large'],
  ['two cells that claim a whole sheet', () => givenWorkbook(`<row>${text}</row>`, '', 'A1:XFD1048576'), 'read'],
]

test.each(workbooks)('a small workbook of %s does not fill the memory', async (_, workbook, expected) => {
  const { outcome, peak } = await peakOf(workbook(), { module: 'sheet.ts', read: 'readSheets' })
  expect(outcome).toBe(expected)
  expect(peak).toBeLessThan(450)
})

test('rows that are left out keep their place, and one that stands twice stands once', async () => {
  const row = (at: number, value: number) => `<row r="${at}"><c r="B${at}"><v>${value}</v></c></row>`
  const [sheet] = await readSheets(givenWorkbook(row(2, 20) + row(4, 40) + row(2, 99)))
  expect(sheet).toEqual({ name: 'S', isHidden: false, rows: [[], ['', '20'], [], ['', '40']] })
})

const about: Readonly<Record<string, string>> = {
  EDINETCodeDEI: 'E99001',
  TypeOfCurrentPeriodDEI: 'FY',
  CurrentFiscalYearStartDateDEI: '2024-04-01',
  CurrentFiscalYearEndDateDEI: '2025-03-31',
}
const fact = (element: string, value: string, member = '') =>
  `<${element} contextRef="FilingDateInstant${member}">${value}</${element}>\n`

/** An annual report of 33 MB, filled with one thing. */
function givenFiling(part: (index: number) => string): Buffer {
  const parts = Object.entries(about).map(([name, value]) => fact(`jpdei_cor:${name}`, value))
  parts.push(fact('jpcrp_cor:FilingDateCoverPage', '2025-06-20'))
  for (let size = 0, index = 0; size < 33e6; index++) {
    const text = part(index)
    parts.push(text)
    size += Buffer.byteLength(text)
  }
  return Buffer.from(`<?xml version="1.0"?>\n<xbrli:xbrl>\n${parts.join('')}</xbrli:xbrl>`)
}

const block = (content: string) => (index: number) =>
  fact(`jpcrp_cor:Block${index}TextBlock`, content, `_Row${index}Member`)

test.each([
  ['chapters', block('&lt;p&gt;見本の文章です。&lt;b&gt;123&lt;/b&gt;\n'.repeat(2000)), 'read'],
  ['figures', (index: number) => fact(`jpcrp_cor:Small${index % 999}`, '1', `_b${index}Member`), 'too-large'],
  ['one chapter of nothing but line breaks', block(`&lt;p&gt;${'\n'.repeat(33e6)}`), 'too-large'],
  ['an element of two million attributes', () => `<a:b ${'a="1"\n'.repeat(5.5e6)}>1</a:b>`, 'xml-damaged'],
])('a filing of 33 MB of %s does not fill the memory', async (_, part, expected) => {
  const module = '../edinet-annual-report/parse.ts'
  const { outcome, peak } = await peakOf(givenFiling(part), { module, read: 'parseEdinetAnnualReport' })
  expect(outcome).toBe(expected)
  expect(peak).toBeLessThan(500)
})
