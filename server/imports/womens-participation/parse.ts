import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Boundary } from '#methodology/figures/boundary.ts'
import { fiscalYear } from '#methodology/figures/fiscal-year.ts'
import { readCorporateNumber, readDate, readNumber } from '../cells.ts'
import { toSeenLine } from '../clean.ts'
import { decodeText } from '../files/text.ts'
import { type FiscalPeriod, yearFromApril } from '../fiscal-period.ts'
import { type Outcome, rejectionOf, separate } from '../outcome.ts'
import type { ReadOptions } from '../read-options.ts'
import type { Parsed } from '../records.ts'
import { type Rejection, Unreadable } from '../rejections.ts'
import type { TableFigure } from '../table-records.ts'
import { checkPositions, type PositionName, positions, width } from './positions.ts'
import { recordsOf } from './records.ts'

/** Names that tell the file; where they stand is checked when it is read. */
export const columns = [
  '法人番号',
  '10.管理職に占める女性労働者の割合-割合(%)',
  '14.男女の賃金の差異1-全労働者(%)',
  'データの最終更新日',
]

interface Measure {
  readonly indicator: string
  readonly of: PositionName
  readonly unit: '%' | '時間'
  /** Greatest value there can be: nobody takes more of a share than all, leave may be taken for an earlier year. */
  readonly max: number
}

const measures: readonly Measure[] = [
  { indicator: 'S-DV-002', of: 'managers', unit: '%', max: 100 },
  { indicator: 'S-DV-008', of: 'wagesOfAll', unit: '%', max: 1_000 },
  { indicator: 'S-DV-009', of: 'wagesOfRegular', unit: '%', max: 1_000 },
  { indicator: 'S-DV-010', of: 'wagesOfOthers', unit: '%', max: 1_000 },
  { indicator: 'S-DV-011', of: 'maleLeave', unit: '%', max: 1_000 },
  { indicator: 'S-DV-012', of: 'femaleLeave', unit: '%', max: 1_000 },
  { indicator: 'S-LR-023', of: 'paidLeave', unit: '%', max: 1_000 },
  { indicator: 'S-LR-025', of: 'overtime', unit: '時間', max: 744 },
]

/** A mark of the ministry is a yes; without one nothing is said, as it may have come later. */
const marks = [
  { indicator: 'S-DV-027', of: ['eruboshi', 'platinumEruboshi'] },
  { indicator: 'S-DV-028', of: ['kurumin', 'platinumKurumin'] },
] as const

interface Row {
  readonly line: number
  readonly cells: Readonly<Record<PositionName, string>>
}

/**
 * The whole of the ministry's database of women's participation, one row per employer. Figures are of the employer alone, joined by
 * corporate number; employers without a listing are left out, unless they are an entity of a listed group. The year is the last that was over when the row was last updated,
 * for wages the one that the row names.
 */
export function parseWomensParticipation(bytes: Uint8Array, _fileName = '', options: ReadOptions = {}): Parsed {
  const today = options.today ?? tokyoDay(new Date())
  const { rows, rejected: broken, read, ignored } = readRows(decodeText(bytes), options.entities ?? new Set())
  const { records: figures, rejected } = separate([...broken, ...rows.flatMap((row) => figuresOf(row, today))])
  return {
    read,
    ignored,
    rejected,
    table: {
      title: '女性の活躍推進企業データベース（全体版）',
      publisher: '厚生労働省',
      language: 'ja',
      mapping: 'womens-participation',
      columns: Object.fromEntries([
        ...measures.map(({ indicator, of, unit }) => [indicator, { column: positions[of].shown, unit }]),
        ...marks.map(({ indicator, of }) => [indicator, { column: positions[of[0]].shown, unit: 'yes/no' }]),
      ]),
      documents: [],
      figures,
    },
  }
}

/** Rows of listed employers and of entities of their groups, cut down to what is read of them: the table is wide, and most of its rows are of others. */
function readRows(text: string, entities: ReadonlySet<string>) {
  const rows: Row[] = []
  const rejected: Rejection[] = []
  let [read, ignored] = [-1, 0]
  for (const { line, cells } of recordsOf(text)) {
    if (read++ === -1) checkPositions(cells ?? [])
    else if (cells?.length !== width)
      rejected.push(rejectionOf({ line, value: cells?.join(',') ?? null, reason: 'columns' }))
    else if (isUnrelated(entities, cells)) ignored++
    else rows.push({ line, cells: pick(cells) })
  }
  if (read === -1) throw new Unreadable('empty')
  return { rows, rejected, read, ignored }
}

