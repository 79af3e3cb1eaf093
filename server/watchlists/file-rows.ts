import { issueKinds } from '#contract/market/listed-issues.ts'
import type { WatchlistField, WatchlistFileRow } from '#contract/watchlists/watchlist-file.ts'
import { foldText } from '#server/catalogue/search-text.ts'
import { markOfTyped } from '#server/files/cells/marks.ts'
import { kindOfLabel } from '#server/files/cells/totals.ts'
import { hasOtherCells } from '#server/files/table/find-header.ts'
import type { GridRow } from '#server/files/table/open-grid.ts'
import { findWho, type KnownCompanies, type NamedCompany } from '#server/files/who/companies.ts'
import { isJapan } from '#server/files/who/countries.ts'
import { type RatioRules, readStake } from './file-ratios.ts'

export type WrittenCells = Partial<Record<WatchlistField, string>>

/** What is known while the rows of a file are read, one after the other. */
export interface RowContext {
  readonly at: Readonly<Record<WatchlistField, number>>
  /** Columns of the header. */
  readonly width: number
  readonly isTyped: boolean
  readonly companies: KnownCompanies
  /** Stakes of the list by company. */
  readonly stakes: ReadonlyMap<number, number | null>
  /** Lines of the companies met so far. */
  readonly lines: Map<number, number>
  readonly ratios: RatioRules
  /** What somebody decided of a line, by its number: the company it means, null where it is left out. */
  readonly decisions: ReadonlyMap<number, NamedCompany | null>
  /** What somebody typed in the place of its cells. */
  readonly typed: ReadonlyMap<number, WrittenCells>
}

export const nothing = {
  ticker: '',
  country: '',
  ratio: '',
  company: null,
  suggestion: null,
  issue: null,
  stake: null,
  before: null,
  sameAs: null,
}

type Written = Pick<WatchlistFileRow, 'line' | 'ticker' | 'country' | 'ratio'>

/** A row with the company it means and what becomes of it. */
export function toRow({ line, cells }: GridRow, context: RowContext): WatchlistFileRow {
  const { at, width, isTyped, decisions, typed } = context
  const own = typed.get(line)
  const isBroken = !isTyped && hasOtherCells(cells, width)
  const cell = (field: WatchlistField) => own?.[field] ?? (isBroken ? '' : (cells[at[field]] ?? ''))
  const written = { line, ticker: cell('ticker'), country: cell('country'), ratio: cell('ratio') }
  const whole = isBroken && own?.ticker === undefined ? { ...written, ticker: cells.join(',') } : written
  const decision = decisions.get(line)
  if (decision === null) return { ...nothing, ...whole, outcome: 'left-out' }
  // Nobody can say which of its cells is the ratio, unless somebody typed them.
  if (isBroken && !own) return { ...nothing, ...whole, outcome: kindOf(cells, width) ?? 'cells' }
  const kind = decision || own ? null : kindOf(cells, width)
  if (kind) return { ...nothing, ...whole, ...(kind === 'note' && { ticker: filledOf(cells)[0]! }), outcome: kind }
  return toCompany(whole, { ...context, said: decision ?? null })
}

const filledOf = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '')

function kindOf(cells: readonly string[], width: number): 'total' | 'note' | null {
  const [first = '', ...others] = filledOf(cells)
  if (kindOfLabel(first) === 'total') return 'total'
  const isNote = others.length === 0 && width > 1 && /^[\s(（]*(※|＊|\*|注|©|出所|source|note)/i.test(first)
  return isNote ? 'note' : null
}

interface CompanyContext extends RowContext {
  /** The company that somebody said. */
  readonly said: NamedCompany | null
}

function toCompany(
  written: Written,
  { companies, stakes, lines, ratios, typed, said }: CompanyContext,
): WatchlistFileRow {
  const who = findWho(companies, { isin: '', code: written.ticker, name: '' })
  const issue = said ? null : (issueKinds.find((kind) => who.remarks.includes(kind)) ?? null)
  const company = said ?? (issue ? null : who.company)
  const isTyped = typed.get(written.line)?.ratio !== undefined
  const rules = isTyped ? { ...ratios, mark: markOfTyped(written.ratio, ratios.mark) } : ratios
  const { stake, fault } = readStake(written.ratio, rules)
  const others = who.company ? [who.company] : (companies.byName.get(foldText(written.ticker)) ?? [])
  const named = company ? [] : others
  const row = {
    ...nothing,
    ...written,
    company,
    issue,
    suggestion: named.length === 1 ? named[0]! : null,
    stake,
    before: company ? (stakes.get(company.id) ?? null) : null,
  }
  // What is no country at all is refused by the same word. A company that somebody said is one of the market's.
  if (!said && !isJapan(written.country))
    return { ...row, company: null, suggestion: null, before: null, outcome: 'country' }
  if (!company) return { ...row, outcome: 'unknown' }
  const sameAs = lines.get(company.id) ?? null
  if (sameAs !== null) return { ...row, sameAs, outcome: 'duplicate' }
  lines.set(company.id, written.line)
  // A company that stands in the list without a stake, as a file of the list writes it.
  if (fault === 'no-ratio' && stakes.get(company.id) === null) return { ...row, outcome: 'unchanged' }
  if (fault) return { ...row, outcome: fault }
  if (!stakes.has(company.id)) return { ...row, outcome: 'add' }
  return { ...row, outcome: row.before === stake ? 'unchanged' : 'change' }
}
