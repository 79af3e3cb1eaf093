import { squeeze } from '#methodology/text/letters.ts'
import { type Chapter, cellAddress, type Table } from '../document/blocks.ts'
import { figure, percent, type Reader, type ReadFigure } from './reader.ts'
import { governance, type Passage, type Report, sentencesIn, tablesIn } from './report.ts'

const others = /監査役会|委員会|経営会議|執行役員会|株主総会/
const rule = /月\d+回|毎月|年\d+回程度|原則|定例として|以上/

/** How often the board met, and who was there. */
export const meetingsReader: Reader = {
  name: 'meetings',
  indicators: ['G-BD-009', 'G-BD-010', 'G-BD-011'],
  read(report) {
    const sentence = countInSentence(report)
    const attendance = attendanceOf(report) ?? attendanceInRun(report)
    const found: ReadFigure[] = []
    const meetings = attendance?.meetings ?? sentence?.meetings
    if (meetings !== undefined && (!sentence || !attendance || sentence.meetings === attendance.meetings))
      found.push(
        figure({
          indicator: 'G-BD-009',
          value: meetings,
          boundary: 'parent',
          passages: [sentence?.passage ?? attendance!.passage],
        }),
      )
    if (!attendance || attendance.all.meetings === 0) return found
    if (sentence && sentence.meetings !== attendance.meetings) return found
    const shareOf = (indicator: string, sum: Sum) =>
      figure({
        indicator,
        value: percent(sum.attended, sum.meetings),
        isDerived: true,
        boundary: 'parent',
        passages: [attendance.passage],
      })
    found.push(shareOf('G-BD-010', attendance.all))
    if (attendance.outside.meetings > 0) found.push(shareOf('G-BD-011', attendance.outside))
    return found
  },
}

function countInSentence(report: Report) {
  const counts = new Map<number, Passage>()
  for (const passage of sentencesIn(report, governance)) {
    const text = squeeze(passage.text)
    if (others.test(text.replace(/(監査等|指名)委員会等?設置会社/g, '')) || rule.test(text)) continue
    const [, times] =
      /取締役会(?:を|は|の開催回数は)[^。\d]{0,24}?(?:合計|計|全|延べ)?(\d+)回(?:、?開催|であり|で)/.exec(text) ?? []
    if (times && /開催/.test(text)) counts.set(Number(times), passage)
  }
  const [only] = counts
  return only && counts.size === 1 ? { meetings: only[0], passage: only[1] } : null
}

interface Sum {
  attended: number
  meetings: number
}

const total = (rows: readonly { readonly sum: Sum }[]): Sum => ({
  attended: rows.reduce((all, { sum }) => all + sum.attended, 0),
  meetings: rows.reduce((all, { sum }) => all + sum.meetings, 0),
})

