import { toOneLine } from '#contract/wire/typed.ts'
import { type ColumnWords, foldHeader, scoresOf } from './column-words.ts'
import type { Below, GridRow, GridSheet, HeadLine } from './open-grid.ts'

/** A table: where its header stands, what its columns are called, and the lines below. */
export interface GridTable {
  readonly sheet: GridSheet
  /** Sheets that have such a table too. */
  readonly otherSheets: readonly string[]
  /** Line of the header. */
  readonly line: number
  readonly separator: string | null
  /** Names of the columns with the group above and the unit below them, each once. */
  readonly header: readonly string[]
  readonly rows: readonly GridRow[]
  readonly broken: Below['broken']
  /** Lines above the header, and those of the sheets before. */
  readonly above: readonly (readonly string[])[]
}

interface Candidate {
  readonly sheet: GridSheet
  readonly head: HeadLine
  readonly score: number
}

export interface HeaderRules<F extends string> {
  readonly words: ColumnWords<F>
  /** Whether the fields say enough for a line to be read. */
  readonly isEnough: (has: (...fields: F[]) => boolean) => boolean
  /** The sheet that a person chose. */
  readonly sheet?: string | undefined
}

/** Names of sheets that hold what others have, or what was before. */
const isAside = /bench|ベンチ|^bm$|指数|index|前月|前期|前回|previous|prior|^old|旧/i

/** The line that says most as a header, on the sheet where it does; where none says enough, the first of several cells is taken as one. */
export function findTable<F extends string>(sheets: readonly GridSheet[], rules: HeaderRules<F>): GridTable | null {
  const visibleSheets = sheets.filter(({ isHidden }) => !isHidden)
  const isChosen = ({ name }: GridSheet) => rules.sheet === undefined || rules.sheet === toOneLine(name)
  const scoreCache = new Map<string, number>()
  const best = visibleSheets.flatMap((sheet): Candidate[] => {
    const part = isAside.test(sheet.name.normalize('NFKC')) ? 0.5 : 1
    const candidates = sheet.heads.map((head) => ({ sheet, head, score: part * scoreOf(head, rules, scoreCache) }))
    return candidates
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, 1)
  })
  const ranked = best.filter(({ sheet }) => isChosen(sheet)).sort((a, b) => b.score - a.score)
  const bestCandidate = ranked[0] ?? otherwise(visibleSheets.filter(isChosen))
  if (!bestCandidate) return null
  const otherSheets = best.filter(({ sheet }) => sheet !== bestCandidate.sheet).map(({ sheet }) => sheet.name)
  return { ...toTable(bestCandidate, visibleSheets), otherSheets }
}

function otherwise(sheets: readonly GridSheet[]): Candidate | undefined {
  const heads = sheets.flatMap((sheet) => sheet.heads.map((head) => ({ sheet, head, score: 0 })))
  return heads
    .filter(({ head }) => head.cells.filter((cell) => cell.trim() !== '').length >= 2)
    .sort((a, b) => a.head.line - b.head.line || b.head.cells.length - a.head.cells.length)
    .at(0)
}

/** How much a line says as a header: the best word for each field; nothing where that is not enough. */
function scoreOf<F extends string>(
  head: HeadLine,
  { words, isEnough }: HeaderRules<F>,
  scoreCache: Map<string, number>,
) {
  const key = head.cells.join('\u0000')
  const before = scoreCache.get(key)
  if (before !== undefined) return before
  const best = new Map<F, number>()
  for (const cell of head.cells)
    for (const [field, score] of scoresOf(foldHeader(cell), words))
      best.set(field, Math.max(score, best.get(field) ?? 0))
  const score = isEnough((...fields) => fields.some((field) => best.has(field)))
    ? [...best.values()].reduce((sum, one) => sum + one, 0)
    : 0
  scoreCache.set(key, score)
  return score
}

function toTable({ sheet, head }: Candidate, visibleSheets: readonly GridSheet[]): Omit<GridTable, 'otherSheets'> {
  const before = sheet.heads.filter(({ line, separator }) => line === head.line - 1 && separator === head.separator)
  const { rows, broken } = head.below()
  const [next] = rows
  const isUnits = next !== undefined && isUnitLine(next.cells, head.cells)
  const header = namesOf(head.cells, { group: before.at(-1)?.cells ?? [], units: isUnits ? next.cells : [] })
  const beforeSheet = visibleSheets.slice(0, visibleSheets.indexOf(sheet)).flatMap(({ heads }) => heads)
  // A line above without any separator stands among the heads with a comma.
  const above = sheet.heads.filter(({ line }) => line < head.line)
  return {
    sheet,
    line: head.line,
    separator: head.separator,
    header,
    rows: isUnits ? rows.slice(1) : rows,
    broken,
    above: [...beforeSheet, ...above].map(({ cells }) => cells),
  }
}

/** A second line of the header: units in brackets or words below some names, and no figure. */
function isUnitLine(cells: readonly string[], header: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.normalize('NFKC').trim()).filter((cell) => cell !== '')
  if (filled.length === 0 || filled.some((cell) => /\d/.test(cell))) return false
  const isUnit = (cell: string) => /^[([【].*[)\]】]$|^(%|円|千円|百万円|億円|株|jpy|usd|bps?)$/i.test(cell)
  const below = header.some((name, at) => name.trim() === '' && (cells[at] ?? '').trim() !== '')
  return filled.every(isUnit) || (below && filled.every((cell) => cell.length <= 12))
}

interface Around {
  /** The line above, which names groups of columns. */
  readonly group: readonly string[]
  /** The line below, which names units or parts. */
  readonly units: readonly string[]
}

/** Names that tell the columns apart: a name spans the empty cells right of it where units stand below, and a group tells those of the same name apart. */
function namesOf(cells: readonly string[], { group, units }: Around): string[] {
  const width = Math.max(cells.length, units.length)
  const [names, groups]: string[][] = [[], []]
  let [span, over] = ['', '']
  for (let at = 0; at < width; at++) {
    const [own, unit] = [toOneLine(cells[at] ?? ''), toOneLine(units[at] ?? '')]
    span = own || span
    over = (group[at] ?? '').trim() || over
    names!.push(unit === '' ? own : `${span}${unit}`)
    groups!.push(over)
  }
  const folded = names!.map(foldHeader)
  const count = new Map<string, number>()
  for (const name of folded) count.set(name, (count.get(name) ?? 0) + 1)
  return numbered(
    names!.map((name, at) => (name !== '' && count.get(folded[at]!)! > 1 ? `${groups![at]} ${name}`.trim() : name)),
  )
}

/** Names that come again are told apart: `name`, `name#2`. */
function numbered(names: readonly string[]): string[] {
  const met = new Map<string, number>()
  return names.map((name) => {
    const turn = (met.get(name) ?? 0) + 1
    met.set(name, turn)
    return turn === 1 || name === '' ? name : `${name}#${turn}`
  })
}

/** Whether a line of a text has fewer cells than its header, or something in one beyond it: an empty one more says nothing. */
export function hasOtherCells(cells: readonly string[], width: number): boolean {
  return cells.length < width || cells.slice(width).some((cell) => cell.trim() !== '')
}
