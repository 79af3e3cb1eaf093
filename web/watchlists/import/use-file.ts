import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  readWatchlistFile,
  type WatchlistFileRow,
  watchlistColumns,
  watchlistFileBytes,
} from '#contract/watchlists/watchlist-file.ts'
import type { Assumption } from '#contract/wire/assumed.ts'
import { csvText } from '#contract/wire/spreadsheet.ts'
import { call } from '../../app/call.ts'
import { base64Of, type FileFault, faultOf } from '../../ui/files/chosen-file.ts'

export interface Cells {
  readonly ticker: string
  readonly country: string
  readonly ratio: string
}

/** A file that is looked at, and mended, before anything of it is saved. */
export function useFile() {
  const [name, setName] = useState<string>()
  const [fault, setFault] = useState<FileFault>()
  const [rows, setRows] = useState<readonly WatchlistFileRow[]>()
  const [assumed, setAssumed] = useState<readonly Assumption[]>([])
  const reading = useMutation({
    mutationFn: async ({ bytes, into }: { bytes: Uint8Array; into: number | undefined; lines?: readonly number[] }) =>
      call(readWatchlistFile, { body: { file: base64Of(bytes), ...(into && { watchlistId: into }) } }),
    onSuccess: (read, { lines }) => {
      setRows(lines ? withLines(read.rows, lines) : read.rows)
      if (!lines) setAssumed(read.assumed) // What was mended comes in our own form.
    },
  })
  return {
    name,
    rows,
    assumed,
    fault,
    reading,
    async choose(file: File, into: number | undefined) {
      const wrong = faultOf(file, watchlistFileBytes)
      setRows(undefined)
      setFault(wrong)
      setName(file.name)
      reading.reset()
      if (wrong) return
      reading.mutate({ bytes: new Uint8Array(await file.arrayBuffer()), into })
    },
    /** Reads the rows again: mended, or for another list. Each keeps the line that it has in the file. */
    again(changed: ReadonlyMap<number, Partial<Cells>>, into: number | undefined) {
      if (!rows) return
      const next = rows.map((row) => ({ ...row, ...changed.get(row.line) }))
      const cells = next.map(({ ticker, country, ratio }) => [ticker || '?', country, ratio])
      const bytes = new TextEncoder().encode(csvText([[...watchlistColumns.en], ...cells]))
      // What was typed stands in its field at once.
      setRows(next)
      reading.mutate({ bytes, into, lines: rows.map(({ line }) => line) })
    },
  }
}

/** Rows with the lines that they have in the file that was chosen. */
function withLines(read: readonly WatchlistFileRow[], lines: readonly number[]): WatchlistFileRow[] {
  const lineOf = (line: number) => lines[line - 2] ?? line
  return read.map((row) => ({
    ...row,
    ticker: row.ticker === '?' ? '' : row.ticker,
    line: lineOf(row.line),
    sameAs: row.sameAs === null ? null : lineOf(row.sameAs),
  }))
}
