import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Parser } from 'htmlparser2'
import { realFolder } from '../../journeys/market.ts'
import { readCatalogue } from '../../server/catalogue/catalogue.ts'
import { readFacts } from '../../server/imports/edinet-annual-report/parse.ts'
import { ms, print, spread } from '../measure.ts'
import { goldDocuments, judgeOnGold, reportsIn } from './gold.ts'
import { chooseSeeded, type Half, halfOf } from './halves.ts'
import { type Row, rowsOf, writeRows } from './rows.ts'
import { printCoverage, printShares, printTagged } from './shares.ts'

/** `SATOYAMA_BENCH_HALF=held-out`: one half of the reports alone. */
function chosenHalf(): Half | null {
  const half = process.env.SATOYAMA_BENCH_HALF
  if (half === undefined || half === 'tuning' || half === 'held-out') return half ?? null
  throw new Error(`SATOYAMA_BENCH_HALF is tuning or held-out, not ${half}`)
}

/**
 * Reads the reports of a folder, writes what they say as a gold set's judge takes it, and prints how right that is where a gold set is
 * at hand, how many indicators a report gives, how often each is found and agrees with a tag, and how long reading takes beside
 * parsing the HTML alone. `hundred.csv` is a random choice of read figures to be judged by eye, the same every time.
 */
export async function benchReading(folder = join(realFolder, 'edinet-type1-text')): Promise<void> {
  if (!existsSync(folder)) return print('reports are not at hand: npm run bench -- reading <folder>')
  const half = chosenHalf()
  const units = new Map(readCatalogue().map(({ code, unit }) => [code, unit]))
  await judgeOnGold(units)
  const files = half ? halfOfFiles(reportsIn(folder), half) : reportsIn(folder)
  const reports: Row[][] = []
  const twice: Row[] = []
  const times: number[] = []
  const parsing: number[] = []
  let unread = 0
  for (const name of files) {
    const bytes = readFileSync(join(folder, name))
    try {
      const read = await rowsOf(bytes, basename(name), units)
      reports.push(read.rows)
      twice.push(...read.twice)
      times.push(read.ms)
      parsing.push(await parseAlone(bytes))
    } catch {
      unread++ // Audit reports, quarterly reports and other forms lie in the same folders.
    }
  }
  if (reports.length === 0) return print(`no annual report in ${files.length} files`)
  const rows = reports.flat()
  const out = mkdtempSync(join(tmpdir(), 'reading-'))
  writeRows(join(out, 'read.csv'), rows)
  const read = rows.filter(({ reader }) => reader !== 'tag')
  const key = ({ docID, reader, indicator, fiscal_year, boundary }: Row) =>
    [docID, reader, indicator, fiscal_year, boundary].join(' ')
  writeRows(join(out, 'hundred.csv'), chooseSeeded(read, 100, key))
  const [ours, theirs] = [spread(times), spread(parsing)]
  print(`${reports.length} reports${half ? ` of the ${half} half` : ''} (${unread} files are none)`)
  printCoverage(reports)
  print(
    `reading ${ms(ours.median)}, 99 % within ${ms(ours.p99)}; htmlparser2 alone ${ms(theirs.median)}: ${(ours.median / theirs.median).toFixed(1)} ×`,
  )
  print(`written to ${out}: read.csv, and hundred.csv to be judged by eye`)
  printShares(rows, reports.length)
  printTagged(twice)
}

/** Reports of the gold set belong to neither half. */
function halfOfFiles(files: readonly string[], half: Half): string[] {
  const gold = goldDocuments()
  return files.filter((name) => {
    const docID = /S100\w{4}/.exec(name)?.[0] ?? basename(name)
    return halfOf(docID) === half && !gold.has(docID)
  })
}

async function parseAlone(bytes: Uint8Array): Promise<number> {
  const { facts } = await readFacts(bytes)
  const blocks = facts.flatMap(({ html }) => html ?? [])
  const start = performance.now()
  for (const html of blocks) new Parser({}).end(html)
  return performance.now() - start
}
