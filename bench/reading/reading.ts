import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Parser } from 'htmlparser2'
import { realFolder } from '../../journeys/market.ts'
import { readCatalogue } from '../../server/catalogue/catalogue.ts'
import { readFacts } from '../../server/imports/edinet-annual-report/parse.ts'
import { ms, print, spread } from '../measure.ts'
import { columns, type Row, rowsOf } from './rows.ts'

const reportName = /\.(zip|xbrl)$|S100\w{4}\.tsv$|jpcrp[^/]*\.csv$/

const reportsIn = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => reportName.test(name))
    .sort()

/**
 * Reads the reports of a folder, writes what they say as a gold set's judge takes it, and prints how right that is where a gold set is
 * at hand, how many indicators a report gives, how often each is found, and how long reading takes beside parsing the HTML alone.
 */
export async function benchReading(folder = join(realFolder, 'edinet-type1-text')): Promise<void> {
  if (!existsSync(folder)) return print('reports are not at hand: npm run bench -- reading <folder>')
  const units = new Map(readCatalogue().map(({ code, unit }) => [code, unit]))
  const gold = goldFolder()
  if (gold) await judge(gold, units)
  const files = reportsIn(folder)
  const rows: Row[] = []
  const times: number[] = []
  const parsing: number[] = []
  const counts: number[] = []
  let unread = 0
  for (const name of files) {
    const bytes = readFileSync(join(folder, name))
    try {
      const read = await rowsOf(bytes, basename(name), units)
      rows.push(...read.rows)
      times.push(read.ms)
      counts.push(
        new Set(read.rows.filter(({ indicator }) => /^[ESG]-/.test(indicator)).map((row) => row.indicator)).size,
      )
      parsing.push(await parseAlone(bytes))
    } catch {
      unread++ // Audit reports, quarterly reports and other forms lie in the same folders.
    }
  }
  if (counts.length === 0) return print(`no annual report in ${files.length} files`)
  const out = mkdtempSync(join(tmpdir(), 'reading-'))
  writeRows(join(out, 'read.csv'), rows)
  counts.sort((a, b) => a - b)
  const at = (share: number) => counts[Math.floor((counts.length - 1) * share)]
  const [ours, theirs] = [spread(times), spread(parsing)]
  print(
    `${counts.length} reports (${unread} files are none): ${at(0.5)} indicators in the middle, ${at(0.1)} and ${at(0.9)} at the tenths`,
  )
  print(
    `reading ${ms(ours.median)}, 99 % within ${ms(ours.p99)}; htmlparser2 alone ${ms(theirs.median)}: ${(ours.median / theirs.median).toFixed(1)} ×`,
  )
  print(`written to ${out}`)
  printShares(rows, counts.length)
}

function printShares(rows: readonly Row[], reports: number): void {
  for (const [reader, found] of Map.groupBy(rows, ({ reader }) => reader)) {
    const shares = [...Map.groupBy(found, ({ indicator }) => indicator)]
      .map(([indicator, each]) => [indicator, new Set(each.map(({ docID }) => docID)).size / reports] as const)
      .sort(([, a], [, b]) => b - a)
    print(`${reader}: ${shares.map(([indicator, share]) => `${indicator} ${Math.round(share * 100)} %`).join(', ')}`)
  }
}

async function parseAlone(bytes: Uint8Array): Promise<number> {
  const { facts } = await readFacts(bytes)
  const blocks = facts.flatMap(({ html }) => html ?? [])
  const start = performance.now()
  for (const html of blocks) new Parser({}).end(html)
  return performance.now() - start
}

/** A gold set beside the real files: answers of a close reading, and the program that judges. */
function goldFolder(): string | null {
  const folder = process.env.SATOYAMA_GOLD ?? join(dirname(realFolder), 'gold')
  return existsSync(join(folder, 'score.mjs')) ? folder : null
}

async function judge(gold: string, units: ReadonlyMap<string, string>): Promise<void> {
  const documents = readFileSync(join(gold, 'documents.txt'), 'utf8').match(/S100\w{4}/g) ?? []
  const files = [gold, realFolder].flatMap((folder) => reportsIn(folder).map((name) => join(folder, name)))
  const rows: Row[] = []
  for (const document of new Set(documents)) {
    const file = files.find((each) => basename(each).includes(document))
    if (file) rows.push(...(await rowsOf(readFileSync(file), basename(file), units)).rows)
  }
  const out = mkdtempSync(join(tmpdir(), 'gold-'))
  writeRows(join(out, 'read.csv'), rows)
  process.stdout.write(execFileSync(process.execPath, [join(gold, 'score.mjs'), out], { encoding: 'utf8' }))
}

function writeRows(path: string, rows: readonly Row[]): void {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','))
  writeFileSync(path, `${[columns.join(','), ...lines].join('\n')}\n`)
}
