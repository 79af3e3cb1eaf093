import { type getPassage, passageMargin } from '#contract/read-figures/read-figures.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import type { Block, Chapter, Table } from '#server/imports/edinet-annual-report/document/blocks.ts'
import { readLines } from '#server/imports/files/line-file.ts'
import { readers } from './table-lines.ts'
import type { UnpackedFile } from './unpack.ts'

type Blocks = Output<typeof getPassage>['blocks']

/** Rows of a table that stand before the cell's own and after it; the first two, which are its head, always. */
const margin = 6
const headRows = 2
/** Characters of a sentence or a cell that are shown; a text that ran together may be one sentence of a page. */
const maxText = 4000

/** The block that an address names, with those beside it; none where the chapter has no such block. */
export async function readPassage(
  { parts: [part] }: UnpackedFile,
  { element, address }: { readonly element: string; readonly address: string },
): Promise<Blocks> {
  if (part === undefined) return []
  const chapter = await readers.run(() => readChapter(part, element))
  const [block, row] = address.split('/')
  const at = chapter?.blocks.findIndex((each) => each.address === block) ?? -1
  if (!chapter || at === -1) return []
  return chapter.blocks
    .slice(Math.max(0, at - passageMargin), at + passageMargin + 1)
    .map((each) => shownOf(each, each.address === block ? Number(row ?? 1) : 1))
}

/** A chapter alone, found by the line that names them all. */
async function readChapter(part: string, element: string): Promise<Chapter | null> {
  const line = async (number: number) => {
    const [bytes] = await readLines(part, { first: number, last: number, longest: Number.POSITIVE_INFINITY })
    return JSON.parse(bytes?.toString() || 'null')
  }
  const at = ((await line(1)) as string[] | null)?.indexOf(element) ?? -1
  return at === -1 ? null : ((await line(at + 2)) as Chapter)
}

function shownOf(block: Block, row: number): Blocks[number] {
  if (block.kind === 'paragraph') return { ...block, text: block.text.slice(0, maxText) }
  return { kind: 'table', address: block.address, rows: rowsAround(block, row) }
}

const rowsAround = ({ rows }: Table, row: number) =>
  rows.flatMap((cells, index) =>
    index < headRows || Math.abs(index + 1 - row) <= margin
      ? [{ row: index + 1, cells: cells.map((cell) => cell.slice(0, maxText)) }]
      : [],
  )
