/** A cell, plain or with its spans. */
export type Cell = string | { readonly text: string; readonly across?: number; readonly down?: number }

/** What a chapter is made of: a paragraph, a table, or a picture of one. */
export type Part = string | { readonly rows: readonly (readonly Cell[])[] } | { readonly picture: string }

/** How a filer sets its report. */
export interface Look {
  /** Digits of sentences in full width. */
  readonly isWide: boolean
  /** Heads of tables in `th`, cells without paragraphs. */
  readonly isPlain: boolean
  /** A career is a table of its own within its cell. */
  readonly isNested: boolean
}

const wide = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
const textOf = (cell: Cell) => (typeof cell === 'string' ? cell : cell.text)

/** A chapter as the filer wrote it. */
export function htmlOf(parts: readonly Part[], look: Look): string {
  return parts
    .map((part) => {
      if (typeof part === 'string')
        return `<p style="margin-left: 12px; text-align: left">${look.isWide ? wide(part) : part}</p>`
      if ('picture' in part) return `<p><img src="images/${part.picture}.jpg" alt="" style="width: 480px"/></p>`
      const rows = part.rows.map((row, at) => `<tr>${row.map((cell) => cellHtml(cell, at === 0, look)).join('')}</tr>`)
      return `<div style="width: 100%"><table border="1" cellspacing="0">${rows.join('\n')}</table></div>`
    })
    .join('\n')
}

function cellHtml(cell: Cell, isHead: boolean, look: Look): string {
  const { across = 1, down = 1 } = typeof cell === 'string' ? {} : cell
  const tag = look.isPlain && isHead ? 'th' : 'td'
  const spans = `${across > 1 ? ` colspan="${across}"` : ''}${down > 1 ? ` rowspan="${down}"` : ''}`
  const lines = textOf(cell).split('\n')
  const isTable = look.isNested && lines.length > 2
  const inner = isTable
    ? `<table>${lines.map((line) => `<tr><td><p>${line}</p></td></tr>`).join('')}</table>`
    : look.isPlain
      ? lines.join('<br/>')
      : lines.map((line) => `<p style="text-align: center">${line}</p>`).join('')
  return `<${tag}${spans}>${inner}</${tag}>`
}

/** The same chapter as EDINET's table has it: paragraphs and cells run together, pictures gone. */
export function runOf(parts: readonly Part[], look: Look): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return look.isWide ? wide(part) : part
      if ('picture' in part) return ''
      return part.rows.map((row) => row.map((cell) => textOf(cell).replaceAll('\n', '')).join('')).join('')
    })
    .join('')
}

/** Rows and columns changed over, for a table without spans. */
export const turned = (rows: readonly (readonly string[])[]): string[][] =>
  rows[0]!.map((_, column) => rows.map((row) => row[column]!))
