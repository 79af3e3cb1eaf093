import { read, utils, write } from '@e965/xlsx'
import { judge } from '../../server/own-methods/excel/judge.ts'
import { indicatorRows } from '../../server/own-methods/excel/layout.ts'
import { readWorkbook } from '../../server/own-methods/excel/read-workbook.ts'
import { templateOf } from '../../server/own-methods/excel/template.ts'
import { ms, print, spread, timed } from '../measure.ts'

const rounds = 7

/**
 * The template of 74 industries written, and read with every cell judged, beside SheetJS on the same cells. Ours writes
 * validation, protection and formats besides, which SheetJS leaves out; it reads in a thread whose start counts, and judges.
 */
export async function benchTemplate(): Promise<void> {
  print(`74 industries and those without one × ${indicatorRows().length} indicators, median of ${rounds}`)
  const of = { industries: 74, language: 'ja' } as const
  const file = await templateOf(of)
  const { SheetNames, Sheets } = read(file, { type: 'buffer' })
  const rows = SheetNames.map((name) => ({ name, rows: utils.sheet_to_json<unknown[]>(Sheets[name]!, { header: 1 }) }))
  const others = () => {
    const book = utils.book_new()
    for (const { name, rows: cells } of rows) utils.book_append_sheet(book, utils.aoa_to_sheet(cells), name)
    return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer
  }
  await compare('written', () => templateOf(of), others)
  await compare(
    'read',
    async () => judge(await readWorkbook(file)),
    () => read(file, { type: 'buffer', dense: true, cellFormula: true }),
  )
  print(`${(file.length / 1e6).toFixed(2)} MB, SheetJS ${(others().length / 1e6).toFixed(2)} MB`)
}

/** One after the other in each round, so that what else runs meets both. */
async function compare(what: string, ours: () => unknown, peers: () => unknown): Promise<void> {
  const times = { ours: [] as number[], peers: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    times.ours.push(await timed(ours))
    times.peers.push(await timed(peers))
  }
  const [own, other] = [spread(times.ours).median, spread(times.peers).median]
  print(`${what}: ${ms(own)}, SheetJS ${ms(other)}, ${(other / own).toFixed(1)} ×`)
}
