import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { realFolder } from '../../journeys/market.ts'
import { readCatalogue } from '../../server/catalogue/catalogue.ts'
import { readTable } from '../../server/catalogue/csv-table.ts'
import { isManufacturing } from '../../server/demo/disclosure/survives.ts'
import { decodeText } from '../../server/imports/files/text.ts'
import { print } from '../measure.ts'
import { reportsIn } from './gold.ts'
import { type Row, rowsOf } from './rows.ts'

/** Who files, and what the report says. */
interface Report {
  readonly sales: number
  readonly isManufacturer: boolean
  /** By indicator, whether what is said is a no. */
  readonly said: ReadonlyMap<string, boolean>
}

/** Form 3 asks these of every filer; the reports at hand came without tags, and a table that is misread is there all the same. */
const byForm = new Set(['S-LR-001', 'S-LR-002', 'S-LR-004', 'S-LR-005', 'S-LR-006', 'G-BD-018', 'G-BD-019'])

const columns =
  'indicator,kind,smallest_pct,middle_pct,largest_pct,manufacturing_pct,others_pct,no_pct,source,status' as const

/** Steps of 5 % over dozens of companies tell nothing of any one. */
const rounded = (share: number) => Math.round(share * 20) * 5

/**
 * Prints the table of filing patterns: the share of a folder's reports that say each indicator, by thirds of sales and by industry, and
 * the share of no among the answers; after it how much reports differ.
 */
export async function benchPattern(folder = join(realFolder, 'edinet-type1-text')): Promise<void> {
  if (!existsSync(folder)) return print('reports are not at hand: npm run bench -- pattern <folder>')
  const reports = (await readReports(folder)).sort((a, b) => a.sales - b.sales)
  if (reports.length < 90) return print(`${reports.length} reports are too few: a third would have fewer than 30`)
  const border = (third: number) => Math.round((third * reports.length) / 3)
  const thirds = [0, 1, 2].map((third) => reports.slice(border(third), border(third + 1)))
  const [makers, others] = [true, false].map((is) => reports.filter(({ isManufacturer }) => isManufacturer === is))
  const tagged = taggedIndicators()
  const codes = [...new Set([...tagged, ...reports.flatMap(({ said }) => [...said.keys()])])].sort()
  process.stdout.write(`${columns}\n`)
  for (const code of codes) {
    const shareIn = (group: readonly Report[]) => (byForm.has(code) ? 1 : shareOf(group, ({ said }) => said.has(code)))
    const saying = reports.filter(({ said }) => said.has(code))
    const no = saying.length === 0 ? 0 : shareOf(saying, ({ said }) => said.get(code)!)
    const cells = [...thirds, makers!, others!].map((group) => rounded(shareIn(group)))
    if (cells.every((cell) => cell === 0) && !tagged.has(code)) continue
    const source = byForm.has(code)
      ? 'Form 3 of the Cabinet Office Order on Disclosure of Corporate Affairs asks it of every filer'
      : `measured on ${reports.length} annual reports of fiscal 2023 from EDINET (PDL1.0): npm run bench -- pattern`
    const kind = tagged.has(code) ? 'tagged' : 'text'
    process.stdout.write(`${[code, kind, ...cells, rounded(no), `"${source}"`, 'derived'].join(',')}\n`)
  }
  const billions = [0, ...thirds.map((third) => third.length)].map(
    (_, at) => reports[Math.min(border(at), reports.length - 1)]!.sales / 1e9,
  )
  print(
    `thirds by sales begin at ${billions
      .slice(0, 3)
      .map((sales) => sales.toPrecision(1))
      .join(', ')} billion yen`,
  )
  printSpread(reports)
}

const shareOf = <T>(all: readonly T[], has: (each: T) => boolean) => all.filter(has).length / all.length

/** How much reports differ in how much they say, beside what they would if each figure were said by chance alone. */
function printSpread(reports: readonly Report[]): void {
  const counts = reports.map(({ said }) => said.size)
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length
  const alone = [...new Set(reports.flatMap(({ said }) => [...said.keys()]))]
    .map((code) => shareOf(reports, ({ said }) => said.has(code)))
    .reduce((sum, share) => sum + share * (1 - share), 0)
  const [own, chance] = [variance, alone].map((each) => Math.sqrt(each).toFixed(1))
  print(`${reports.length} reports; indicators: mean ${mean.toFixed(1)}, SD ${own}; by chance alone ${chance}`)
}

/** Reports of companies whose sales are at hand. */
async function readReports(folder: string): Promise<Report[]> {
  const units = new Map(readCatalogue().map(({ code, unit }) => [code, unit]))
  const [salesOf, makers] = [newestSales(), manufacturers()]
  const reports: Report[] = []
  for (const name of reportsIn(folder)) {
    const edinetCode = /E\d{5}/.exec(name)?.[0] ?? ''
    const sales = salesOf.get(edinetCode)
    if (sales === undefined) continue
    const { rows } = await rowsOf(readFileSync(join(folder, name)), basename(name), units)
    reports.push({ sales, isManufacturer: makers.has(edinetCode), said: saidBy(rows) })
  }
  return reports
}

const saidBy = (rows: readonly Row[]) =>
  new Map(rows.flatMap(({ indicator, value }) => (/^[ESG]-/.test(indicator) ? [[indicator, value === 'no']] : [])))

const rowsIn = (path: string, from = 1) =>
  parse(decodeText(readFileSync(join(realFolder, path))), { columns: true, bom: true, from_line: from }) as Record<
    string,
    string
  >[]

/** By EDINET code, in yen. */
function newestSales(): ReadonlyMap<string, number> {
  const rows = rowsIn('edinet-financial-panel/edinet_annual_panel.csv')
  rows.sort((a, b) => (a.period_end! < b.period_end! ? -1 : 1))
  return new Map(
    rows.flatMap((row) => {
      const sales = Number(row.sales_ifrs || row.sales || row.pl_sales_ifrs || row.pl_sales)
      return sales > 0 ? [[row.edinet_code!, sales] as const] : []
    }),
  )
}

/** EDINET codes of companies in the exchange's sector of manufacturing. */
function manufacturers(): ReadonlySet<string> {
  const industries = readTable('tse33.csv', z.object({ code: z.string(), name_ja: z.string() }))
  const names = new Set(industries.flatMap(({ code, name_ja }) => (isManufacturing(code) ? [name_ja] : [])))
  const rows = rowsIn('edinet-codelist/EdinetcodeDlInfo.csv', 2)
  return new Set(rows.flatMap((row) => (names.has(row.提出者業種!) ? [row.ＥＤＩＮＥＴコード!] : [])))
}

function taggedIndicators(): ReadonlySet<string> {
  const rows = readTable('indicators.csv', z.object({ code: z.string(), edinet_element: z.string() }))
  return new Set(rows.flatMap(({ code, edinet_element }) => (edinet_element === '' ? [] : [code])))
}
