import { periods } from '#methodology/scores/hierarchy.ts'
import { standardVersions } from '#methodology/scores/method.ts'
import type { Attribution } from '#server/catalogue/sources/attributions.ts'
import { ownCaller } from '#server/http/turns/caller.ts'
import type { Market } from '../market.ts'
import { inferenceNames, inferredColumns } from '../scores/imputation.ts'
import { type Table, writeTable } from './csv-file.ts'
import { cellTable, companyTable, indicatorTable, inferredTable, referenceTables, scoreTable } from './tables.ts'

interface ExportOptions {
  /** Empty; a file that is there already is refused by the file system. */
  readonly folder: string
  /** Today in Tokyo, `YYYY-MM-DD`. */
  readonly today: string
  /** What the market's sources demand wherever their figures go. */
  readonly attributions: readonly Attribution[]
  readonly onTable?: (name: string, rows: number) => void
}

/**
 * The present market and its scores as plain files: all that somebody else needs to work the scores out again, on the usual basis
 * of comparison, and the scores to hold the result against. docs/reproduce.
 */
export async function exportMarket(
  market: Market,
  { folder, today, attributions, onTable }: ExportOptions,
): Promise<void> {
  const write = async (table: Table) => onTable?.(table.name, await writeTable(folder, table))
  const engine = await market.engine({ today }, ownCaller)
  const sentences: Table = {
    name: 'attributions',
    columns: ['publisher', 'sentence_ja', 'sentence_en'],
    pieces: () => [attributions.map(({ publisher, ja, en }) => [publisher, ja, en])],
  }
  const plain = [sentences, companyTable(engine), indicatorTable(engine), ...referenceTables(), cellTable(engine)]
  for (const table of plain) await write(table)
  for (const rule of inferenceNames) {
    if (rule === 'worst-value') continue
    for (const version of standardVersions)
      await write(inferredTable(engine, `${version}-${rule}`, inferredColumns(engine.panel, rule, version)))
  }
  for (const inference of inferenceNames)
    for (const version of standardVersions)
      for (const period of periods) {
        const rule = { inference, version, period, scoring: 'standard' } as const
        await write(scoreTable(engine, rule, await engine.scores(rule, ownCaller)))
      }
}