/** Neither listed nor an entity of a listed group: a corporate number alone tells, a name never. */
function isUnrelated(entities: ReadonlySet<string>, cells: readonly string[]): boolean {
  if (toSeenLine(cells[positions.securityCode.at]!) !== '') return false
  const number = readCorporateNumber(toSeenLine(cells[positions.corporateNumber.at]!))
  return !('value' in number) || number.value === null || !entities.has(number.value)
}

const pick = (cells: readonly string[]) =>
  Object.fromEntries(Object.entries(positions).map(([name, { at }]) => [name, toSeenLine(cells[at]!)])) as Row['cells']

function figuresOf({ line, cells }: Row, today: string): Outcome<TableFigure>[] {
  const reject = (of: PositionName, reason: Rejection['reason']) => [
    rejectionOf({ line, column: positions[of].shown, value: cells[of], reason }),
  ]
  const number = readCorporateNumber(cells.corporateNumber)
  if ('reason' in number) return reject('corporateNumber', number.reason)
  if (number.value === null) return reject('corporateNumber', 'required')
  const updated = readDate(cells.updated)
  if ('reason' in updated) return reject('updated', updated.reason)
  if (updated.value === null) return reject('updated', 'required')
  if (updated.value > today) return reject('updated', 'future')

  const knownFrom = updated.value
  const last = yearBefore(knownFrom)
  const wageYear = periodIn(cells.wagePeriod, knownFrom) ?? last
  // The name is for an entity that has none on record; the company of a listed row is told by its number alone.
  const company = {
    corporateNumber: number.value,
    ...(cells.securityCode === '' && { name: cells.company.slice(0, 200) || null }),
  }
  const place = { line, company, knownFrom, document: null, notes: [] }
  const values = measures.flatMap(({ indicator, of, unit, max }): Outcome<TableFigure>[] => {
    const figure = readNumber(cells[of], unit)
    if ('reason' in figure) return reject(of, figure.reason)
    if (figure.value === null) return []
    if (figure.value < 0 || figure.value > max) return reject(of, 'bounds')
    const period = of.startsWith('wages') ? wageYear : last
    const staff = of === 'maleLeave' || of === 'femaleLeave' ? groupOf(cells.leaveGroup) : ofAll
    return [{ ...place, ...period, ...staff, indicator, value: figure.value, state: 'disclosed', filed: cells[of] }]
  })
  const yes = marks.flatMap(({ indicator, of }): TableFigure[] => {
    const filed = of.map((name) => cells[name]).find((text) => text !== '' && !/^[-－―×無0]$|^なし$/.test(text))
    if (filed === undefined) return []
    return [{ ...place, ...last, ...ofAll, indicator, value: 1, state: 'disclosed', filed }]
  })
  return [...values, ...yes]
}

interface Staff {
  readonly boundary: Boundary
  readonly part: string
}

const ofAll: Staff = { boundary: 'parent', part: '' }

/** Leave is published by group of staff; the first group is everybody only where it says so or there is none. */
const groupOf = (group: string): Staff =>
  group === '' || /^(全|すべて|労働者全体|-$)/.test(group.normalize('NFKC'))
    ? ofAll
    : { boundary: 'parent-part', part: group.slice(0, 200) }

/** The last year from April to March that was over on a day. */
const yearBefore = (day: string): FiscalPeriod =>
  yearFromApril(Number(day.slice(0, 4)) - (day.slice(5) > '03-31' ? 1 : 2))

/** `2024年4月1日～2025年3月31日`: a year that was over; null for anything else, which employers write in many ways. */
function periodIn(text: string, before: string): FiscalPeriod | null {
  const days = [...text.normalize('NFKC').matchAll(/\d{4}年\s*\d{1,2}月\s*\d{1,2}日/g)].map(([day]) =>
    readDate(day.replace(/\s/g, '')),
  )
  const [start, end] = days.map((day) => ('value' in day ? day.value : null))
  if (!start || !end || end > before || !isTwelveMonths(start, end)) return null
  return { fiscalYear: fiscalYear(start, end)!, periodStart: start, periodEnd: end }
}

function isTwelveMonths(start: string, end: string): boolean {
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1
  return days === 365 || days === 366
}
