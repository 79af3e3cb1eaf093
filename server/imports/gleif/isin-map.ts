import { TextDecoder } from 'node:util'
import { headerName } from '../files/csv.ts'
import { Unreadable } from '../rejections.ts'

/** A Japanese share; bonds and warrants have letters, or other figures behind the issuer. */
const share = /^JP3\d{5}000\d$/

/**
 * Shares of Japanese issuers by LEI, out of the map of all securities of the world: some eight million lines `LEI,ISIN`, of which a
 * part at a time is in memory.
 */
export async function isinsOf(
  parts: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>,
): Promise<Map<string, string[]>> {
  const shares = new Map<string, string[]>()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let [rest, columns] = ['', null as Columns | null]
  const take = (line: string) => {
    const cells = line.trim().split(',')
    if (columns === null) columns = columnsOf(cells)
    else {
      const isin = bare(cells[columns.isin])
      if (!share.test(isin)) return
      const lei = bare(cells[columns.lei])
      const others = shares.get(lei)
      if (!others) shares.set(lei, [isin])
      else if (!others.includes(isin)) others.push(isin)
    }
  }
  for await (const part of parts) {
    const lines = (rest + decode(decoder, part)).split('\n')
    rest = lines.pop()!
    if (rest.length > 65_536) throw new Unreadable('line-too-long', { most: 65_536 })
    for (const line of lines) if (columns === null || line.includes('JP3')) take(line)
  }
  if (rest.trim() !== '') take(rest)
  if (columns === null) throw new Unreadable('empty')
  return shares
}

interface Columns {
  readonly lei: number
  readonly isin: number
}

function columnsOf(cells: readonly string[]): Columns {
  const names = cells.map((cell) => headerName(bare(cell).replace(/^\ufeff/, '')).toUpperCase())
  const [lei, isin] = [names.indexOf('LEI'), names.indexOf('ISIN')]
  if (lei === -1 || isin === -1) throw new Unreadable('header-missing', { columns: 'LEI, ISIN' })
  return { lei, isin }
}

const bare = (cell = '') => cell.replaceAll('"', '').trim()

function decode(decoder: TextDecoder, part: Uint8Array | string): string {
  if (typeof part === 'string') return part
  try {
    return decoder.decode(part, { stream: true })
  } catch {
    throw new Unreadable('encoding')
  }
}