/** Attended and meetings of one cell; null where it says neither. */
function pairOf(cell: string): Sum | null {
  const text = squeeze(cell)
  const within = /全(\d+)回中(\d+)回/.exec(text)
  if (within) return { meetings: Number(within[1]), attended: Number(within[2]) }
  const slash = /^(\d+)回?\/(\d+)回?(?:\(|$)/.exec(text) ?? /^(\d+)回?\((\d+)回中?\)/.exec(text)
  if (!slash) return null
  const [a, b] = [Number(slash[1]), Number(slash[2])]
  return { attended: Math.min(a, b), meetings: Math.max(a, b) }
}

const aBody = /取締役会(?!長)|委員会|監査役会|経営会議|執行役員会/g
/** Paragraphs back in which a heading still is the table's. */
const headingReach = 12

/** Whether a table of attendance is the board's: by its head, the line above it, the heading before it, or its chair. */
function isOfBoard(chapter: Chapter, table: Table): boolean {
  const [head = '', second = ''] = table.rows.map((row) => squeeze(row.join(' ')))
  const heads = /\d/.test(second) ? head : head + second
  if (/取締役会(?!長)/.test(heads)) return true
  if (/委員会|監査役会/.test(heads.replace('担当委員会', ''))) return false
  const last = squeeze(table.above.split('\n').at(-1)!)
  if (/取締役の出席|取締役会(の|における)(活動|開催|出席)/.test(last)) return true
  if (/委員(会|長|の|及び|は)|監査役会/.test(last)) return false
  const at = chapter.blocks.indexOf(table)
  for (const block of chapter.blocks.slice(Math.max(0, at - headingReach), at).reverse()) {
    const body =
      block.kind === 'paragraph' && /^[^。]{1,40}$/.test(block.text) ? block.text.match(aBody)?.at(-1) : undefined
    if (body) return body === '取締役会'
  }
  // A committee that reports to the board is not the board.
  const about = squeeze(table.above).replace(
    /取締役会(に|へ|から|の)(対し|対して)?、?(助言|答申|報告|諮問|提言|上程)/g,
    '',
  )
  return /取締役会(?!長)|議長/.test(about + second)
}

/** The first table that says how often each director attended; its rows of directors are summed. */
function attendanceOf(report: Report) {
  for (const { chapter, table } of tablesIn(report, governance)) {
    const head = squeeze(table.rows.slice(0, 2).flat().join(' '))
    if (!/氏名/.test(head) || !/出席/.test(head + table.above) || !isOfBoard(chapter, table)) continue
    const rows = rowsOf(table, report)
    if (
      rows.length < 3 ||
      rows.some(({ sum }) => sum.meetings === 0 || sum.attended > sum.meetings || sum.meetings > 60)
    )
      continue
    const passage: Passage = {
      chapter,
      address: cellAddress(table, 0, 0),
      text: rows.map(({ text }) => text).join(' / '),
    }
    const areKnown = rows.every(({ isOutside }) => isOutside !== null)
    return {
      meetings: Math.max(...rows.map(({ sum }) => sum.meetings)),
      all: total(rows),
      outside: areKnown ? total(rows.filter(({ isOutside }) => isOutside)) : { attended: 0, meetings: 0 },
      passage,
    }
  }
  return null
}

/** Names with their meetings in a text that ran together: read only where 回 or / parts the two numbers of each. */
function attendanceInRun(report: Report) {
  for (const name of governance) {
    const chapter = report.chapters.get(name)
    if (chapter?.form !== 'run') continue
    for (const [at, block] of chapter.blocks.entries()) {
      if (block.kind !== 'paragraph') continue
      const text = squeeze(block.text).replace(/[※*]\d?|\(※?\)/g, '')
      if (!/氏名/.test(text) || !/出席/.test(text)) continue
      const before = chapter.blocks
        .slice(Math.max(0, at - 2), at)
        .flatMap((each) => (each.kind === 'paragraph' ? [each.text] : []))
      const head = text.slice(Math.max(0, text.indexOf('氏名') - 60), text.indexOf('氏名') + 40)
      const body = (squeeze(before.join('')) + head).match(/取締役会(?!長)|委員会|監査役会/g)
      if (!(/取締役会(?!長)/.test(head) ? true : body?.at(-1) === '取締役会')) continue
      const rows = runRows(text.slice(text.indexOf('氏名')))
      const meetings = Math.max(0, ...rows.map(({ sum }) => sum.meetings))
      const whole = rows.filter(({ sum }) => sum.meetings === meetings).length
      if (rows.length < 5 || whole * 2 < rows.length || meetings > 40 || meetings < 4) continue
      const outsideRows = rows.filter(({ text: row }) => isOutsideRow(report, row))
      const isTitled = rows.some(({ text: row }) => /社外取締役/.test(row))
      return {
        meetings,
        all: total(rows),
        outside: isTitled ? total(outsideRows) : { attended: 0, meetings: 0 },
        passage: { chapter, address: block.address, text: block.text.slice(0, 400) },
      }
    }
  }
  return null
}

const isOutsideRow = (report: Report, row: string) =>
  /社外取締役/.test(row) || report.officers.some(({ name, isOutside }) => isOutside && row.includes(name))

function runRows(text: string) {
  const whole = /出席回数\(全(\d+)回\)/.exec(text)?.[1]
  // 「全12回中11回」 says the meetings first and parts the numbers itself.
  if (/全\d+回中/.test(text))
    return [...text.matchAll(/([^\d%]{2,40}?)全(\d{1,2})回中(\d{1,2})回/g)].flatMap(([row, , meetings, attended]) =>
      /監査役/.test(row) || !/[\u3400-\u9fff]{2}/.test(row)
        ? []
        : [{ text: row, sum: { attended: Number(attended), meetings: Number(meetings) } }],
    )
  const pattern = whole ? /([^\d%]{2,40}?)(\d{1,2})回/g : /([^\d%]{2,40}?)(\d{1,2})回?\/?(\d{1,2})回/g
  return [...text.matchAll(pattern)].flatMap(([row, , a, b]) => {
    const [first, second] = [Number(a), whole ? Number(whole) : Number(b)]
    if (/監査役/.test(row) || !/[\u3400-\u9fff]{2}/.test(row)) return []
    return [{ text: row, sum: { attended: Math.min(first, second), meetings: Math.max(first, second) } }]
  })
}

function rowsOf(table: Table, report: Report) {
  const [head] = table.rows as [readonly string[]]
  const second = table.rows[1] ?? []
  const nameAt = [head, second].map((row) => row.findIndex((cell) => /氏名/.test(cell))).find((at) => at >= 0) ?? -1
  if (nameAt < 0) return []
  const column = (word: RegExp) =>
    head.findIndex((cell, at) => {
      const text = squeeze(`${cell}${/\d/.test(second[at] ?? '') ? '' : (second[at] ?? '')}`)
      return word.test(text) && !/委員会|監査役会/.test(text)
    })
  const [countAt, attendedAt] = [column(/開催回?数/), column(/出席回?数|出席状況/)]
  const boardColumns = columnsOfBoard([head, second])
  return table.rows.flatMap((row) => {
    const text = row.join(' ')
    if (/監査役/.test(squeeze(row.filter((_, at) => at <= nameAt).join('')).replace(/監査等委員/g, ''))) return []
    const sum = sumOf(
      boardColumns ? row.map((cell, at) => (boardColumns.has(at) ? cell : '')) : row,
      countAt,
      attendedAt,
      nameAt,
    )
    if (!sum) return []
    const officer = report.officers.find(({ name }) => name === squeeze(row[nameAt]!))
    const isOutside = /社外/.test(row.filter((_, at) => at <= nameAt).join('')) || (officer?.isOutside ?? false)
    return [
      { sum, text, isOutside: /社外/.test(text) || officer ? isOutside : hasTitles(table, nameAt) ? false : null },
    ]
  })
}

/** Columns of the board where other bodies stand beside it: a director who sat there alone was at no meeting of the board. */
function columnsOfBoard(heads: readonly (readonly string[])[]): ReadonlySet<number> | null {
  for (const cells of heads) {
    const texts = cells.map(squeeze)
    const isBoard = (text: string) => /取締役会/.test(text) && !/委員会|監査役会/.test(text)
    if (texts.some(isBoard) && texts.some((text) => /委員会|監査役会|経営会議/.test(text) && !/取締役会/.test(text)))
      return new Set(texts.flatMap((text, at) => (isBoard(text) ? [at] : [])))
  }
  return null
}

const hasTitles = (table: Table, nameAt: number) =>
  table.rows.some((row) => row.some((cell, at) => at !== nameAt && /社外取締役/.test(cell)))

function sumOf(row: readonly string[], countAt: number, attendedAt: number, nameAt: number): Sum | null {
  const times = (at: number) => {
    const text = /^(\d+)回?(?:\(|$)/.exec(squeeze(row[at] ?? ''))?.[1]
    return text === undefined ? null : Number(text)
  }
  if (countAt >= 0 && attendedAt >= 0 && countAt !== attendedAt) {
    const [meetings, attended] = [times(countAt), times(attendedAt)]
    if (meetings !== null && attended !== null) return { meetings, attended }
  }
  const pairs = row.flatMap((cell, at) => (at > nameAt ? (pairOf(cell) ?? []) : []))
  return pairs[0] ?? null
}
