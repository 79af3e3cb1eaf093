import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { realFolder } from '../../journeys/market.ts'
import { countsUnasked } from '../../server/imports/edinet-annual-report/readers/precision.ts'
import { print } from '../measure.ts'
import { type Row, rowsOf, writeRows } from './rows.ts'

const reportName = /\.(zip|xbrl)$|S100\w{4}\.tsv$|jpcrp[^/]*\.csv$/

export const reportsIn = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => reportName.test(name))
    .sort()

/** A gold set beside the real files: answers of a close reading, and the program that judges. */
function goldFolder(): string | null {
  const folder = process.env.SATOYAMA_GOLD ?? join(dirname(realFolder), 'gold')
  return existsSync(join(folder, 'score.mjs')) ? folder : null
}

/** Documents of the gold set: the rules were tuned on them, so that they belong to neither half. */
export function goldDocuments(): ReadonlySet<string> {
  const gold = goldFolder()
  return new Set(gold ? (readFileSync(join(gold, 'documents.txt'), 'utf8').match(/S100\w{4}/g) ?? []) : [])
}

/** How right the reading is on the gold set: whole, and apart what counts unasked and what waits for review. */
export async function judgeOnGold(units: ReadonlyMap<string, string>): Promise<void> {
  const gold = goldFolder()
  if (!gold) return
  const files = [gold, realFolder].flatMap((folder) => reportsIn(folder).map((name) => join(folder, name)))
  const rows: Row[] = []
  for (const document of goldDocuments()) {
    const file = files.find((each) => basename(each).includes(document))
    if (file) rows.push(...(await rowsOf(readFileSync(file), basename(file), units)).rows)
  }
  process.stdout.write(score(gold, rows))
  const parts = Map.groupBy(rows, ({ reader, indicator }) =>
    reader === 'tag' ? 'tagged' : countsUnasked(reader, indicator) ? 'counts unasked' : 'waits for review',
  )
  for (const [part, each] of parts) {
    const [, right, wrong, traps] = /^all\s+\d+\s+(\d+)\s+(\d+)\s+(\d+)/m.exec(score(gold, each))!.map(Number)
    const judged = right! + wrong! + traps!
    print(`gold, ${part}: ${right} of ${judged} right, precision ${(right! / judged).toFixed(3)}`)
  }
}

function score(gold: string, rows: readonly Row[]): string {
  const out = mkdtempSync(join(tmpdir(), 'gold-'))
  writeRows(join(out, 'read.csv'), rows)
  return execFileSync(process.execPath, [join(gold, 'score.mjs'), out], { encoding: 'utf8' })
}
