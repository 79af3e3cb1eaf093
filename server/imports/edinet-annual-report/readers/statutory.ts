import { squeeze } from '#methodology/text/letters.ts'
import { cellAddress, type Table } from '../document/blocks.ts'
import { numberIn } from './amounts.ts'
import { figure, percent, type Reader, type ReadFigure } from './reader.ts'
import { employees, type Report, tablesIn } from './report.ts'

const headOf = (table: Table, headRows: number) =>
  table.rows[0]!.map((_, column) =>
    squeeze([...new Set(table.rows.slice(0, headRows).map((row) => row[column]))].join('')),
  )

/** 「3,137(357)」: staff with the temporary ones, in a table whose every cell may be such. */
const isBracketed = (cell: string) => /^[\d,]+(名|人)?[([〔][\d,]+(名|人)?[)\]〕]$/.test(squeeze(cell))

const firstNumbers = (table: Table) =>
  table.rows.findIndex(
    (row) =>
      row.some((cell) => (numberIn(cell) !== null && !/^[-―‐–－]$/.test(cell)) || isBracketed(cell)) &&
      !row.some((cell) => /年/.test(cell) && /\d{4}/.test(cell)),
  )

/** Tables whose form the law prescribes, for filings whose cells are not tagged: employees, and the five shares of equality. */
export const employeesReader: Reader = {
  name: 'employees',
  indicators: [
    'S-LR-001',
    'S-LR-002',
    'S-LR-003',
    'S-LR-004',
    'S-LR-005',
    'S-LR-006',
    'S-DV-002',
    'S-DV-008',
    'S-DV-009',
    'S-DV-010',
    'S-DV-011',
  ],
  read(report) {
    const found: ReadFigure[] = []
    let hasEqual = false
    let isOwn = false
    for (const { chapter, table } of tablesIn(report, employees)) {
      const at = firstNumbers(table)
      if (at < 0) continue
      const heads = headOf(table, Math.max(at, 1))
      const put = (
        indicator: string,
        value: number | null,
        boundary: 'parent' | 'consolidated',
        column: number,
        row: number,
      ) => {
        if (value === null || found.some((each) => each.indicator === indicator)) return
        found.push(
          figure({
            indicator,
            ...(indicator === 'S-LR-003' && { isDerived: true }),
            value,
            boundary,
            passages: [{ chapter, address: cellAddress(table, row, column), text: table.rows[row]!.join(' | ') }],
          }),
        )
      }
      const column = (words: RegExp) => heads.findIndex((head) => words.test(head))
      if (column(/平均年[齢令]/) >= 0) {
        isOwn = true
        const totalAt = table.rows.findIndex((row) => /合計|^計/.test(squeeze(row[0]!)))
        const row = totalAt > 0 ? totalAt : table.rows.length === at + 1 ? at : -1
        if (row < 0) continue
        const staff = staffIn(table.rows[row]!, heads)
        put('S-LR-002', staff?.regular ?? null, 'parent', 0, row)
        put('S-LR-004', yearsAt(table.rows[row]!, column(/平均年[齢令]/)), 'parent', column(/平均年[齢令]/), row)
        const tenure = column(/平均勤続/)
        if (tenure >= 0) put('S-LR-005', yearsAt(table.rows[row]!, tenure), 'parent', tenure, row)
        const salary = column(/平均年間給与/)
        if (salary >= 0) {
          const filed = numberIn(table.rows[row]![salary]!)
          const scale = /千円/.test(heads[salary]!) ? 1 : /円/.test(heads[salary]!) ? 1e-3 : null
          if (filed && scale) put('S-LR-006', Math.round(filed * scale * 1000) / 1000, 'parent', salary, row)
        }
      } else if (column(/管理職に占める女性/) >= 0) {
        if (hasEqual || /名称|会社名/.test(heads[0]!) || /子会社/.test(table.above.split('\n').at(-1)!)) continue
        if (table.rows.length !== at + 1) continue
        hasEqual = true
        for (const [indicator, words] of equalities) {
          const place = heads.findIndex((head) => words.test(head))
          const cell = table.rows[at]![place] ?? ''
          const value = /^[-―‐–－]$/.test(squeeze(cell)) ? null : numberIn(cell)
          if (place >= 0) put(indicator, value, 'parent', place, at)
        }
      } else if (!isOwn && column(/従業員数/) >= 0) {
        const row = table.rows.findIndex((each) => /^合?計$/.test(squeeze(each[0]!)))
        if (row < 0) continue
        const cells = table.rows.filter((each) => /^合?計$/.test(squeeze(each[0]!))).flatMap((each) => each.slice(1))
        const staff = staffIn(cells, ['', ...cells.map(() => '従業員数')].slice(1))
        put('S-LR-001', staff?.regular ?? null, 'consolidated', 1, row)
        if (staff?.temporary && isOutsideCount(report))
          put('S-LR-003', percent(staff.temporary, staff.regular + staff.temporary), 'consolidated', 1, row)
      }
    }
    return found
  },
}

