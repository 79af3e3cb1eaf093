import type { HoldingMapping } from '#contract/portfolio/portfolios.ts'
import type { Assumption } from '#contract/wire/assumed.ts'
import { toOneLine } from '#contract/wire/typed.ts'
import { countMarks, decimalMark, readAmount } from '#server/files/cells/amounts.ts'
import { assumption } from '#server/files/table/assumed-shape.ts'
import { foldHeader } from '#server/files/table/column-words.ts'
import type { GridTable } from '#server/files/table/find-header.ts'
import type { SortedLine } from './line-kinds.ts'

/** What a column of funds or accounts is called; the first of them counts, one of names before one of codes. */
const words = [
  /^(ファンド|口座|顧客|委託者|ポートフォリオ|マンデート|運用機関|運用会社)名(称|義)?$|^(fund|account|portfolio|mandate|client|manager) ?name$/,
  /^(ファンド|口座|顧客|委託者|ポートフォリオ|マンデート|運用機関|運用会社)((コード|番号|id|no\.?))?$|^(funds?|accounts?|acct|portfolios?|mandates?|clients?|managers?|sub-?accounts?)( ?(code|id|no\.?|number|#))?$/,
]

/** Funds or accounts that one file may have: more of them are something else. */
const maxAccounts = 200

export interface Accounts {
  /** Of each line the fund or account that it is of; empty for none. */
  readonly of: (line: SortedLine) => string
  readonly name: string
  readonly names: readonly string[]
  /** Whether each is a whole by its weights, so that all of them together are none. */
  readonly isEachWhole: boolean
}

/** The funds or accounts of a file that names them; null for one that does not. The first column with several of them counts. */
export function accountsIn(
  { header }: GridTable,
  mapping: HoldingMapping,
  lines: readonly SortedLine[],
): Accounts | null {
  const used = new Set(Object.values(mapping))
  const positions = lines.filter(({ kind }) => kind === null || kind === 'cash')
  const fits = (column: number, word: RegExp) => !used.has(column) && word.test(foldHeader(header[column]!))
  const columns = words.flatMap((word) => [...header.keys()].filter((column) => fits(column, word)))
  const read = columns.flatMap((column): Accounts[] => {
    const of = ({ cells }: SortedLine) => toOneLine(cells[column] ?? '').slice(0, 200)
    const names = [...new Set(positions.map(of).filter(Boolean))]
    if (names.length === 0 || names.length > maxAccounts) return []
    return [{ of, name: header[column]!, names, isEachWhole: isEachWhole({ of, names, positions, mapping }) }]
  })
  return read.find(({ names }) => names.length > 1) ?? read[0] ?? null
}

interface Parts extends Pick<Accounts, 'of' | 'names'> {
  readonly positions: readonly SortedLine[]
  readonly mapping: HoldingMapping
}

/** Share by which the sum of the weights may miss a whole: what is rounded, or left out as cash. */
const tolerance = 0.05

/** Whether the weights of each sum to 1, 100 % or 10,000 basis points a day, and nothing else says how much there is. */
function isEachWhole({ of, names, positions, mapping: { weight, value, date } }: Parts): boolean {
  if (weight === undefined || value !== undefined) return false
  const mark = decimalMark(countMarks(positions.map(({ cells }) => cells[weight] ?? ''))) ?? '.'
  const sums = new Map<string, { sum: number; days: Set<string> }>()
  for (const line of positions) {
    const read = readAmount(line.cells[weight] ?? '', mark)
    const own = sums.get(of(line)) ?? { sum: 0, days: new Set() }
    own.days.add(date === undefined ? '' : (line.cells[date] ?? '').trim())
    sums.set(of(line), { ...own, sum: own.sum + ('fault' in read ? 0 : (read.value ?? 0)) })
  }
  const parts = names.map((name) => sums.get(name)!)
  return [1, 100, 10_000].some((whole) =>
    parts.every(({ sum, days }) => Math.abs(sum / (whole * days.size) - 1) <= tolerance),
  )
}

interface Chosen {
  /** Lines with those of other funds or accounts put aside; all of them where one is to be chosen. */
  readonly lines: readonly SortedLine[]
  /** Those that tell how the columns are read. */
  readonly telling: readonly SortedLine[]
  readonly assumed: readonly Assumption[]
}

/** The lines of the fund or account that somebody chose; of all where they may be one portfolio, of none where they are several. */
export function chooseAccount(
  accounts: Accounts | null,
  lines: readonly SortedLine[],
  account: string | undefined,
): Chosen {
  const aside = (line: SortedLine) => (isPosition(line) ? { ...line, kind: 'account' as const } : line)
  // A file that names none holds nothing of the one that was chosen.
  if (!accounts) return { lines: account === undefined ? lines : lines.map(aside), telling: lines, assumed: [] }
  const { of, name, names, isEachWhole } = accounts
  if (names.length === 1 && (account ?? names[0]) === names[0]) return { lines, telling: lines, assumed: [] }
  const without = (isKept: (line: SortedLine) => boolean) => lines.map((line) => (isKept(line) ? line : aside(line)))
  const say = (kind: Assumption['kind'], isQuestion: boolean, first: readonly string[] = []) => [
    { ...assumption(kind, [...new Set([...first, ...names])].join('\n'), name), isQuestion },
  ]
  if (account !== undefined && names.includes(account)) {
    const accountLines = without((line) => of(line) === account)
    return { lines: accountLines, telling: accountLines, assumed: say('account', false, [account]) }
  }
  if (!isEachWhole && account === undefined) return { lines, telling: lines, assumed: say('accounts', true) }
  const sampleLines = without((line) => of(line) === names[0])
  return { lines: without(() => false), telling: sampleLines, assumed: say('which-account', true) }
}

const isPosition = ({ kind }: SortedLine) => kind === null || kind === 'cash' || kind === 'total'
