import { Parser } from 'htmlparser2'
import { plainLetters } from '#methodology/text/letters.ts'
import type { Block } from './blocks.ts'

/** Cells of one table at most, its spans filled in; the largest seen have some thousand. */
const maxCells = 50_000
const maxSpan = 200
/** Paragraphs above a table that may say its heading or unit. */
const headingParagraphs = 2

const breaks = new Set([
  'p',
  'div',
  'br',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'tr',
  'td',
  'th',
  'table',
  'dd',
  'dt',
])

interface Cell {
  readonly text: string
  readonly rowSpan: number
  readonly columnSpan: number
}

interface OpenTable {
  readonly rows: Cell[][]
  cell: { text: string; rowSpan: number; columnSpan: number } | null
}

/** Paragraphs and tables of a text block's HTML, in order. A table within a cell is read as the text of that cell. */
export function htmlBlocks(html: string): Block[] {
  const blocks: Block[] = []
  let text = ''
  let table: OpenTable | null = null
  let depth = 0

  const endParagraph = () => {
    const line = plainLetters(text)
    text = ''
    if (line) blocks.push({ kind: 'paragraph', address: `p${blocks.length + 1}`, text: line })
  }
  const endTable = (open: OpenTable) => {
    const rows = fillSpans(open.rows)
    if (rows.length === 0) return
    // Filers also lay out paragraphs in tables of one column.
    if (rows.every((row) => row.length === 1)) {
      for (const [cell] of rows)
        if (cell) blocks.push({ kind: 'paragraph', address: `p${blocks.length + 1}`, text: cell })
      return
    }
    const above = blocks.slice(-headingParagraphs).filter((block) => block.kind === 'paragraph')
    blocks.push({
      kind: 'table',
      address: `t${blocks.length + 1}`,
      rows,
      above: above.map((block) => block.text.slice(-200)).join('\n'),
    })
  }

  const parser = new Parser(
    {
      onopentag(name, { rowspan, colspan }) {
        if (name === 'table') {
          depth++
          if (depth === 1) {
            endParagraph()
            table = { rows: [], cell: null }
          }
        } else if (table && depth === 1 && name === 'tr') table.rows.push([])
        else if (table && depth === 1 && (name === 'td' || name === 'th'))
          table.cell = { text: '', rowSpan: spanOf(rowspan), columnSpan: spanOf(colspan) }
        else if (breaks.has(name)) {
          if (table?.cell) table.cell.text += '\n'
          else if (!table) endParagraph()
        }
      },
      ontext(data) {
        if (table?.cell) table.cell.text += data
        else if (!table) text += data
      },
      onclosetag(name) {
        if (name === 'table' && depth > 0) {
          depth--
          if (depth === 0 && table) {
            endTable(table)
            table = null
          }
        } else if (table && depth === 1 && (name === 'td' || name === 'th') && table.cell) {
          const { text: content, ...spans } = table.cell
          table.rows.at(-1)?.push({ text: plainLetters(content), ...spans })
          table.cell = null
        } else if (!table && breaks.has(name)) endParagraph()
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.write(html)
  parser.end()
  endParagraph()
  return blocks
}

function spanOf(text: string | undefined): number {
  const span = Number(text ?? 1)
  return Number.isInteger(span) && span > 0 ? Math.min(span, maxSpan) : 1
}

function fillSpans(rows: readonly (readonly Cell[])[]): string[][] {
  const filled: string[][] = rows.map(() => [])
  let cells = 0
  for (const [at, row] of rows.entries()) {
    let column = 0
    for (const { text, rowSpan, columnSpan } of row) {
      while (filled[at]![column] !== undefined) column++
      for (let down = 0; down < rowSpan && at + down < rows.length; down++)
        for (let across = 0; across < columnSpan; across++) {
          if (++cells > maxCells) return []
          filled[at + down]![column + across] = text
        }
      column += columnSpan
    }
  }
  const width = Math.max(0, ...filled.map((row) => row.length))
  return filled
    .map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''))
    .filter((row) => row.some((cell) => cell !== ''))
}