/** The share of fathers on leave may be split by the same words as the pay gap. */
const equalities: readonly [string, RegExp][] = [
  ['S-DV-002', /管理職に占める女性/],
  ['S-DV-011', /男性.*育児休業(?!.*(正規|パート|有期))/],
  ['S-DV-008', /賃金の?(差異|格差).*全労働者|^全労働者/],
  ['S-DV-009', /^(?!.*育児).*正規(雇用)?労働者(?!以外)/],
  ['S-DV-010', /^(?!.*育児).*(パート|有期|非正規)/],
]

/** Whether brackets count people beside the staff, not some of it. */
function isOutsideCount(report: Report): boolean {
  const blocks = report.chapters.get('InformationAboutEmployees')?.blocks ?? []
  // Staff hired abroad who stand in the same brackets are no temporary staff.
  if (blocks.some((block) => block.kind === 'paragraph' && /現地採用/.test(block.text))) return false
  return blocks.some(
    (block) =>
      block.kind === 'paragraph' &&
      /臨時|パート|平均(雇用)?人員/.test(block.text) &&
      /外数|\(\s*\)|〔|\[|括弧/.test(block.text) &&
      !/内数/.test(block.text),
  )
}

/** 「3,137(357)」 in one cell, or in two. */
function staffIn(
  cells: readonly string[],
  heads: readonly string[],
): { regular: number; temporary: number | null } | null {
  const staffCells = cells.filter((cell, at) => /従業員数/.test(heads[at] ?? '') && squeeze(cell) !== '')
  const text = [...new Set(staffCells)].map(squeeze).join(' ').replace(/,/g, '')
  const match =
    /^(\d+)(?:名|人)?\s*(?:[([〔［]\s*(?:ほか|外)?、?(?:平均臨時雇用者数)?(\d+)(?:名|人)?\s*[)\]〕］])?$/.exec(text)
  return match ? { regular: Number(match[1]), temporary: match[2] ? Number(match[2]) : null } : null
}

/** 「40.4」, or 「40歳」 with 「5ヶ月」 in the cell beside it. */
const yearsAt = (row: readonly string[], at: number) =>
  yearsIn(/^\d+(か|ヶ|カ|ヵ|ケ)?月$/.test(squeeze(row[at + 1] ?? '')) ? `${row[at]}${row[at + 1]}` : row[at]!)

/** 「40.4」, 「40歳5ヶ月」. */
function yearsIn(cell: string): number | null {
  const text = squeeze(cell)
  const months = /^(\d+)(?:歳|年|才)(\d+)(?:か月|ヶ月|カ月|ヵ月|ケ月|月)$/.exec(text)
  if (months) return Math.round((Number(months[1]) + Number(months[2]) / 12) * 10) / 10
  return numberIn(text)
}
